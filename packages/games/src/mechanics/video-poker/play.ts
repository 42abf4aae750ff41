import { payoutOf } from "../../cards/bet-events.ts";
import { type Card, cardText } from "../../cards/card.ts";
import { dealCards } from "../../cards/deal-cards.ts";
import { highSet, lowSet } from "../../cards/evaluate.ts";
import type { Draws } from "../../fairness/draws.ts";
import type { Step } from "../../rules/mechanic.ts";
import { takeChoice } from "../../rules/take-choice.ts";
import { bestHold, HOLDS } from "./best-hold.ts";
import type { VideoPokerData } from "./data.ts";
import { paysOf, VIDEO_POKER_GAMES } from "./lines.ts";
import { SINGLE_COUNTS } from "./single-counts.ts";
import { VideoPokerAction, type VideoPokerEvent, type VideoPokerLine } from "./wire.ts";

export type VideoPokerState = {
  readonly stakeMinor: bigint;
  readonly coins: number;
  /** The five cards of the hand, and five more that replace the cards not held, from the left. */
  readonly cards: readonly Card[];
  readonly isOver: boolean;
};

export type VideoPokerStep = Step<VideoPokerState, VideoPokerAction, VideoPokerEvent>;

export function startVideoPoker(
  data: VideoPokerData,
  stakeMinor: bigint,
  coins: number,
  draws: Draws,
): VideoPokerStep {
  const cards = dealCards(draws, 1, 10);
  const hand = cards.slice(0, 5);
  const event: VideoPokerEvent = {
    type: "hand-dealt",
    cards: hand.map(cardText),
    ...lineOfHand(data, hand),
  };
  const state = { stakeMinor, coins, cards, isOver: false };
  return { state, events: [event], choices: allHolds, payoutMinor: 0n };
}

/** Throws `RoundRefusedError` (`invalid_action`) for an action that is not possible now. */
export function actVideoPoker(data: VideoPokerData, state: VideoPokerState, action: unknown): VideoPokerStep {
  const { hold } = takeChoice(VideoPokerAction, state.isOver ? [] : allHolds, action).action;
  let next = 5;
  const hand = hold.map((isHeld, place) => {
    if (isHeld) return state.cards[place] as Card;
    next += 1;
    return state.cards[next - 1] as Card;
  });
  const { line } = lineOfHand(data, hand);
  const events: VideoPokerEvent[] = [
    { type: "cards-held", hold },
    { type: "cards-drawn", cards: hand.map(cardText), ...(line && { line }) },
  ];
  if (line) {
    const pay = paysOf(data, state.coins)[VIDEO_POKER_GAMES[data.game].lines.indexOf(line)] as number;
    events.push({ type: "line-won", line, payoutMinor: (state.stakeMinor * BigInt(pay)).toString() });
  }
  const payoutMinor = payoutOf(events);
  events.push({ type: "round-ended", payoutMinor: payoutMinor.toString() });
  return { state: { ...state, isOver: true }, events, choices: [], payoutMinor };
}

/** The hold with the highest expected payout, exactly. */
export function hintVideoPoker(data: VideoPokerData, { cards, coins }: VideoPokerState): VideoPokerAction {
  const held = bestHold(
    VIDEO_POKER_GAMES[data.game],
    paysOf(data, coins),
    SINGLE_COUNTS[data.game],
    cards.slice(0, 5),
  );
  return { hold: holdOf(held) };
}

function lineOfHand(data: VideoPokerData, hand: readonly Card[]): { line?: VideoPokerLine } {
  const { lines, lineOf } = VIDEO_POKER_GAMES[data.game];
  let low = 0;
  let high = 0;
  for (const card of hand) {
    low |= lowSet(card);
    high |= highSet(card);
  }
  const line = lines[lineOf(low, high)];
  return line === undefined ? {} : { line };
}

/** A set of positions as the list that the action and the event contain. */
export function holdOf(held: number): boolean[] {
  return [0, 1, 2, 3, 4].map((place) => (held & (1 << place)) !== 0);
}

const allHolds = Array.from({ length: HOLDS }, (_, held) => ({
  action: { hold: holdOf(held) },
  stakeMinor: 0n,
}));
