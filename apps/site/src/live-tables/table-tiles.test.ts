import { expect, it } from "vitest";
import { someOfEach, type TableTile } from "./table-tiles.ts";

const tile = (id: string, resultType: string, closed = false) => ({ id, resultType, closed }) as TableTile;

it("a lobby's six tables are open ones first, and of each kind one before any has two", () => {
  const tiles = [
    tile("r1", "roulette"),
    tile("r2", "roulette"),
    tile("r3", "roulette"),
    tile("b1", "baccarat", true),
    tile("b2", "baccarat"),
    tile("c1", "crash"),
    tile("c2", "crash"),
  ];
  expect(someOfEach(tiles, 6).map(({ id }) => id)).toEqual(["r1", "b2", "c1", "r2", "c2", "r3"]);
  expect(someOfEach(tiles, 7).at(-1)?.id).toBe("b1");
});
