import { describe, expect, it } from "vitest";
import { agoText, fieldTime, fullTimeText, shortDay, timeOfField, timeText } from "./time-text.ts";

const now = Date.parse("2026-11-29T12:00:00Z");
const timeZone = "Europe/Dublin";

describe("times of the office", () => {
  it.each([
    ["2026-11-29T09:05:00Z", "09:05"],
    ["2026-11-28T23:59:00Z", "28 Nov, 23:59"],
    ["2025-11-29T09:05:00Z", "29 Nov 2025, 09:05"],
  ])("%s is shown as %s on 29 November 2026", (at, text) => {
    expect(timeText(at, now, { timeZone })).toBe(text);
  });

  it("a time belongs to the day of the reader's zone: 23:30 UTC is the next day in Berlin", () => {
    expect(timeText("2026-11-28T23:30:00Z", now, { timeZone: "Europe/Berlin" })).toBe("00:30");
  });

  it("the year is left out of a day of this year alone", () => {
    expect(shortDay("2026-01-03T10:00:00Z", now, { timeZone })).toBe("3 Jan");
    expect(shortDay("2027-01-03T10:00:00Z", now, { timeZone })).toBe("3 Jan 2027");
  });

  it("the whole time has seconds and its zone", () => {
    expect(fullTimeText("2026-07-01T09:05:07Z", now, { timeZone: "UTC" })).toBe(
      "Wed, 1 Jul 2026, 09:05:07 UTC",
    );
  });

  it.each([
    ["2026-11-29T11:59:31Z", "now"],
    ["2026-11-29T11:55:00Z", "5 min ago"],
    ["2026-11-29T09:01:00Z", "2 h ago"],
    ["2026-11-28T11:00:00Z", "1 day ago"],
    ["2026-11-20T11:00:00Z", "9 days ago"],
    ["2026-10-20T11:00:00Z", "20 Oct"],
    ["2026-11-29T12:30:00Z", "in 30 min"],
    ["2026-12-02T12:00:00Z", "in 3 days"],
  ])("%s is %s at noon of 29 November 2026", (at, text) => {
    expect(agoText(at, now, { timeZone })).toBe(text);
  });

  it("what a field of date and time holds is read back to the same minute, and nothing from an empty one", () => {
    expect(timeOfField(fieldTime(now))).toBe("2026-11-29T12:00:00.000Z");
    expect(timeOfField("")).toBeNull();
    expect(timeOfField("soon")).toBeNull();
  });
});
