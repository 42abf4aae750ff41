import { type Card, cardText } from "../../cards/card.ts";
import type { ActionChoice, Step } from "../../rules/mechanic.ts";
import type { RunSteps, TimedAction } from "../../rules/shared-run.ts";
import { takeChoice } from "../../rules/take-choice.ts";
import { handTotal, pipsOf } from "../blackjack/hand-total.ts";
import { forfeitBlackjack, hintBlackjack } from "../blackjack/manifest.ts";
import {
  actBlackjack,
  type BlackjackState,
  type BlackjackStep,
  drawnByDealer,
  openBlackjack,
  settleHands,
} from "../blackjack/play.ts";
import type { BlackjackAction } from "../blackjack/wire.ts";
import { cardsOfSeat, type LiveCards } from "./deal.ts";
import { LiveBlackjackAction, type LiveBlackjackEvent } from "./wire.ts";

/** A stake for the play of a seat where nobody's stake is known. */
const ANY_STAKE = 2n;

/** The play of a bet that has a seat: the rules of `blackjack` with the seat's cards. */
export function stepsOfSeat(
  stakeMinor: bigint,
  seat: number,
): RunSteps<LiveCards, BlackjackState, BlackjackAction> {
  return {
    start: (cards) => openBlackjack(stakeMinor, cardsOfSeat(cards, seat)),
    act: actBlackjack,
    forfeit: forfeitBlackjack,
    hint: hintBlackjack,
  };
}

/** The state of a bet behind a seat: `end` is the seat's round once it is over, and `insuranceMinor` this bet's own insurance. */
type BehindState = { end: BlackjackState; isOver: boolean };
type BehindStep = Step<BehindState, BlackjackAction, LiveBlackjackEvent>;

/**
 * The play of a bet behind a seat. It only decides about its own insurance; then it has the result of the seat's first hand at its own,
 * single stake, whatever the seat's player doubles or splits.
 */
export function stepsBehind(
  stakeMinor: bigint,
  seat: number,
): RunSteps<LiveCards, BehindState, BlackjackAction> {
  const insuranceMinor = stakeMinor / 2n;
  const choicesOf = ({ isOver }: BehindState): ActionChoice<BlackjackAction>[] =>
    isOver
      ? []
      : [
          { action: { move: "decline-insurance" }, stakeMinor: 0n },
          { action: { move: "insure" }, stakeMinor: insuranceMinor },
        ];
  const settled = (end: BlackjackState, insuredMinor: bigint, before: LiveBlackjackEvent[]): BehindStep => {
    const [first] = end.hands;
    if (!first) throw new Error(`seat ${seat} has no hand`);
    const { cards, fromSplit } = first;
    const followed: LiveBlackjackEvent = {
      type: "hand-followed",
      seat,
      cards: cards.map(cardText),
      ...handTotal(cards),
      fromSplit,
    };
    const state = { ...end, hands: [{ cards, stakeMinor, fromSplit }], insuranceMinor: insuredMinor };
    const { events, payoutMinor } = settleHands(state, []);
    return {
      state: { end, isOver: true },
      events: [...before, followed, ...events],
      choices: [],
      payoutMinor,
    };
  };
  return {
    start(cards, followed) {
      const begun = openBlackjack(ANY_STAKE, cardsOfSeat(cards, seat));
      const end = playedOut(begun, followed);
      if (begun.state.phase !== "insurance") return settled(end, 0n, [...dealOf(begun)]);
      const state = { end, isOver: false };
      return { state, events: dealOf(begun), choices: choicesOf(state), payoutMinor: 0n };
    },
    act(state, action) {
      const { move } = takeChoice(LiveBlackjackAction, choicesOf(state), action).action;
      const insuredMinor = move === "insure" ? insuranceMinor : 0n;
      const decided: LiveBlackjackEvent =
        move === "insure"
          ? { type: "insurance-taken", amountMinor: insuranceMinor.toString() }
          : { type: "insurance-declined" };
      const blackjack = handTotal(state.end.dealer.slice(0, 2)).total === 21;
      return settled(state.end, insuredMinor, [decided, { type: "dealer-peeked", blackjack }]);
    },
    forfeit: () => ({ move: "decline-insurance" }),
    hint: () => ({ move: "decline-insurance" }),
  };
}

/** The first four cards, and the peek under a ten: the events before any move. */
function dealOf({ events }: BlackjackStep): LiveBlackjackEvent[] {
  const end = events.findIndex(({ type }) => type === "hole-turned");
  return end < 0 ? [...events] : events.slice(0, end);
}

/** The seat's round at its end, with the rule's default for each decision that its player has not made. */
function playedOut(begun: BlackjackStep, moves: readonly TimedAction[]): BlackjackState {
  let step = begun;
  for (const { action } of moves) step = actBlackjack(step.state, action);
  while (step.choices.length > 0) step = actBlackjack(step.state, forfeitBlackjack(step.state));
  return { ...step.state, dealer: dealerOf(step.state) };
}

/** The dealer plays against the first hand, which may be in play when the seat's own round has ended without the dealer's draw. */
function dealerOf(state: BlackjackState): readonly Card[] {
  const [first] = state.hands;
  const isPlayed = first !== undefined && handTotal(first.cards).total <= 21;
  const isBlackjack = handTotal(state.dealer.slice(0, 2)).total === 21 || isNatural(state);
  return isPlayed && !isBlackjack && state.dealer.length === 2 ? drawnByDealer(state) : state.dealer;
}

/** Whether the seat's only hand is a blackjack. */
export function isNatural({ hands }: Pick<BlackjackState, "hands">): boolean {
  const [hand, other] = hands;
  if (!hand || other || hand.fromSplit || hand.cards.length !== 2) return false;
  return handTotal(hand.cards).total === 21;
}

/** The value of the dealer's open card: 1 is an ace. */
export const openValueOf = ({ dealer }: Pick<LiveCards, "dealer">) => pipsOf(dealer[0] as Card);
