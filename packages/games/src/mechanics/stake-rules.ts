import type { Figures } from "../exact/figures.ts";
import type { WinChances } from "../exact/win-chances.ts";
import type { Draws } from "../fairness/draws.ts";
import { checkNoInput, checkOnOffer, checkStakeUnit, stakesOf } from "../stakes.ts";
import type { InstantRound, InstantRules, Layout, Outcome } from "./mechanic.ts";
import { SlotInput } from "./parts.ts";

/** The parts of a game that needs only a stake. Every stake is a multiple of `unitMinor`, so that each win can be paid exactly. */
type StakeGame = {
  stakes: readonly number[];
  unitMinor?: bigint;
  computeFigures(): Figures;
  computeWinChances(): WinChances;
  layout: Layout;
  play(draws: Draws, stakeMinor: bigint): Outcome;
  /** Its free spins on sale, at a whole number of stakes. */
  bonusBuy?: { price: number; play(draws: Draws, stakeMinor: bigint): Outcome } | undefined;
};

/** The rules of a slot or a card: the player picks one of the stakes on offer, and may buy free spins if they are on sale. */
export function stakeRules({
  unitMinor = 1n,
  computeFigures,
  computeWinChances,
  layout,
  play,
  bonusBuy,
  ...offer
}: StakeGame): InstantRules {
  const stakes = stakesOf(offer);
  return {
    kind: "instant",
    stakes,
    computeFigures,
    computeWinChances,
    layout: () => layout,
    accept(stakeMinor, input): InstantRound {
      const bought = bonusBuy && SlotInput.safeParse(input).data?.buy ? bonusBuy : undefined;
      if (!bought) checkNoInput(input);
      const price = BigInt(bought?.price ?? 1);
      checkStakeUnit(stakeMinor, unitMinor * price);
      const selectedMinor = stakeMinor / price;
      return {
        checkOffer: (scale) => checkOnOffer(selectedMinor, stakes, scale),
        play: (draws) => (bought ?? { play }).play(draws, selectedMinor),
        ...(bought && { isBought: true }),
      };
    },
  };
}
