import { winsBet } from "@bellwether/games/mechanics/dice/wins-bet.ts";
import { expect, it } from "vitest";
import { betOnTarget, betsOf, findBet } from "./bets.ts";

const bets = betsOf({
  kind: "dice",
  dice: 2,
  lowest: 2,
  highest: 12,
  all: 36,
  under: [
    [7, 15, 232],
    [8, 21, 166],
  ],
  exactly: [
    [7, 6, 582],
    [2, 1, 3492],
  ],
  usual: { side: "exactly", target: 7 },
  lowestReturn: "96.25",
  highestReturn: "97.00",
});

it("a bet over a number pays the same as the bet under the mirrored number", () => {
  expect(findBet(bets, { side: "over", target: 6 })).toMatchObject({ wins: 21, multiplierHundredths: 166 });
  expect(findBet(bets, { side: "over", target: 8 })).toBeUndefined();
});

it("a new number keeps the side of the bet if that bet is on offer", () => {
  expect(betOnTarget(bets, "under", 8)?.side).toBe("under");
  expect(betOnTarget(bets, "under", 2)?.side).toBe("exactly");
  expect(betOnTarget(bets, "under", 12)).toBeUndefined();
});

it.each([
  ["under", 6, true],
  ["under", 7, false],
  ["over", 8, true],
  ["over", 7, false],
  ["exactly", 7, true],
] as const)("a bet %s seven covers %d: %s", (side, total, covered) => {
  expect(winsBet({ side, target: 7 }, total)).toBe(covered);
});
