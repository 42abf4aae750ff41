import { RANK_COUNT } from "../../cards/card.ts";
import { bankerDraws, playerDraws, pointsOfRank, winnerOf } from "./deal-hands.ts";
import type { BaccaratResult } from "./payouts.ts";
import { BaccaratWinner } from "./wire.ts";

/** The number of ordered deals of six cards that lead to each result. */
export type BaccaratCounts = readonly { readonly result: BaccaratResult; readonly deals: bigint }[];

/** Deals by winner, in the order of `BaccaratWinner`. All sums are at most 416 · 415 · … · 411, below 2^53, where floats are exact. */
type DealsByWinner = [player: number, banker: number, tie: number];

/**
 * Counts every ordered deal of six cards from full decks. A deal that ends after four or five cards counts once for each choice of the
 * cards that it does not need. The first four cards are enumerated by rank, because pairs depend on it. Third cards are enumerated by
 * points.
 */
export function countResults(decks: number): BaccaratCounts {
  const sums = new Map<string, Omit<BaccaratResult, "winner"> & { deals: DealsByWinner }>();
  const ranks = Array.from({ length: RANK_COUNT }, (_, rank) => rank);
  for (const one of ranks) {
    for (const two of ranks) {
      for (const three of ranks) {
        for (const four of ranks) {
          const hands = [
            [one, three],
            [two, four],
          ] as const;
          const facts = {
            playerPair: one === three,
            bankerPair: two === four,
            natural: hands.some(([first, second]) => (pointsOfRank(first) + pointsOfRank(second)) % 10 >= 8),
          };
          const key = JSON.stringify(facts);
          const sum = sums.get(key) ?? { ...facts, deals: [0, 0, 0] };
          sums.set(key, sum);
          addDeals(sum.deals, [one, two, three, four], decks);
        }
      }
    }
  }
  return [...sums.values()].flatMap(({ deals, ...facts }) =>
    BaccaratWinner.options.map((winner, index) => ({
      result: { winner, ...facts },
      deals: BigInt(deals[index] ?? 0),
    })),
  );
}

/** Adds all deals that begin with four cards of these ranks, in the order of the deal. */
function addDeals(sum: DealsByWinner, ranks: readonly [number, number, number, number], decks: number): void {
  const left = Array<number>(10).fill(0);
  const taken = Array<number>(RANK_COUNT).fill(0);
  for (let rank = 0; rank < RANK_COUNT; rank += 1) addTo(left, pointsOfRank(rank), decks * 4);
  let ways = 1;
  for (const rank of ranks) {
    ways *= decks * 4 - (taken[rank] ?? 0);
    addTo(taken, rank, 1);
    addTo(left, pointsOfRank(rank), -1);
  }
  const [one, two, three, four] = ranks;
  const player = (pointsOfRank(one) + pointsOfRank(three)) % 10;
  const banker = (pointsOfRank(two) + pointsOfRank(four)) % 10;
  addThirds(sum, { player, banker, ways, left, rest: decks * 52 - 4 });
}

/** Both hands' points after four cards, the number of ways to deal these four, the cards left by points, and the number of all cards left. */
type FourDealt = { player: number; banker: number; ways: number; left: readonly number[]; rest: number };

function addThirds(sum: DealsByWinner, { player, banker, ways, left, rest }: FourDealt): void {
  const add = (playerEnd: number, bankerEnd: number, thirds: number) => {
    addTo(sum, BaccaratWinner.options.indexOf(winnerOf(playerEnd, bankerEnd)), ways * thirds);
  };
  if (!playerDraws(player, banker)) {
    if (!bankerDraws(player, banker, undefined)) add(player, banker, rest * (rest - 1));
    else
      for (const [points, count] of left.entries()) add(player, (banker + points) % 10, count * (rest - 1));
    return;
  }
  for (const [third, count] of left.entries()) {
    const playerEnd = (player + third) % 10;
    if (!bankerDraws(player, banker, third)) {
      add(playerEnd, banker, count * (rest - 1));
      continue;
    }
    for (const [points, others] of left.entries()) {
      add(playerEnd, (banker + points) % 10, count * (others - (points === third ? 1 : 0)));
    }
  }
}

function addTo(counts: number[], place: number, count: number): void {
  counts[place] = (counts[place] ?? 0) + count;
}
