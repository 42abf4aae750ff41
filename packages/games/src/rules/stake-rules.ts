import type { SlotFeature } from "@bellwether/contract/studio/index.ts";
import { PLAIN_PURCHASE } from "@bellwether/contract/studio/plain-purchase.ts";
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
  SaleTerm,
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
  /** What the player may have in place of a plain spin. */
  sales?: readonly Sale[];
};

/**
 * Something that a slot sells at the selected stake in place of a plain spin. `priceMinor` is its price at a stake of `unitMinor`. `input` asks
 * for it.
 */
export type Sale = {
  input: SlotInput;
  needs: SaleTerm;
  priceMinor: bigint;
  play(draws: Draws, stakeMinor: bigint): Outcome;
};

/** The rules of a slot or a card: the player picks one of the stakes on offer, and may ask for what is on sale. */
export function stakeRules({
  unitMinor = 1n,
  computeFigures,
  computeWinChances,
  layout,
  feature,
  play,
  sales = [],
  ...offer
}: StakeGame): InstantRules {
  const stakes = stakesOf(offer);
  const priceMinorOf = (sale: Sale | undefined) => sale?.priceMinor ?? unitMinor;
  return {
    kind: "instant",
    stakes,
    computeFigures,
    computeWinChances,
    layout: () => layout,
    feature,
    ...(sales.length > 0 && {
      sampleInputs: () => [{}, ...sales.map((sale) => sale.input)],
      priceOf: (stakeMinor, input) => (stakeMinor / unitMinor) * priceMinorOf(saleFor(sales, input)),
    }),
    accept(stakeMinor, input): InstantRound {
      const sale = saleFor(sales, input);
      if (!sale) checkNoInput(input);
      const priceMinor = priceMinorOf(sale);
      checkStakeUnit(stakeMinor, priceMinor);
      const selectedMinor = (stakeMinor / priceMinor) * unitMinor;
      return {
        checkOffer: (scale) => checkOnOffer(selectedMinor, stakes, scale),
        play: (draws) => (sale ?? { play }).play(draws, selectedMinor),
        ...(sale && { needs: sale.needs }),
      };
    },
  };
}

/** What the input asks for; undefined if that is not on sale. */
function saleFor(sales: readonly Sale[], input: unknown): Sale | undefined {
  const { buy, ante } = SlotInput.safeParse(input).data ?? {};
  const purchase = buy === true ? PLAIN_PURCHASE : buy;
  return sales.find((sale) => sale.input.buy === purchase && sale.input.ante === ante);
}

type ChoiceGame<State, Action> = StakeOffer & {
  takesFurtherStakes: boolean;
  coveredShareAfter?: DecidedRules["coveredShareAfter"];
  choices?: DecidedRules["choices"];
  feature?: SlotFeature;
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
  feature,
  begin,
  ...offer
}: ChoiceGame<State, Action>): DecidedRules {
  const stakes = stakesOf(offer);
  return {
    kind: "decided",
    takesFurtherStakes,
    ...(coveredShareAfter && { coveredShareAfter }),
    ...(choices && { choices }),
    feature,
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
