import { expect, test } from "vitest";
import { intervalChoices } from "./reality-check-intervals.ts";

test("offers 0 to 240 minutes where the market requires nothing, and 15 to 60 where it requires 60", () => {
  expect(intervalChoices(0, undefined)).toEqual([0, 15, 30, 45, 60, 90, 120, 180, 240]);
  expect(intervalChoices(60, 60)).toEqual([15, 30, 45, 60]);
});

test("keeps a current interval of 1 minute among the choices", () => {
  expect(intervalChoices(1, undefined)[1]).toBe(1);
});
