import { DAY_MS } from "@bellwether/contract/durations.ts";
import type { DrawCalendar } from "@bellwether/contract/studio/draw-calendar.ts";
import { offeredLanguages } from "@bellwether/market/languages.ts";
import { describe, expect, it } from "vitest";
import { drawTimes, drawZoneName } from "./draw-times.ts";
import { translateSheet } from "./translate-sheet.ts";

const sales = { closesMs: 900_000, ahead: 8, patienceMs: DAY_MS };
const maltese = (days: object): DrawCalendar =>
  ({ timeZone: "Europe/Malta", at: "21:00", ...days, ...sales }) as DrawCalendar;
const timesOf = (calendar: DrawCalendar, language: (typeof offeredLanguages)[number] = "en") =>
  drawTimes(calendar, translateSheet(language), language);

describe("the rules of a draw", () => {
  it("the rules of a draw name its days, its local time with the zone, and the close 15 minutes before", () => {
    expect(timesOf(maltese({ days: ["wednesday", "saturday"] }))).toEqual([
      "Draw days: Wednesday and Saturday, at 21:00, Central European Time. When the clocks change there, the draw keeps its local time.",
      "The sale closes 15 minutes before the draw.",
    ]);
  });

  it.each([
    [
      { days: ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"] },
      "Draw days: every day, at",
    ],
    [{ daysOfMonth: ["last-sunday"] }, "Draw days: the last Sunday of the month, at"],
    [{ daysOfMonth: ["first-friday"] }, "Draw days: the first Friday of the month, at"],
    [{ daysOfMonth: [15, "last"] }, "Draw days: day 15 of the month and the last day of the month, at"],
  ])("the rules of a draw say %j in words", (days, text) => {
    expect(timesOf(maltese(days))[0]).toContain(text);
  });

  it("the rules of a draw of draws every two minutes state the interval and a close 20 s before", () => {
    expect(timesOf({ everyMs: 120_000, ...sales, closesMs: 20_000 })).toEqual([
      "Time from draw to draw: 2 minutes.",
      "The sale closes 20 seconds before the draw.",
    ]);
  });

  it("the rules of a draw have the time and the zone's name of both seasons in all nine languages", () => {
    const lastSunday = maltese({ daysOfMonth: ["last-sunday"] });
    for (const language of offeredLanguages) {
      const [days] = timesOf(lastSunday, language);
      expect(days).toContain(drawZoneName(lastSunday, language));
      expect(days).toMatch(/21.{1,3}00|9:00/);
    }
    expect(drawZoneName(lastSunday, "de")).toBe("Mitteleuropäische Zeit");
    expect(drawZoneName({ everyMs: 120_000, ...sales }, "de")).toBe("UTC");
  });
});
