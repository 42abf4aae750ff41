import { describe, expect, it } from "vitest";
import { addDays, dayIn, startOfDay, weekdayNumber } from "./zoned-day.ts";

describe("a day in a time zone", () => {
  it.each([
    ["UTC", "2026-11-21", "2026-11-21T00:00:00.000Z"],
    ["Europe/Helsinki", "2026-11-21", "2026-11-20T22:00:00.000Z"],
    ["Europe/Helsinki", "2026-07-04", "2026-07-03T21:00:00.000Z"],
    ["America/Toronto", "2026-11-23", "2026-11-23T05:00:00.000Z"],
    ["America/La_Paz", "2026-11-23", "2026-11-23T04:00:00.000Z"],
    // Clocks go forward or back during these days.
    ["Europe/Oslo", "2027-03-28", "2027-03-27T23:00:00.000Z"],
    ["Europe/Oslo", "2027-03-29", "2027-03-28T22:00:00.000Z"],
    // Chile's clocks go forward at midnight, so the day begins at one; they go back to the evening before.
    ["America/Santiago", "2026-09-06", "2026-09-06T04:00:00.000Z"],
    ["America/Santiago", "2027-04-04", "2027-04-04T04:00:00.000Z"],
  ])("a day in a time zone in %s, %s begins at %s", (zone, day, start) => {
    expect(startOfDay(zone, day).toISOString()).toBe(start);
    expect(dayIn(zone, new Date(start))).toBe(day);
    expect(dayIn(zone, new Date(Date.parse(start) - 1))).toBe(addDays(day, -1));
  });

  it("a day in a time zone is the seventh of its week on Sunday, 22 November 2026", () => {
    expect(["2026-11-16", "2026-11-21", "2026-11-22"].map(weekdayNumber)).toEqual([1, 6, 7]);
  });
});
