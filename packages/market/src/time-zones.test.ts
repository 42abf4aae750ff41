import { expect, it } from "vitest";
import { countries } from "./countries.ts";
import { timeZoneOf } from "./time-zones.ts";

it.each(countries.map(({ code }) => code))("%s has a time zone of its own that exists", (code) => {
  const zone = timeZoneOf(code);
  expect(zone).not.toBe("UTC");
  expect(new Intl.DateTimeFormat("en", { timeZone: zone }).resolvedOptions().timeZone).toBeTruthy();
});

it("a country that is no market has UTC", () => {
  expect(timeZoneOf("XX")).toBe("UTC");
});
