import { expect, test } from "vitest";
import { intervalChoices } from "./reality-check-intervals.ts";

test("0 to 240 minutes are offered where nothing is asked, 15 to 60 where the market asks for 60", () => {
  expect(intervalChoices(0, undefined)).toEqual([0, 15, 30, 45, 60, 90, 120, 180, 240]);
  expect(intervalChoices(60, 60)).toEqual([15, 30, 45, 60]);
});

test("an interval of 1 minute that is in force stays among the choices", () => {
  expect(intervalChoices(1, undefined)[1]).toBe(1);
});
