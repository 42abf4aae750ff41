import { TableFile } from "@bellwether/contract/content/table.ts";
import { DAY_MS } from "@bellwether/contract/durations.ts";
import type { DrawCalendar } from "@bellwether/contract/studio/index.ts";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { localDateOf, nextDraws, weekdayOfDraw, weekdaysOf } from "./next-draws.ts";

const SALES = { closesMs: 900_000, ahead: 4, patienceMs: DAY_MS };
const stockholm = (at: string, more: object): DrawCalendar =>
  ({ timeZone: "Europe/Stockholm", at, ...more, ...SALES }) as DrawCalendar;
const drawsOf = (calendar: DrawCalendar, after: string, count: number) =>
  nextDraws(calendar, new Date(after), count).map((at) => at.toISOString());

describe("the calendar of draws", () => {
  it("the calendar of draws draws on Wednesday and Saturday at 21:00 in Stockholm, at 19:00 UTC in summer and 20:00 in winter, over both changes of 2026", () => {
    const calendar = stockholm("21:00", { days: ["wednesday", "saturday"] });
    expect(drawsOf(calendar, "2026-03-25T12:00:00Z", 3)).toEqual([
      "2026-03-25T20:00:00.000Z",
      "2026-03-28T20:00:00.000Z",
      "2026-04-01T19:00:00.000Z",
    ]);
    expect(drawsOf(calendar, "2026-10-21T19:00:00Z", 2)).toEqual([
      "2026-10-24T19:00:00.000Z",
      "2026-10-28T20:00:00.000Z",
    ]);
  });

  it("the calendar of draws leaves out a draw at exactly the given time, because it returns those after it", () => {
    const calendar = stockholm("21:00", { days: ["saturday"] });
    expect(drawsOf(calendar, "2026-11-21T20:00:00Z", 1)).toEqual(["2026-11-28T20:00:00.000Z"]);
    expect(drawsOf(calendar, "2026-11-21T19:59:59.999Z", 1)).toEqual(["2026-11-21T20:00:00.000Z"]);
  });

  it("the calendar of draws moves 02:30 to 03:30 on the night without 02:30, and draws once, at the first, on the night with two", () => {
    const calendar = stockholm("02:30", { days: ["sunday"] });
    expect(drawsOf(calendar, "2026-03-28T12:00:00Z", 1)).toEqual(["2026-03-29T01:30:00.000Z"]);
    expect(drawsOf(calendar, "2026-10-24T12:00:00Z", 2)).toEqual([
      "2026-10-25T00:30:00.000Z",
      "2026-11-01T01:30:00.000Z",
    ]);
  });

  it("the calendar of draws draws on 29 February in leap years, and in no other year for that day", () => {
    const calendar = stockholm("21:00", { daysOfMonth: [29] });
    expect(drawsOf(calendar, "2028-02-01T00:00:00Z", 1)).toEqual(["2028-02-29T20:00:00.000Z"]);
    expect(drawsOf(calendar, "2027-02-01T00:00:00Z", 1)).toEqual(["2027-03-29T19:00:00.000Z"]);
  });

  it("the calendar of draws draws on the last day of every month, and on day 31 only in months that have it", () => {
    expect(drawsOf(stockholm("12:00", { daysOfMonth: ["last"] }), "2026-12-31T12:00:00Z", 3)).toEqual([
      "2027-01-31T11:00:00.000Z",
      "2027-02-28T11:00:00.000Z",
      "2027-03-31T10:00:00.000Z",
    ]);
    expect(drawsOf(stockholm("12:00", { daysOfMonth: [31] }), "2027-01-31T12:00:00Z", 2)).toEqual([
      "2027-03-31T10:00:00.000Z",
      "2027-05-31T10:00:00.000Z",
    ]);
  });

  it("the calendar of draws draws on the first and the last Friday of a month", () => {
    const calendar = stockholm("18:00", { daysOfMonth: ["first-friday", "last-friday"] });
    expect(drawsOf(calendar, "2026-11-01T00:00:00Z", 3)).toEqual([
      "2026-11-06T17:00:00.000Z",
      "2026-11-27T17:00:00.000Z",
      "2026-12-04T17:00:00.000Z",
    ]);
  });

  it("the calendar of draws offers the weekdays of its days, none for days of the month, and all seven with draws by a clock", () => {
    expect(weekdaysOf(stockholm("21:00", { days: ["saturday", "wednesday"] }))).toEqual([
      "wednesday",
      "saturday",
    ]);
    expect(weekdaysOf(stockholm("21:00", { daysOfMonth: ["last"] }))).toEqual([]);
    expect(weekdaysOf({ everyMs: 90_000, ...SALES })).toHaveLength(7);
  });

  it("the calendar of draws draws every 90 seconds since midnight UTC by a clock", () => {
    const calendar: DrawCalendar = { everyMs: 90_000, ...SALES, closesMs: 15_000 };
    expect(drawsOf(calendar, "2026-11-25T00:01:30Z", 2)).toEqual([
      "2026-11-25T00:03:00.000Z",
      "2026-11-25T00:04:30.000Z",
    ]);
  });

  it("the calendar of draws gives rising times, with the weekday and the date of the place, whatever the start", () => {
    const calendar = stockholm("23:30", { days: ["monday", "friday"] });
    const anyStart = fc.date({
      min: new Date("2020-01-01"),
      max: new Date("2040-01-01"),
      noInvalidDate: true,
    });
    fc.assert(
      fc.property(anyStart, (after) => {
        const draws = nextDraws(calendar, after, 3);
        let last = after;
        for (const at of draws) {
          expect(at.getTime()).toBeGreaterThan(last.getTime());
          expect(["monday", "friday"]).toContain(weekdayOfDraw(calendar, at));
          const local = at.toLocaleString("sv-SE", { timeZone: "Europe/Stockholm" });
          expect(local).toBe(`${localDateOf(calendar, at)} 23:30:00`);
          last = at;
        }
        // The same list from the draw before.
        expect(nextDraws(calendar, draws[0] ?? after, 2)).toEqual(draws.slice(1));
      }),
      { numRuns: 100 },
    );
  });

  it("the calendar of draws is refused in a table's file beside times for bets, without days, or in a time zone that does not exist", () => {
    const file = {
      ...{ name: "lotto", title: "Lotto", gameCode: "lotto", model: "lotto", room: "hall" },
      phases: { drawnMs: 8_000 },
      calendar: stockholm("21:00", { days: ["saturday"] }),
      limits: { minimumStake: 100, maximumStake: 10_000 },
    };
    const accepts = (more: object) => TableFile.safeParse({ ...file, ...more }).success;
    expect(accepts({})).toBe(true);
    expect(accepts({ phases: { drawnMs: 8_000, bettingMs: 20_000 } })).toBe(false);
    expect(accepts({ calendar: undefined })).toBe(false);
    expect(accepts({ calendar: stockholm("21:00", {}) })).toBe(false);
    expect(accepts({ calendar: { ...file.calendar, timeZone: "Europe/Atlantis" } })).toBe(false);
    expect(accepts({ calendar: { everyMs: 60_000, ...SALES } })).toBe(false);
  });
});
