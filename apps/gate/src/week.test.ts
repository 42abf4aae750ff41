import { DAY_MS, HOUR_MS } from "@bellwether/contract/durations.ts";
import { expect, test } from "vitest";
import { weekOf } from "./week.ts";

test.each([
  ["2026-11-16T00:00:00Z", "2026-11-16"],
  ["2026-11-20T12:00:00Z", "2026-11-16"],
  ["2026-11-22T23:59:59.999Z", "2026-11-16"],
  ["2026-11-23T00:00:00Z", "2026-11-23"],
  ["2027-01-01T08:00:00Z", "2026-12-28"],
])("%s is in the week of Monday %s, which is 7 days long", (moment, day) => {
  const week = weekOf("IE", new Date(moment));
  expect(week.day).toBe(day);
  expect(week.endsAt.getTime() - week.startsAt.getTime()).toBe(7 * DAY_MS);
});

test.each([
  ["CA", "2026-11-16T04:59:59Z", "2026-11-09"],
  ["CA", "2026-11-16T05:00:00Z", "2026-11-16"],
  ["JP", "2026-11-15T15:00:00Z", "2026-11-16"],
])("in %s %s is in the week of Monday %s", (country, moment, day) => {
  expect(weekOf(country, new Date(moment)).day).toBe(day);
});

test("Toronto's week in which the clocks go back is 169 hours long", () => {
  const { startsAt, endsAt } = weekOf("CA", new Date("2026-10-28T12:00:00Z"));
  expect((endsAt.getTime() - startsAt.getTime()) / HOUR_MS).toBe(169);
});
