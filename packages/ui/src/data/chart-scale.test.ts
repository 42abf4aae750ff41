import { expect, test } from "vitest";
import { chartScale } from "./chart-scale.ts";

test.each([
  [0, 1, [0, 0.25, 0.5, 0.75, 1]],
  [1, 1, [0, 0.25, 0.5, 0.75, 1]],
  [7, 8, [0, 2, 4, 6, 8]],
  [40, 40, [0, 10, 20, 30, 40]],
  [101, 150, [0, 50, 100, 150]],
  [180, 200, [0, 50, 100, 150, 200]],
  [1_234_567, 1_500_000, [0, 500_000, 1_000_000, 1_500_000]],
])("an axis for %d ends at %d with the ticks %j", (largest, max, ticks) => {
  expect(chartScale(largest)).toEqual({ max, ticks });
});

test("every value fits on its axis, and no axis has more than 4 steps or leaves more than half empty", () => {
  for (let value = 0.01; value < 1e7; value *= 1.37) {
    const { max, ticks } = chartScale(value);
    expect(max).toBeGreaterThanOrEqual(value);
    expect(ticks.length).toBeLessThanOrEqual(5);
    expect(value / max, String(value)).toBeGreaterThan(0.5);
  }
});
