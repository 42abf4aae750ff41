import { payoutOf, settleBet } from "../../cards/bet-events.ts";
import { type Card, cardText } from "../../cards/card.ts";
import { dealCards } from "../../cards/deal-cards.ts";
import { bestFive, categoryOf, evaluateCards } from "../../cards/evaluate.ts";
import type { Draws } from "../../fairness/draws.ts";
import type { Step } from "../../rules/mechanic.ts";
import { takeChoice } from "../../rules/take-choice.ts";
import { DEALS_OF_A_FLOP, netOfCall } from "./best-call.ts";
import type { CasinoHoldemData } from "./data.ts";
import { antePaysByCategory, bonusOf, QUALIFYING, returnsOfCall } from "./returns.ts";
import { CasinoHoldemAction, type CasinoHoldemEvent } from "./wire.ts";

/** The bets of a round in minor units; the side bet is 0 if it is not made. */
export type HoldemBets = {
  readonly anteMinor: bigint;
  readonly bonusMinor: bigint;
};

export type HoldemState = HoldemBets & {
  readonly player: readonly Card[];
  readonly dealer: readonly Card[];
  /** Flop, turn and river. */
  readonly board: readonly Card[];
  readonly isOver: boolean;
};

export type HoldemStep = Step<HoldemState, CasinoHoldemAction, CasinoHoldemEvent>;

/** The cards of a round. The board is flop, turn and river. */
export type HoldemCards = Pick<HoldemState, "player" | "dealer" | "board">;

/** Order of cards: two of the player's, two of the dealer's, five of the board. */
export function dealHoldem(draws: Draws): HoldemCards {
  const cards = dealCards(draws, 1, 9);
  return { player: cards.slice(0, 2), dealer: cards.slice(2, 4), board: cards.slice(4) };
}

/** Starts a round with these cards. */
export function startHoldem(bets: HoldemBets, cards: HoldemCards): HoldemStep {
  const state: HoldemState = { ...bets, ...cards, isOver: false };
  return { state, events: flopEvents(cards), choices: choicesOfHoldem(state), payoutMinor: 0n };
}

/** What lies open before the decision. */
export function flopEvents({ player, board }: HoldemCards): CasinoHoldemEvent[] {
  const flop = board.slice(0, 3);
  return [
    { type: "player-dealt", cards: player.map(cardText) },
    {
      type: "flop-dealt",
      cards: flop.map(cardText),
      hand: categoryOf(evaluateCards([...player, ...flop])),
    },
  ];
}

/** Throws `RoundRefusedError` (`invalid_action`) for an action that is not possible now. */
export function actHoldem(data: CasinoHoldemData, state: HoldemState, action: unknown): HoldemStep {
  const { move } = takeChoice(CasinoHoldemAction, choicesOfHoldem(state), action).action;
  const { anteMinor, bonusMinor, player, board } = state;
  const events: CasinoHoldemEvent[] =
    move === "call"
      ? calledEvents(data, state)
      : [{ type: "player-folded" }, settleBet("ante", anteMinor, 0n)];
  if (bonusMinor > 0n) {
    const pays = bonusOf(data, evaluateCards([...player, ...board.slice(0, 3)]));
    events.push(settleBet("aa-bonus", bonusMinor, pays === 0 ? 0n : bonusMinor * BigInt(pays + 1)));
  }
  const payoutMinor = payoutOf(events);
  events.push({ type: "round-ended", payoutMinor: payoutMinor.toString() });
  return { state: { ...state, isOver: true }, events, choices: [], payoutMinor };
}

function calledEvents(data: CasinoHoldemData, state: HoldemState): CasinoHoldemEvent[] {
  const { anteMinor, player, dealer, board } = state;
  const own = evaluateCards([...player, ...board]);
  const house = evaluateCards([...dealer, ...board]);
  const back = returnsOfCall(antePaysByCategory(data), own, house);
  return [
    { type: "player-called", amountMinor: (anteMinor * 2n).toString() },
    ...showdownEvents(state),
    settleBet("ante", anteMinor, anteMinor * BigInt(back.ante)),
    settleBet("call", anteMinor * 2n, anteMinor * BigInt(back.call)),
  ];
}

/** The last two cards of the board, and both hands. */
export function showdownEvents({ player, dealer, board }: HoldemCards): CasinoHoldemEvent[] {
  const own = evaluateCards([...player, ...board]);
  const house = evaluateCards([...dealer, ...board]);
  const shown = (cards: readonly Card[], value: number) => ({
    hand: categoryOf(value),
    five: bestFive([...cards, ...board]).map(cardText),
  });
  return [
    { type: "board-completed", cards: board.slice(3).map(cardText) },
    {
      type: "hands-shown",
      dealerCards: dealer.map(cardText),
      dealer: shown(dealer, house),
      player: shown(player, own),
      qualifies: house >= QUALIFYING,
      winner: own === house ? "tie" : own > house ? "player" : "dealer",
    },
  ];
}

/** Calls when that loses less than the ante on average, over all deals that can follow. Takes about 2 ms. */
export function hintHoldem(
  data: Pick<CasinoHoldemData, "antePays">,
  { player, board }: Pick<HoldemCards, "player" | "board">,
): CasinoHoldemAction {
  const net = netOfCall(antePaysByCategory(data), player, board.slice(0, 3));
  return { move: net >= -DEALS_OF_A_FLOP ? "call" : "fold" };
}

function choicesOfHoldem({ isOver, anteMinor }: HoldemState): HoldemStep["choices"] {
  if (isOver) return [];
  return [
    { action: { move: "fold" }, stakeMinor: 0n },
    { action: { move: "call" }, stakeMinor: anteMinor * 2n },
  ];
}
