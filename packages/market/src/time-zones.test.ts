import { expect, it } from "vitest";
import { countries } from "./countries.ts";
import { timeZoneOf } from "./time-zones.ts";

it.each(countries.map(({ code }) => code))("%s has a valid IANA time zone", (code) => {
  const zone = timeZoneOf(code);
  expect(zone).not.toBe("UTC");
  expect(new Intl.DateTimeFormat("en", { timeZone: zone }).resolvedOptions().timeZone).toBeTruthy();
});

it("a country that is no market has UTC", () => {
  expect(timeZoneOf("XX")).toBe("UTC");
});
