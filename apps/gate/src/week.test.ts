import { DAY_MS } from "@bellwether/contract/durations.ts";
import { expect, test } from "vitest";
import { weekOf } from "./week.ts";

test.each([
  ["2026-11-16T00:00:00Z", "2026-11-16"],
  ["2026-11-20T12:00:00Z", "2026-11-16"],
  ["2026-11-22T23:59:59.999Z", "2026-11-16"],
  ["2026-11-23T00:00:00Z", "2026-11-23"],
  ["2027-01-01T08:00:00Z", "2026-12-28"],
])("%s is in the week of Monday %s, which is 7 days long", (moment, day) => {
  const week = weekOf(new Date(moment));
  expect(week.day).toBe(day);
  expect(week.endsAt.getTime() - week.startsAt.getTime()).toBe(7 * DAY_MS);
});
