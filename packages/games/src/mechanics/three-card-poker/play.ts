import { payoutOf, settleBet } from "../../cards/bet-events.ts";
import { type Card, cardsOf, cardText } from "../../cards/card.ts";
import { dealCards } from "../../cards/deal-cards.ts";
import type { Draws } from "../../fairness/draws.ts";
import type { Step } from "../../rules/mechanic.ts";
import { takeChoice } from "../../rules/take-choice.ts";
import type { ThreeCardPokerData } from "./data.ts";
import { evaluateThree, qualifies, threeCardHand } from "./evaluate-three.ts";
import { type ThreeCardHand, ThreeCardPokerAction, type ThreeCardPokerEvent } from "./wire.ts";

/** The bets of a round in minor units; the side bet is 0 if it is not made. */
export type ThreeCardBets = {
  readonly anteMinor: bigint;
  readonly pairPlusMinor: bigint;
};

export type ThreeCardState = ThreeCardBets & {
  readonly player: readonly Card[];
  readonly dealer: readonly Card[];
  readonly isOver: boolean;
};

export type ThreeCardStep = Step<ThreeCardState, ThreeCardPokerAction, ThreeCardPokerEvent>;

export function startThreeCards(bets: ThreeCardBets, draws: Draws): ThreeCardStep {
  const cards = dealCards(draws, 1, 6);
  const player = cards.slice(0, 3);
  const state = { ...bets, player, dealer: cards.slice(3), isOver: false };
  const event: ThreeCardPokerEvent = {
    type: "player-dealt",
    cards: player.map(cardText),
    hand: threeCardHand(valueOfThree(player)),
  };
  return { state, events: [event], choices: choicesOfThree(state), payoutMinor: 0n };
}

/** Throws `RoundRefusedError` (`invalid_action`) for an action that is not possible now. */
export function actThreeCards(
  data: ThreeCardPokerData,
  state: ThreeCardState,
  action: unknown,
): ThreeCardStep {
  const { move } = takeChoice(ThreeCardPokerAction, choicesOfThree(state), action).action;
  const { anteMinor, pairPlusMinor } = state;
  const player = valueOfThree(state.player);
  const dealer = valueOfThree(state.dealer);
  const hand = threeCardHand(player);
  const events: ThreeCardPokerEvent[] = [
    move === "play"
      ? { type: "player-played", amountMinor: anteMinor.toString() }
      : { type: "player-folded" },
    {
      type: "dealer-turned",
      cards: state.dealer.map(cardText),
      hand: threeCardHand(dealer),
      qualifies: qualifies(dealer),
    },
  ];
  if (move === "fold") events.push(settleBet("ante", anteMinor, 0n));
  else {
    const bonus = BigInt(anteBonusOf(data, hand));
    if (bonus > 0n) {
      events.push({ type: "ante-bonus-won", hand, payoutMinor: (anteMinor * bonus).toString() });
    }
    const { ante, play } = handReturnsOf(player, dealer);
    events.push(settleBet("ante", anteMinor, anteMinor * ante));
    events.push(settleBet("play", anteMinor, anteMinor * play));
  }
  if (pairPlusMinor > 0n) {
    const pays = pairPlusOf(data, hand);
    events.push(settleBet("pair-plus", pairPlusMinor, pays === 0 ? 0n : pairPlusMinor * BigInt(pays + 1)));
  }
  const payoutMinor = payoutOf(events);
  events.push({ type: "round-ended", payoutMinor: payoutMinor.toString() });
  return { state: { ...state, isOver: true }, events, choices: [], payoutMinor };
}

/** The total returns of ante and play, in antes, for the values of two hands. */
export function handReturnsOf(player: number, dealer: number): { ante: bigint; play: bigint } {
  if (!qualifies(dealer)) return { ante: 2n, play: 1n };
  if (player === dealer) return { ante: 1n, play: 1n };
  return player > dealer ? { ante: 2n, play: 2n } : { ante: 0n, play: 0n };
}

/** The bonus on an ante that is played, to one; 0 for a hand without a bonus. */
export function anteBonusOf({ anteBonus }: ThreeCardPokerData, hand: ThreeCardHand): number {
  if (hand === "straight-flush") return anteBonus.straightFlush;
  if (hand === "three-of-a-kind") return anteBonus.threeOfAKind;
  return hand === "straight" ? anteBonus.straight : 0;
}

/** The pay of the side bet, to one; 0 for a loss. */
export function pairPlusOf({ pairPlus }: ThreeCardPokerData, hand: ThreeCardHand): number {
  switch (hand) {
    case "straight-flush":
      return pairPlus.straightFlush;
    case "three-of-a-kind":
      return pairPlus.threeOfAKind;
    case "straight":
      return pairPlus.straight;
    case "flush":
      return pairPlus.flush;
    case "pair":
      return pairPlus.pair;
    case "high-card":
      return 0;
  }
}

/** The lowest hand worth a second bet: from it upwards, playing loses less than the ante. */
export const PLAY_FROM = "QC 6D 4H";
const lowestToPlay = valueOfThree(cardsOf(PLAY_FROM));

export function hintThreeCards({ player }: ThreeCardState): ThreeCardPokerAction {
  return { move: valueOfThree(player) >= lowestToPlay ? "play" : "fold" };
}

function choicesOfThree({ isOver, anteMinor }: ThreeCardState): ThreeCardStep["choices"] {
  if (isOver) return [];
  return [
    { action: { move: "fold" }, stakeMinor: 0n },
    { action: { move: "play" }, stakeMinor: anteMinor },
  ];
}

function valueOfThree(cards: readonly Card[]): number {
  const [one, two, three] = cards as [Card, Card, Card];
  return evaluateThree(one, two, three);
}
