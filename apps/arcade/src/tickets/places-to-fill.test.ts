import { expect, it } from "vitest";
import { placesToFill } from "./places-to-fill.ts";

const empty = { isBegun: false, isComplete: false };
const begun = { isBegun: true, isComplete: false };
const complete = { isBegun: true, isComplete: true };

it.each([
  ["the first of three empty slips", [empty, empty, empty], [0]],
  ["the next empty one when the first is complete", [complete, empty, empty], [1]],
  ["every slip that is begun, and no empty one", [begun, complete, begun, empty], [0, 2]],
  ["none when all are complete", [complete, complete], []],
])("a quick pick fills %s", (_, slips, places) => {
  expect(placesToFill(slips)).toEqual(places);
});
