import { expect, test } from "vitest";
import { countdownParts, untilNextSecond } from "./countdown-parts.ts";

test.each([
  [0, { days: 0, hours: 0, minutes: 0, seconds: 0 }],
  [1, { days: 0, hours: 0, minutes: 0, seconds: 1 }],
  [1000, { days: 0, hours: 0, minutes: 0, seconds: 1 }],
  [59_001, { days: 0, hours: 0, minutes: 1, seconds: 0 }],
  [13_287_000, { days: 0, hours: 3, minutes: 41, seconds: 27 }],
  [90_061_000, { days: 1, hours: 1, minutes: 1, seconds: 1 }],
  [-5000, { days: 0, hours: 0, minutes: 0, seconds: 0 }],
])("%d ms before the end the clock shows the right parts", (leftMs, parts) => {
  expect(countdownParts(1_000_000_000, 1_000_000_000 - leftMs)).toEqual(parts);
});

test.each([
  [2500, 500],
  [2000, 1000],
  [1, 1],
  [0, 0],
  [-1, 0],
])("with %d ms left the next change is in %d ms", (leftMs, waitMs) => {
  expect(untilNextSecond(1_000_000, 1_000_000 - leftMs)).toBe(waitMs);
});
