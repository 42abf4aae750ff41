import { type Card, DECK_SIZE } from "../../cards/card.ts";
import { evaluateSets, highSet, lowSet } from "../../cards/evaluate.ts";
import { QUALIFYING, returnsOfCall } from "./returns.ts";

/** The number of deals after a flop: 1,081 pairs for turn and river, and 990 pairs of the dealer for each. */
export const DEALS_OF_A_FLOP = 1081 * 990;

/**
 * The exact net result of a call over all turn and river cards and all the dealer's hands, in antes. A fold's is `-DEALS_OF_A_FLOP`.
 * Enumerates 1,070,190 deals.
 */
export function netOfCall(pays: readonly number[], player: readonly Card[], flop: readonly Card[]): number {
  const known = [...player, ...flop];
  const rest = Array.from({ length: DECK_SIZE }, (_, card) => card).filter((card) => !known.includes(card));
  const lows = Int32Array.from(rest, lowSet);
  const highs = Int32Array.from(rest, highSet);
  const flopLow = setOf(flop, lowSet);
  const flopHigh = setOf(flop, highSet);
  const playerLow = setOf(player, lowSet);
  const playerHigh = setOf(player, highSet);
  let returned = 0;
  for (let turn = 0; turn < rest.length; turn += 1) {
    for (let river = turn + 1; river < rest.length; river += 1) {
      const low = flopLow | (lows[turn] as number) | (lows[river] as number);
      const high = flopHigh | (highs[turn] as number) | (highs[river] as number);
      const own = evaluateSets(low | playerLow, high | playerHigh);
      let unqualified = 0;
      let worse = 0;
      let equal = 0;
      for (let one = 0; one < rest.length; one += 1) {
        if (one === turn || one === river) continue;
        const oneLow = low | (lows[one] as number);
        const oneHigh = high | (highs[one] as number);
        for (let other = one + 1; other < rest.length; other += 1) {
          if (other === turn || other === river) continue;
          const dealer = evaluateSets(oneLow | (lows[other] as number), oneHigh | (highs[other] as number));
          if (dealer < QUALIFYING) unqualified += 1;
          else if (dealer < own) worse += 1;
          else if (dealer === own) equal += 1;
        }
      }
      returned += returnOfCounts(pays, own, { unqualified, worse, equal });
    }
  }
  return returned - 3 * DEALS_OF_A_FLOP;
}

/** Numbers of the dealer's hands: those that do not qualify, those worse than the player's, and those equal to it. All others are better. */
export type DealerCounts = {
  readonly unqualified: number;
  readonly worse: number;
  readonly equal: number;
};

/** The total return of ante and call over the dealer's hands, in antes. */
export function returnOfCounts(
  pays: readonly number[],
  own: number,
  { unqualified, worse, equal }: DealerCounts,
): number {
  const unbeaten = returnsOfCall(pays, own, 0);
  // A win over a qualified dealer returns the ante with its pay, and four antes for the call.
  const won = unbeaten.ante + 4;
  return unqualified * (unbeaten.ante + unbeaten.call) + worse * won + equal * 3;
}

function setOf(cards: readonly Card[], partOf: (card: Card) => number): number {
  return cards.reduce((set, card) => set | partOf(card), 0);
}
