import { expect, it } from "vitest";
import { throwPicture } from "./throw-path.ts";

it.each([0, 1])("die %d flies in from outside, bounces ever lower and lies still at the end", (index) => {
  expect(throwPicture(0, index).away).toBe(1);
  expect(throwPicture(1, index)).toEqual({ away: 0, height: 0, rolls: 0, bounces: 4 });
  let last = 2;
  for (let step = 0; step <= 100; step += 1) {
    const { away, height } = throwPicture(step / 100, index);
    expect(away).toBeLessThanOrEqual(last);
    expect(height).toBeGreaterThanOrEqual(0);
    last = away;
  }
});
