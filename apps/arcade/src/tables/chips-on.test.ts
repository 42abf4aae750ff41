import { expect, it } from "vitest";
import { chipsOn } from "./chips-on.ts";

const company = {
  number: 8,
  spots: [
    { spot: "red", bettors: 3, house: 1 },
    { spot: "17", bettors: 12, house: 9 },
  ],
};

it("each player with a bet on a spot has a chip there, at most 7 are drawn, and those of house players are marked", () => {
  expect(chipsOn(8, company)).toEqual([
    { spot: "red", players: 2, house: 1 },
    { spot: "17", players: 0, house: 7 },
  ]);
});

it("while round 9 takes bets, the mat has no chips of round 8", () => {
  expect(chipsOn(9, company)).toEqual([]);
});
