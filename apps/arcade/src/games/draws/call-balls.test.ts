import { expect, it } from "vitest";
import { ballsOut } from "./call-balls.ts";

const keno = { count: 20, everyMs: 1_500 };

it.each([
  [32_000, 0],
  [30_000, 0],
  [28_500, 1],
  [15_000, 10],
  [1_499, 19],
  [0, 20],
  [-400, 20],
])("with %d ms of 20 balls left, %d are out", (leftMs, out) => {
  expect(ballsOut(keno, leftMs)).toBe(out);
});
