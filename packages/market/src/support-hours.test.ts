import { describe, expect, it } from "vitest";
import { answerBy, supportDay } from "./support-hours.ts";

const hours = { timeZone: "Europe/Stockholm", fromHour: 9, untilHour: 21, answerHours: 4 };

describe("support answers within 4 support hours, from 9 to 21 in Stockholm", () => {
  it.each([
    ["in the morning", "2026-11-20T09:00:00Z", "2026-11-20T13:00:00Z"],
    ["at night, from the opening on", "2026-11-20T01:30:00Z", "2026-11-20T12:00:00Z"],
    ["late, the rest on the next morning", "2026-11-20T18:00:00Z", "2026-11-21T10:00:00Z"],
    ["after the close", "2026-11-20T21:00:00Z", "2026-11-21T12:00:00Z"],
    ["with the close itself", "2026-11-20T16:00:00Z", "2026-11-20T20:00:00Z"],
    ["over the night that clocks go back", "2026-10-24T19:00:00Z", "2026-10-25T12:00:00Z"],
    ["in the first hour of the day that has 25", "2026-10-24T22:30:00Z", "2026-10-25T12:00:00Z"],
    [
      "after midnight there, while it is the day before in UTC",
      "2026-07-01T22:30:00Z",
      "2026-07-02T11:00:00Z",
    ],
  ])("a message %s", (_, written, by) => {
    expect(answerBy(hours, new Date(written)).toISOString()).toBe(new Date(by).toISOString());
  });

  it("an answer time longer than a day's support hours continues on the next days", () => {
    const slow = { ...hours, answerHours: 30 };
    expect(answerBy(slow, new Date("2026-11-20T08:00:00Z")).toISOString()).toBe("2026-11-22T14:00:00.000Z");
    expect(answerBy(slow, new Date("2026-10-24T22:30:00Z")).toISOString()).toBe("2026-10-27T14:00:00.000Z");
  });

  it("on the day that the clocks go forward, support opens at 9 in the new time", () => {
    const { opens, closes } = supportDay(hours, new Date("2026-03-29T00:30:00Z"));
    expect([opens, closes].map((at) => at.toISOString())).toEqual([
      "2026-03-29T07:00:00.000Z",
      "2026-03-29T19:00:00.000Z",
    ]);
  });
});
