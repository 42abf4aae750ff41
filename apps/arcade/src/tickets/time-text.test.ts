import { describe, expect, it } from "vitest";
import { countdownParts } from "./time-text.ts";

const HOUR = 3_600_000;

describe("a countdown", () => {
  it.each([
    [69 * HOUR + 28 * 60_000 + 59_000, "69:28"],
    [2 * HOUR, "02:00"],
    [2 * HOUR - 1_000, "01:59:59"],
    [61_000, "00:01:01"],
    [0, "00:00:00"],
    [-5_000, "00:00:00"],
  ])("of %d ms reads %s: seconds only in the last two hours", (leftMs, text) => {
    expect(countdownParts(leftMs).join(":")).toBe(text);
  });
});
