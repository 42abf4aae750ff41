import type { DrawCalendar } from "@bellwether/contract/studio/draw-calendar.ts";
import { describe, expect, it } from "vitest";
import { dateAtTable, firstLastDay } from "./first-last-day.ts";

const sales = { closesMs: 60_000, ahead: 4, patienceMs: 60_000 };
const inMalta: DrawCalendar = { timeZone: "Europe/Malta", at: "00:30", days: ["sunday"], ...sales };
const inNewYork: DrawCalendar = { ...inMalta, timeZone: "America/New_York" };
const byClock: DrawCalendar = { everyMs: 60_000, ...sales };

describe("the last day of a standing order", () => {
  it.each([
    ["Malta", inMalta, "2026-11-29"],
    ["New York", inNewYork, "2026-11-28"],
    ["draws by the clock", byClock, "2026-11-28"],
  ])(
    "the last day of a standing order is a day of the table: 23:30 UTC on 28 November, for %s, is on %s",
    (_, calendar, date) => {
      expect(dateAtTable(calendar, "2026-11-28T23:30:00.000Z")).toBe(date);
    },
  );

  it.each([
    ["every draw", null, "2026-11-28"],
    ["Saturdays", ["saturday"], "2026-11-28"],
    ["Fridays", ["friday"], "2026-12-04"],
    ["Mondays and Wednesdays", ["wednesday", "monday"], "2026-11-30"],
  ] as const)(
    "the last day of a standing order is, with the next draw on Saturday 28 November and an order for %s, at least %s",
    (_, weekdays, date) => {
      expect(firstLastDay("2026-11-28", weekdays)).toBe(date);
    },
  );
});
