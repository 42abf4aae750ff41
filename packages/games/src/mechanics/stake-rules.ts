import type { Figures } from "../exact/figures.ts";
import type { Draws } from "../fairness/draws.ts";
import { checkNoInput, checkOnOffer, checkStakeUnit, stakesOf } from "../stakes.ts";
import type { InstantRules, Layout, Outcome } from "./mechanic.ts";

/** What a game that needs only a stake brings. Every stake is a multiple of `unitMinor`, so that each win can be paid exactly. */
type StakeGame = {
  stakes: readonly number[];
  unitMinor?: bigint;
  computeFigures(): Figures;
  layout: Layout;
  play(draws: Draws, stakeMinor: bigint): Outcome;
};

/** The rules of a slot or a card: the player picks one of the stakes on offer, and nothing else. */
export function stakeRules({
  unitMinor = 1n,
  computeFigures,
  layout,
  play,
  ...offer
}: StakeGame): InstantRules {
  const stakes = stakesOf(offer);
  return {
    kind: "instant",
    stakes,
    computeFigures,
    layout: () => layout,
    accept(stakeMinor, input) {
      checkNoInput(input);
      checkStakeUnit(stakeMinor, unitMinor);
      return {
        checkOffer: (scale) => checkOnOffer(stakeMinor, stakes, scale),
        play: (draws) => play(draws, stakeMinor),
      };
    },
  };
}
