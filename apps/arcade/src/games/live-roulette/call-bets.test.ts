import { spotsByName } from "@bellwether/games/mechanics/roulette/spots.ts";
import { WHEEL } from "@bellwether/games/mechanics/roulette/wheel.ts";
import { describe, expect, it } from "vitest";
import { callBets, chipsIn, neighbourBets } from "./call-bets.ts";

const covered = (bets: readonly { spot: string }[]) => {
  const pockets = bets.flatMap(({ spot }) => {
    const found = spotsByName.get(spot);
    if (!found) throw new Error(`no spot ${spot}`);
    return found.pockets;
  });
  return [...new Set(pockets)];
};
/** The pockets from one to another, clockwise on the wheel. */
const arc = (from: number, to: number) => {
  const turned = [...WHEEL.slice(WHEEL.indexOf(from)), ...WHEEL.slice(0, WHEEL.indexOf(from))];
  return turned.slice(0, turned.indexOf(to) + 1);
};
const sorted = (pockets: readonly number[]) => pockets.toSorted((one, other) => one - other);

describe("the bets of the racetrack", () => {
  it.each([
    ["voisins", 9, 22, 25],
    ["tiers", 6, 27, 33],
    ["zero", 4, 12, 15],
  ] as const)("%s lays %i chips on the arc of the wheel from %i to %i", (name, chips, from, to) => {
    expect(chipsIn(callBets[name])).toBe(chips);
    expect(sorted(covered(callBets[name]))).toEqual(sorted(arc(from, to)));
  });

  it("orphelins lays 5 chips on the 8 numbers that voisins and tiers leave out", () => {
    expect(chipsIn(callBets.orphelins)).toBe(5);
    const others = new Set([...covered(callBets.voisins), ...covered(callBets.tiers)]);
    expect(sorted(covered(callBets.orphelins))).toEqual(
      sorted(WHEEL.filter((pocket) => !others.has(pocket))),
    );
    expect(covered(callBets.orphelins)).toHaveLength(8);
  });

  it("17 and its neighbours are 2, 25, 17, 34 and 6; those of 0 go across the end of the list", () => {
    const pockets = (pocket: number) =>
      neighbourBets(WHEEL, pocket).map(({ spot }) => Number(spot.split("-")[1]));
    expect(pockets(17)).toEqual([2, 25, 17, 34, 6]);
    expect(pockets(0)).toEqual([3, 26, 0, 32, 15]);
  });
});
