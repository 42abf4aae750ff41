import { expect, it } from "vitest";
import { readMultiplier } from "./multiplier-text.ts";

it.each<[string, number | undefined]>([
  ["2", 200],
  ["2.5", 250],
  [" 2,05 ", 205],
  ["1.01", 101],
  ["5000", 500_000],
  ["1", undefined],
  ["1.005", undefined],
  ["5000.01", undefined],
  ["-2", undefined],
  ["2x", undefined],
  ["", undefined],
])("reads %j as %s hundredths, with a maximum of 5,000.00", (typed, hundredths) => {
  expect(readMultiplier(typed, 500_000)).toBe(hundredths);
});
