import type { Draws } from "../../fairness/draws.ts";
import { shuffle } from "../../fairness/shuffle.ts";
import { drawWeighted, totalWeight } from "../../fairness/weighted.ts";
import type { MatchData } from "./data.ts";
import type { MatchEvent } from "./wire.ts";

/** A played card: its events, and its prize in minor units. */
export type MatchThreeRound = {
  events: MatchEvent[];
  payoutMinor: bigint;
};

/** Draws one card of the print run, then the positions of its amounts. The stake is in minor units. */
export function playMatch(data: MatchData, draws: Draws, stakeMinor: bigint): MatchThreeRound {
  const { multiple } = drawWeighted(draws, [loserOf(data), ...data.prizes]);
  const cells = layCells(data, draws, multiple);
  const worth = (prize: number) => (stakeMinor * BigInt(prize)).toString();
  const events: MatchEvent[] = [
    { type: "card-dealt", cells: cells.map((prize) => ({ prizeMinor: worth(prize) })) },
  ];
  if (multiple > 0) {
    const matching = cells.flatMap((prize, cell) => (prize === multiple ? [cell] : []));
    events.push({ type: "match-won", cells: matching, payoutMinor: worth(multiple) });
  }
  events.push({ type: "round-ended", payoutMinor: worth(multiple) });
  return { events, payoutMinor: stakeMinor * BigInt(multiple) };
}

/** The losing cards as a table entry that pays nothing. */
export function loserOf(data: MatchData): { multiple: number; weight: number } {
  return { multiple: 0, weight: data.printRun - totalWeight(data.prizes) };
}

const CELLS = 9;
const MATCH = 3;

/**
 * Nine cells in uniformly random order: the winning amount three times, and a random hand from a deck with every other amount twice. No
 * amount is favoured, so that a near miss is never likelier than by chance.
 */
function layCells(data: MatchData, draws: Draws, winning: number): number[] {
  const deck = data.prizes.flatMap(({ multiple }) => (multiple === winning ? [] : [multiple, multiple]));
  const matching = winning > 0 ? Array<number>(MATCH).fill(winning) : [];
  const others = CELLS - matching.length;
  const hand = shuffle(draws, deck, others).slice(0, others);
  return shuffle(draws, [...matching, ...hand]);
}
