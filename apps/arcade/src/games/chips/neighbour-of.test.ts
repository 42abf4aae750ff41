import { expect, it } from "vitest";
import { spotsInRow, spotsInTwoRows } from "../baccarat/lay-out-table.ts";
import { neighbourOf } from "./neighbour-of.ts";

const row = spotsInRow({ x: 0, y: 0, width: 1000, height: 120 });
const rows = spotsInTwoRows({ x: 0, y: 0, width: 360, height: 130 }, 6);

it.each([
  ["right of the player pair in one row", row, "player-pair", "ArrowRight", "player"],
  ["left of the banker in one row", row, "banker", "ArrowLeft", "tie"],
  ["right of the banker pair, at the edge", row, "banker-pair", "ArrowRight", undefined],
  ["below the tie in one row", row, "tie", "ArrowDown", undefined],
  ["above the player in two rows", rows, "player", "ArrowUp", "player-pair"],
  ["below the banker pair in two rows", rows, "banker-pair", "ArrowDown", "banker"],
  ["right of the player in two rows", rows, "player", "ArrowRight", "banker"],
  ["for another key", rows, "player", "a", undefined],
] as const)("%s is the expected spot", (_, places, spot, key, next) => {
  expect(neighbourOf(places, spot, key)).toBe(next);
});
