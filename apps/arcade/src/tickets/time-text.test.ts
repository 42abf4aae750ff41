import { HOUR_MS, MINUTE_MS } from "@bellwether/contract/durations.ts";
import { describe, expect, it } from "vitest";
import { saleTimeParts, spokenMinute } from "./time-text.ts";

describe("a countdown", () => {
  it.each([
    [69 * HOUR_MS + 28 * 60_000 + 59_000, "69:28"],
    [2 * HOUR_MS, "02:00"],
    [2 * HOUR_MS - 1_000, "01:59:59"],
    [61_000, "00:01:01"],
    [0, "00:00:00"],
    [-5_000, "00:00:00"],
  ])("a countdown of %d ms reads %s: seconds only in the last two hours", (leftMs, text) => {
    expect(saleTimeParts(leftMs).join(":")).toBe(text);
  });

  it.each([
    [11 * MINUTE_MS, undefined],
    [10 * MINUTE_MS, 10],
    [9 * MINUTE_MS + 1, 10],
    [9 * MINUTE_MS, undefined],
    [5 * MINUTE_MS, 5],
    [MINUTE_MS, 1],
    [0, undefined],
  ])(
    "a countdown of %d ms is read out as %s minutes, and nothing of it is left afterwards",
    (leftMs, minutes) => {
      expect(spokenMinute(leftMs)).toBe(minutes);
    },
  );
});
