import { HOUR_MS } from "@bellwether/contract/durations.ts";
import { describe, expect, it } from "vitest";
import { saleTimeParts } from "./time-text.ts";

describe("a countdown", () => {
  it.each([
    [69 * HOUR_MS + 28 * 60_000 + 59_000, "69:28"],
    [2 * HOUR_MS, "02:00"],
    [2 * HOUR_MS - 1_000, "01:59:59"],
    [61_000, "00:01:01"],
    [0, "00:00:00"],
    [-5_000, "00:00:00"],
  ])("of %d ms reads %s: seconds only in the last two hours", (leftMs, text) => {
    expect(saleTimeParts(leftMs).join(":")).toBe(text);
  });
});
