import { describe, expect, it } from "vitest";
import { segmentAt, spinProgress, turnTo, wheelPrizesOf } from "./turn.ts";

describe.each([2, 10, 30, 50, 60])("a wheel of %d segments", (count) => {
  it("a wheel comes to rest with the drawn segment under the pointer, after at least five turns clockwise", () => {
    let angle = 1.7;
    for (let segment = 0; segment < count; segment += 1) {
      const way = turnTo(angle, segment, count);
      expect(way).toBeGreaterThan(5 * 2 * Math.PI - 1e-9);
      angle += way;
      expect(segmentAt(angle, count)).toBe(segment);
    }
  });
});

it("never turns back during a spin, and ends at its target", () => {
  expect(spinProgress(0)).toBe(0);
  expect(spinProgress(1)).toBe(1);
  for (let step = 1; step <= 100; step += 1)
    expect(spinProgress(step / 100)).toBeGreaterThanOrEqual(spinProgress((step - 1) / 100));
});

it("lists each prize of a wheel once, with the number of its segments", () => {
  expect(wheelPrizesOf([150, 0, 300, 0, 150])).toEqual([
    { multiplierHundredths: 0, count: 2 },
    { multiplierHundredths: 150, count: 2 },
    { multiplierHundredths: 300, count: 1 },
  ]);
});
