import { expect, it } from "vitest";
import { paced } from "./paced.ts";

it("a timer of 1 s looks each second while somebody is there, every 15 s while nobody is, and again each second at once", () => {
  let second = 0;
  let isQuiet = false;
  const looked: number[] = [];
  const look = paced(
    () => looked.push(second),
    { isQuiet: () => isQuiet },
    () => second * 1_000,
  );
  for (; second < 60; second += 1) {
    isQuiet = second >= 3 && second < 40;
    look();
  }
  expect(looked.slice(0, 7)).toEqual([0, 1, 2, 17, 32, 40, 41]);
});
