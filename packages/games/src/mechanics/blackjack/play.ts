import { payoutOf, settleBet } from "../../cards/bet-events.ts";
import { type Card, cardText } from "../../cards/card.ts";
import { dealCards } from "../../cards/deal-cards.ts";
import type { Draws } from "../../fairness/draws.ts";
import type { ActionChoice, Step } from "../../rules/mechanic.ts";
import { takeChoice } from "../../rules/take-choice.ts";
import { handTotal, isBlackjack, pipsOf } from "./hand-total.ts";
import { BlackjackAction, type BlackjackEvent, type BlackjackMove } from "./wire.ts";

/** One of the player's hands. Hands of a split have `fromSplit`; they are never a blackjack. */
export type BlackjackHand = {
  readonly cards: readonly Card[];
  readonly stakeMinor: bigint;
  readonly fromSplit: boolean;
};

export type BlackjackState = {
  readonly stakeMinor: bigint;
  /** All cards that this round can need, in dealing order; `shoe[next]` is dealt next. */
  readonly shoe: readonly Card[];
  /** The cards that the dealer draws, where they are not those after the player's. */
  readonly dealerShoe?: readonly Card[] | undefined;
  readonly next: number;
  readonly phase: "insurance" | "play" | "over";
  readonly hands: readonly BlackjackHand[];
  /** The index of the hand that the player is playing. */
  readonly active: number;
  /** The face-up card, then the face-down card. */
  readonly dealer: readonly Card[];
  readonly insuranceMinor: bigint;
};

export type BlackjackStep = Step<BlackjackState, BlackjackAction, BlackjackEvent>;

/**
 * More cards than a round can need: two hands and the dealer's end at 30 at the latest, and the 60 lowest cards of six decks (24 aces, 24
 * twos and 12 threes) add up to 108.
 */
const CARDS_OF_A_ROUND = 60;

/** A hand with a total above this is bust. */
const MAX_TOTAL = 21;
export const DEALER_STANDS = 17;

export function startBlackjack(decks: number, stakeMinor: bigint, draws: Draws): BlackjackStep {
  const shoe = dealCards(draws, decks, CARDS_OF_A_ROUND);
  const [first, open, second, hole] = shoe as [Card, Card, Card, Card];
  return openBlackjack(stakeMinor, { hand: [first, second], dealer: [open, hole], shoe, next: 4 });
}

/** The first four cards of a round, and the cards that follow. */
export type DealtBlackjack = Pick<BlackjackState, "shoe" | "next" | "dealerShoe"> & {
  readonly hand: readonly [Card, Card];
  /** The face-up card, then the face-down card. */
  readonly dealer: readonly [Card, Card];
};

/** Starts a round with cards that are dealt already. */
export function openBlackjack(stakeMinor: bigint, { hand, dealer, ...rest }: DealtBlackjack): BlackjackStep {
  const [first, second] = hand;
  const [open] = dealer;
  const state: BlackjackState = {
    ...rest,
    stakeMinor,
    phase: pipsOf(open) === 1 ? "insurance" : "play",
    hands: [{ cards: [first, second], stakeMinor, fromSplit: false }],
    active: 0,
    dealer,
    insuranceMinor: 0n,
  };
  const events: BlackjackEvent[] = [
    dealt("player", 0, [first]),
    dealt("dealer", 0, [open]),
    dealt("player", 0, [first, second]),
    { type: "hole-dealt" },
  ];
  return state.phase === "insurance" ? stepOf(state, events) : afterInsurance(state, events);
}

/** Throws `RoundRefusedError` (`invalid_action`) for an action that is not possible now. */
export function actBlackjack(state: BlackjackState, action: unknown): BlackjackStep {
  const { move } = takeChoice(BlackjackAction, blackjackChoices(state), action).action;
  const hand = state.hands[state.active] as BlackjackHand;
  const number = handNumber(state.active);
  switch (move) {
    case "insure": {
      const insuranceMinor = state.stakeMinor / 2n;
      return afterInsurance({ ...state, insuranceMinor }, [
        { type: "insurance-taken", amountMinor: insuranceMinor.toString() },
      ]);
    }
    case "decline-insurance":
      return afterInsurance(state, [{ type: "insurance-declined" }]);
    case "stand":
      return nextHand(state, [{ type: "hand-stood", hand: number, total: handTotal(hand.cards).total }]);
    case "hit": {
      const hit = draw(state);
      const { total } = handTotal((hit.hands[hit.active] as BlackjackHand).cards);
      const events = [dealtLast(hit)];
      return total < MAX_TOTAL ? stepOf(hit, events) : handDone(hit, events);
    }
    case "double": {
      const doubled = draw(withHand(state, { ...hand, stakeMinor: hand.stakeMinor * 2n }));
      return handDone(doubled, [
        { type: "hand-doubled", hand: number, amountMinor: hand.stakeMinor.toString() },
        dealtLast(doubled),
      ]);
    }
    case "split": {
      const hands = hand.cards.map((card) => ({
        cards: [card],
        stakeMinor: state.stakeMinor,
        fromSplit: true,
      }));
      const amountMinor = state.stakeMinor.toString();
      return openSplitHand({ ...state, hands }, [{ type: "hand-split", amountMinor }]);
    }
  }
}

/** The player's possible moves, and the further stake of each. */
export function blackjackChoices(state: BlackjackState): ActionChoice<BlackjackAction>[] {
  const choice = (move: BlackjackMove, stakeMinor = 0n) => ({ action: { move }, stakeMinor });
  if (state.phase === "over") return [];
  if (state.phase === "insurance") {
    return [choice("decline-insurance"), choice("insure", state.stakeMinor / 2n)];
  }
  const choices = [choice("stand"), choice("hit")];
  const hand = state.hands[state.active] as BlackjackHand;
  if (hand.cards.length === 2) choices.push(choice("double", hand.stakeMinor));
  if (maySplit(state)) choices.push(choice("split", state.stakeMinor));
  return choices;
}

/** Whether the hand is two cards of one value, tens and pictures alike, in a round without a split so far. */
export function maySplit({ hands }: BlackjackState): boolean {
  const [one, other, ...more] = hands[0]?.cards ?? [];
  if (hands.length !== 1 || one === undefined || other === undefined || more.length > 0) return false;
  return pipsOf(one) === pipsOf(other);
}

/** The dealer looks under an ace or a ten. A blackjack on either side ends the round. */
function afterInsurance(state: BlackjackState, events: BlackjackEvent[]): BlackjackStep {
  const open = pipsOf(state.dealer[0] as Card);
  const dealerHas = isBlackjack(state.dealer);
  if (open === 1 || open === 10) events.push({ type: "dealer-peeked", blackjack: dealerHas });
  const hand = state.hands[0] as BlackjackHand;
  if (dealerHas || isBlackjack(hand.cards)) return settleHands(state, events);
  return stepOf({ ...state, phase: "play" }, events);
}

/** Continues after a hand that can take no more cards. */
function handDone(state: BlackjackState, events: BlackjackEvent[]): BlackjackStep {
  const { total } = handTotal((state.hands[state.active] as BlackjackHand).cards);
  const hand = handNumber(state.active);
  if (total > MAX_TOTAL) events.push({ type: "hand-busted", hand, total });
  return nextHand(state, events);
}

function nextHand(state: BlackjackState, events: BlackjackEvent[]): BlackjackStep {
  if (state.active + 1 === state.hands.length) return dealerPlays(state, events);
  return openSplitHand({ ...state, active: state.active + 1 }, events);
}

/** Deals the second card to a hand of a split; an ace gets no other, and 21 needs none. */
function openSplitHand(state: BlackjackState, events: BlackjackEvent[]): BlackjackStep {
  const opened = draw(state);
  events.push(dealtLast(opened));
  const { cards } = opened.hands[opened.active] as BlackjackHand;
  const isDone = pipsOf(cards[0] as Card) === 1 || handTotal(cards).total === MAX_TOTAL;
  return isDone ? handDone(opened, events) : stepOf(opened, events);
}

/** The dealer draws to 17 if a hand is still in play, and stands on every 17. */
function dealerPlays(state: BlackjackState, events: BlackjackEvent[]): BlackjackStep {
  if (state.hands.every(({ cards }) => handTotal(cards).total > MAX_TOTAL)) return settleHands(state, events);
  return settleHands({ ...state, dealer: drawnByDealer(state) }, events);
}

/** The dealer's cards after the draw to 17. */
export function drawnByDealer({
  dealer,
  dealerShoe,
  shoe,
  next,
}: Pick<BlackjackState, "dealer" | "dealerShoe" | "shoe" | "next">): Card[] {
  const cards = [...dealer];
  const rest = dealerShoe ?? shoe.slice(next);
  for (let drawn = 0; handTotal(cards).total < DEALER_STANDS; drawn += 1) cards.push(rest[drawn] as Card);
  return cards;
}

/** Ends a round with the hands and the dealer's cards as they are. */
export function settleHands(state: BlackjackState, events: BlackjackEvent[]): BlackjackStep {
  const two = state.dealer.slice(0, 2);
  events.push({ type: "hole-turned", card: cardText(two[1] as Card), ...handTotal(two) });
  for (let count = 3; count <= state.dealer.length; count += 1) {
    events.push(dealt("dealer", 0, state.dealer.slice(0, count)));
  }
  if (state.insuranceMinor > 0n) {
    const backMinor = isBlackjack(state.dealer) ? state.insuranceMinor * 3n : 0n;
    events.push(settleBet("insurance", state.insuranceMinor, backMinor));
  }
  for (const [index, hand] of state.hands.entries()) {
    events.push(settleBet(`hand-${index + 1}`, hand.stakeMinor, returnOf(hand, state.dealer)));
  }
  const payoutMinor = payoutOf(events);
  events.push({ type: "round-ended", payoutMinor: payoutMinor.toString() });
  return { ...stepOf({ ...state, phase: "over" }, events), payoutMinor };
}

/** The total return of a hand, its stake included. Only the first two cards of a round can be a blackjack. */
function returnOf({ cards, stakeMinor, fromSplit }: BlackjackHand, dealer: readonly Card[]): bigint {
  const has = isBlackjack(cards) && !fromSplit;
  if (isBlackjack(dealer)) return has ? stakeMinor : 0n;
  if (has) return (stakeMinor * 5n) / 2n;
  const player = handTotal(cards).total;
  const house = handTotal(dealer).total;
  if (player > MAX_TOTAL) return 0n;
  if (house > MAX_TOTAL || player > house) return stakeMinor * 2n;
  return player === house ? stakeMinor : 0n;
}

/** Deals the next card of the shoe to the hand in play. */
function draw(state: BlackjackState): BlackjackState {
  const hand = state.hands[state.active] as BlackjackHand;
  const cards = [...hand.cards, state.shoe[state.next] as Card];
  return withHand({ ...state, next: state.next + 1 }, { ...hand, cards });
}

function withHand(state: BlackjackState, hand: BlackjackHand): BlackjackState {
  return { ...state, hands: state.hands.with(state.active, hand) };
}

function stepOf(state: BlackjackState, events: BlackjackEvent[]): BlackjackStep {
  return { state, events, choices: blackjackChoices(state), payoutMinor: 0n };
}

function dealtLast({ hands, active }: BlackjackState): BlackjackEvent {
  return dealt("player", active, (hands[active] as BlackjackHand).cards);
}

/** The event for the last of these cards, which the hand already has. */
function dealt(to: "player" | "dealer", index: number, cards: readonly Card[]): BlackjackEvent {
  return {
    type: "card-dealt",
    to,
    hand: handNumber(index),
    card: cardText(cards.at(-1) as Card),
    ...handTotal(cards),
  };
}

function handNumber(index: number): 1 | 2 {
  return index === 0 ? 1 : 2;
}
