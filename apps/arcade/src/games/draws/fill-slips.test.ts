import { expect, it } from "vitest";
import { fillSlips } from "./fill-slips.ts";

it.each([
  [
    "fill the open slip and two more when all slips are empty",
    true,
    [
      ["mark", 1],
      ["add", 2],
      ["add", 3],
    ],
  ],
  [
    "are on three more slips when a slip is marked",
    false,
    [
      ["add", 1],
      ["add", 2],
      ["add", 3],
    ],
  ],
] as const)("three favourite lines %s", (_, areEmpty, expected) => {
  const filled: [string, number | undefined][] = [];
  fillSlips([[1], [2], [3]], {
    areEmpty,
    mark: ([number]) => void filled.push(["mark", number]),
    add: ([number]) => void filled.push(["add", number]),
  });
  expect(filled).toEqual(expected);
});
