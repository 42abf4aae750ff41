import type { SlotFeature } from "@bellwether/contract/studio/index.ts";
import type { Figures } from "../exact/figures.ts";
import type { WinChances } from "../exact/win-chances.ts";
import type { Draws } from "../fairness/draws.ts";
import type {
  DecidedRound,
  DecidedRules,
  InstantRound,
  InstantRules,
  Layout,
  Outcome,
  RoundSteps,
} from "./mechanic.ts";
import { SlotInput } from "./parts.ts";
import { checkNoInput, checkOnOffer, checkStakeUnit, stakesOf } from "./stakes.ts";

/** A game that needs only a stake. Every stake is a multiple of `unitMinor`, so that each win can be paid exactly. */
type StakeOffer = {
  stakes: readonly number[];
  unitMinor?: bigint;
  computeFigures(): Figures;
  computeWinChances(): WinChances;
};

type StakeGame = StakeOffer & {
  layout: Layout;
  feature?: SlotFeature | undefined;
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
  feature,
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
    feature,
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

type ChoiceGame<State, Action> = StakeOffer & {
  takesFurtherStakes: boolean;
  coveredShareAfter?: DecidedRules["coveredShareAfter"];
  choices?: DecidedRules["choices"];
  layout(): Layout;
  begin(stakeMinor: bigint): RoundSteps<State, Action>;
};

/** The rules of a game with choices whose round needs only one of the stakes on offer. */
export function choiceRules<State, Action>({
  unitMinor = 1n,
  computeFigures,
  computeWinChances,
  layout,
  takesFurtherStakes,
  coveredShareAfter,
  choices,
  begin,
  ...offer
}: ChoiceGame<State, Action>): DecidedRules {
  const stakes = stakesOf(offer);
  return {
    kind: "decided",
    takesFurtherStakes,
    ...(coveredShareAfter && { coveredShareAfter }),
    ...(choices && { choices }),
    stakes,
    computeFigures,
    computeWinChances,
    layout,
    accept(stakeMinor, input) {
      checkNoInput(input);
      checkStakeUnit(stakeMinor, unitMinor);
      const round: DecidedRound<State, Action> = {
        checkOffer: (scale) => checkOnOffer(stakeMinor, stakes, scale),
        ...begin(stakeMinor),
      };
      return round as DecidedRound;
    },
  };
}
