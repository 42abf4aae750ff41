import { expect, test } from "vitest";
import { fraction, meterTone } from "./fraction.ts";

test.each([
  [0, 100, 0, "calm"],
  [79.99, 100, 0.7999, "calm"],
  [80, 100, 0.8, "near"],
  [99.99, 100, 0.9999, "near"],
  [100, 100, 1, "full"],
  [120, 100, 1, "full"],
  [-5, 100, 0, "calm"],
  [0, 0, 1, "full"],
] as const)("%d of %d fills %d of the meter and looks %s", (value, max, used, tone) => {
  expect(fraction(value, max)).toBeCloseTo(used, 6);
  expect(meterTone(value, max)).toBe(tone);
});
