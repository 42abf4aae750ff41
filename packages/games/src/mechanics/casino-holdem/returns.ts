import { categoryIndex, lowestValue, rankOfPair } from "../../cards/evaluate.ts";
import { ACE } from "../../cards/ranks.ts";
import type { CasinoHoldemData } from "./data.ts";

const FOUR = 2;
/** The dealer's lowest hand that qualifies: a pair of fours. */
export const QUALIFYING = lowestValue("pair", FOUR);

/** The ante's pay to one by the category of the winning hand, from high card to royal flush. */
export function antePaysByCategory({ antePays }: Pick<CasinoHoldemData, "antePays">): number[] {
  const { flush, fullHouse, fourOfAKind, straightFlush, royalFlush } = antePays;
  return [1, 1, 1, 1, 1, flush, fullHouse, fourOfAKind, straightFlush, royalFlush];
}

/** The total returns of ante and call, in antes, for the values of two hands; the call is two antes. */
export function returnsOfCall(
  pays: readonly number[],
  player: number,
  dealer: number,
): { ante: number; call: number } {
  const won = 1 + (pays[categoryIndex(player)] as number);
  if (dealer < QUALIFYING) return { ante: won, call: 2 };
  if (player > dealer) return { ante: won, call: 4 };
  return player === dealer ? { ante: 1, call: 2 } : { ante: 0, call: 0 };
}

/** The pay of the side bet, to one, on the value of five cards; 0 for a loss. */
export function bonusOf({ bonusPays }: CasinoHoldemData, value: number): number {
  const { acesToStraight, flush, fullHouse, fourOfAKind, straightFlush, royalFlush } = bonusPays;
  const pair = rankOfPair(value) === ACE ? acesToStraight : 0;
  const upToStraight = [acesToStraight, acesToStraight, acesToStraight];
  const pays = [0, pair, ...upToStraight, flush, fullHouse, fourOfAKind, straightFlush, royalFlush];
  return pays[categoryIndex(value)] as number;
}
