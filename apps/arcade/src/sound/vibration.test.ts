import { expect, it } from "vitest";
import { createVibration, type Moment } from "./vibration.ts";

const moments: Moment[] = ["bonus", "big", "great", "huge"];

function vibrations(isStill: boolean): number[][] {
  const patterns: number[][] = [];
  const vibrator = { vibrate: (pattern: number[]) => patterns.push(pattern) > 0 };
  for (const moment of moments) createVibration(isStill, vibrator)(moment);
  return patterns;
}

it("a vibration lasts at most half a second, and lasts longer for a higher grade of win", () => {
  const lengths = vibrations(false).map((pattern) => pattern.reduce((sum, ms) => sum + ms, 0));
  expect(lengths).toHaveLength(4);
  expect(Math.max(...lengths)).toBeLessThanOrEqual(500);
  const [, big = 0, great = 0, huge = 0] = lengths;
  expect(big < great && great < huge).toBe(true);
});

it("does not vibrate with reduced motion, and throws no error in a browser without vibration", () => {
  expect(vibrations(true)).toEqual([]);
  expect(() => createVibration(false, {})("huge")).not.toThrow();
});
