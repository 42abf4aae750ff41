import { DAY_MS, HOUR_MS } from "@bellwether/contract/durations.ts";
import { dayIn } from "@bellwether/contract/zoned-day.ts";
import { describe, expect, it } from "vitest";
import { countries } from "./countries.ts";
import { marketDay, startOfMarketDay } from "./market-day.ts";
import { timeZoneOf, westernmostZoneOf } from "./time-zones.ts";

describe("a market's day", () => {
  it.each([
    ["CA", "2026-11-20T03:00:00Z", "2026-11-19"],
    ["CA", "2026-11-20T05:00:00Z", "2026-11-20"],
    ["JP", "2026-11-19T15:00:00Z", "2026-11-20"],
    ["IE", "2026-11-19T23:59:59Z", "2026-11-19"],
    ["FI", "2026-11-19T22:00:00Z", "2026-11-20"],
    ["XX", "2026-11-19T23:00:00Z", "2026-11-19"],
    [undefined, "2026-11-19T23:00:00Z", "2026-11-19"],
  ])("a market's day in %s the moment %s is of %s", (country, at, day) => {
    expect(marketDay(country, new Date(at))).toBe(day);
    expect(startOfMarketDay(country, day).getTime()).toBeLessThanOrEqual(Date.parse(at));
  });

  it("a market's day is the zone's in each market, at each hour of 3 days around each change of the clocks in 2026", () => {
    for (const { code } of countries)
      for (const change of [
        "2026-03-29",
        "2026-04-05",
        "2026-09-06",
        "2026-10-04",
        "2026-10-25",
        "2026-11-01",
      ])
        for (let hours = -36; hours <= 36; hours += 1) {
          const at = new Date(Date.parse(change) + hours * HOUR_MS);
          expect(marketDay(code, at), `${code} ${at.toISOString()}`).toBe(dayIn(timeZoneOf(code), at));
        }
  });

  it("a market's day has begun in the westernmost zone of a country last", () => {
    for (const { code } of countries)
      for (let month = 0; month < 12; month += 1) {
        const at = new Date(Date.UTC(2026, month, 15) + DAY_MS / 2);
        const [west, most] = [westernmostZoneOf(code), timeZoneOf(code)].map((zone) =>
          new Date(at.toLocaleString("en-US", { timeZone: zone })).getTime(),
        );
        expect(west, code).toBeLessThanOrEqual(most!);
      }
    expect(westernmostZoneOf("CA")).toBe("America/Vancouver");
  });
});
