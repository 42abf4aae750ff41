import { expect, it } from "vitest";
import { chipsOn } from "./chips-on.ts";

const company = {
  number: 8,
  spots: [
    { spot: "red", bettors: 3, house: 1 },
    { spot: "17", bettors: 12, house: 9 },
  ],
};

it("the mat of a round shows a chip for each other player on a spot, at most 7, and marks those of the house", () => {
  expect(chipsOn(8, company)).toEqual([
    { spot: "red", players: 2, house: 1 },
    { spot: "17", players: 0, house: 7 },
  ]);
});

it("a player who joins while round 9 takes bets sees no chips of round 8 on its mat", () => {
  expect(chipsOn(9, company)).toEqual([]);
});
