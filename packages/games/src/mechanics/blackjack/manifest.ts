import type { Mechanic } from "../../rules/mechanic.ts";
import { NoInput, twoDigits } from "../../rules/parts.ts";
import { choiceRules } from "../../rules/stake-rules.ts";
import {
  figuresOfRounds,
  type RoundDistribution,
  roundDistribution,
  winChancesOfRounds,
} from "./compute-figures.ts";
import { BlackjackData } from "./data.ts";
import { BLACKJACK_FIGURES } from "./figures.ts";
import { handTotal, pipsOf } from "./hand-total.ts";
import { actBlackjack, type BlackjackState, blackjackChoices, maySplit, startBlackjack } from "./play.ts";
import { BASIC_STRATEGY, bestPlay } from "./strategy.ts";
import { BlackjackAction, BlackjackEvent, BlackjackLayout } from "./wire.ts";

/**
 * Six decks, shuffled for each round. The dealer stands on every 17 and peeks. A blackjack pays 3:2, insurance 2:1. The player may double
 * on any two cards, also after a split, and split once. A split ace gets one more card. There is no surrender. A stake is even, so that
 * half of it is exact.
 */
export const blackjack: Mechanic<BlackjackData> = {
  id: "blackjack",
  family: "cards",
  data: BlackjackData,
  input: NoInput,
  action: BlackjackAction,
  event: BlackjackEvent,
  layout: BlackjackLayout,
  rulesOf: (data) =>
    choiceRules({
      takesFurtherStakes: true,
      stakes: data.stakes,
      unitMinor: 2n,
      computeFigures: () => figuresOfRounds(distributionOf(data.decks)),
      computeWinChances: () => winChancesOfRounds(distributionOf(data.decks)),
      layout: blackjackLayout,
      begin: (stakeMinor) => ({
        start: (draws) => startBlackjack(data.decks, stakeMinor, draws),
        act: (state, action) => actBlackjack(state, action),
        forfeit: forfeitBlackjack,
        hint: hintBlackjack,
      }),
    }),
};

/** The basic strategy's move, which never insures. */
export function hintBlackjack(state: BlackjackState): BlackjackAction {
  if (state.phase === "insurance") return { move: "decline-insurance" };
  const cards = state.hands[state.active]?.cards ?? [];
  const move = bestPlay({
    ...handTotal(cards),
    dealer: pipsOf(state.dealer[0] as number),
    mayDouble: blackjackChoices(state).some(({ action }) => action.move === "double"),
    pair: maySplit(state) ? pipsOf(cards[0] as number) : undefined,
  });
  return { move };
}

/** The rule's default: no insurance, and every hand stands. */
export const forfeitBlackjack = ({ phase }: BlackjackState): BlackjackAction => ({
  move: phase === "insurance" ? "decline-insurance" : "stand",
});

const distributions = new Map<number, RoundDistribution>();

/** Tables differ only in their stakes, so the distribution is computed once. */
export function distributionOf(decks: number): RoundDistribution {
  const known = distributions.get(decks) ?? roundDistribution(decks);
  distributions.set(decks, known);
  return known;
}

export function blackjackLayout(): BlackjackLayout {
  const strategy = (["hard", "soft", "pair"] as const).flatMap((kind) =>
    [...BASIC_STRATEGY[kind]].map(([total, moves]) => ({
      kind,
      total: kind === "pair" && total === 1 ? 11 : total,
      moves,
    })),
  );
  const { returnToPlayer, insurance } = BLACKJACK_FIGURES;
  return {
    kind: "blackjack",
    decks: 6,
    dealerStandsOn: 17,
    pays: { blackjack: "3:2", win: "1:1", insurance: "2:1" },
    maximumHands: 2,
    returns: { hand: twoDigits(returnToPlayer), insurance: twoDigits(insurance) },
    strategy,
  };
}
