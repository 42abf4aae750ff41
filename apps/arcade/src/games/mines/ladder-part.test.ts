import { expect, it } from "vitest";
import { ladderPart } from "./ladder-part.ts";

const marks = (opened: number) =>
  ladderPart([110, 120, 130, 140, 150, 160], opened, 4).map(({ mark }) => mark);
const steps = (opened: number) =>
  ladderPart([110, 120, 130, 140, 150, 160], opened, 4).map((step) => step.opened);

it("starts with the first four of six steps before a tile is opened", () => {
  expect(steps(0)).toEqual([1, 2, 3, 4]);
  expect(marks(0)).toEqual(["next", "later", "later", "later"]);
});

it("shows steps 3 to 6 of six after four opened tiles", () => {
  expect(steps(4)).toEqual([3, 4, 5, 6]);
  expect(marks(4)).toEqual(["past", "now", "next", "later"]);
});

it("ends with the last step after six opened tiles, and shows all of a ladder with one step", () => {
  expect(steps(6)).toEqual([3, 4, 5, 6]);
  expect(ladderPart([2400], 0, 5)).toEqual([{ opened: 1, multiplierHundredths: 2400, mark: "next" }]);
});
