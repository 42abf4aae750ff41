import { expect, test } from "vitest";
import { countries } from "./countries.ts";
import { helplinesOf } from "./helplines.ts";

test.each(countries.map(({ code }) => code))("%s has at least two helplines, each reachable", (code) => {
  const lines = helplinesOf(code);
  expect(lines.length).toBeGreaterThanOrEqual(2);
  for (const { name, phone, url } of lines) {
    expect(phone ?? url, name).toBeTruthy();
    if (url) expect(new URL(url).protocol).toBe("https:");
    if (phone) expect(phone).toMatch(/^[\d -]{5,20}$/);
  }
});

test.each([
  ["FI", "Peluuri"],
  ["SE", "Stödlinjen"],
  ["NO", "Hjelpelinjen"],
  ["GB", "GamCare"],
  ["UY", "Gambling Therapy"],
  [undefined, "Gambling Therapy"],
])("in %s the first helpline is %s", (country, name) => {
  expect(helplinesOf(country)[0]!.name).toBe(name);
});
