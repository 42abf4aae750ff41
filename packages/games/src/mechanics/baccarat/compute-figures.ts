import { RANK_COUNT } from "../../cards/card.ts";
import { type Figures, figuresOf } from "../../exact/figures.ts";
import { type Rational, rational } from "../../exact/rational.ts";
import { bankerDraws, playerDraws, pointsOfRank } from "./deal-hands.ts";
import { type BaccaratResult, twentiethsOf } from "./returns.ts";
import { BaccaratSpot } from "./wire.ts";

/** How many of all ordered deals of six cards bring each result. */
export type BaccaratCounts = readonly { readonly result: BaccaratResult; readonly deals: bigint }[];

/**
 * Counts all deals of six cards from full decks, in order; a deal that needs fewer cards counts once for each way in which the rest could
 * follow. Pairs depend on ranks, third cards on points alone.
 */
export function countResults(decks: number): BaccaratCounts {
  const left = Array<number>(RANK_COUNT).fill(decks * 4);
  const cards = decks * 52;
  const counts = new Map<string, { result: BaccaratResult; deals: bigint }>();
  // Up to 416 · 415 · … · 411, under 2^53: a float counts exactly.
  const sums = new Map<string, number>();

  const take = (rank: number): number => {
    const count = left[rank] as number;
    left[rank] = count - 1;
    return count;
  };
  const giveBack = (...ranks: number[]) => {
    for (const rank of ranks) left[rank] = (left[rank] as number) + 1;
  };

  for (let one = 0; one < RANK_COUNT; one += 1) {
    for (let two = 0; two < RANK_COUNT; two += 1) {
      for (let three = 0; three < RANK_COUNT; three += 1) {
        for (let four = 0; four < RANK_COUNT; four += 1) {
          const deals = take(one) * take(two) * take(three) * take(four);
          const player = (pointsOfRank(one) + pointsOfRank(three)) % 10;
          const banker = (pointsOfRank(two) + pointsOfRank(four)) % 10;
          const pairs = { playerPair: one === three, bankerPair: two === four };
          const note = (playerPoints: number, bankerPoints: number, count: number) => {
            const winner = winnerOf(playerPoints, bankerPoints);
            const key = `${winner} ${pairs.playerPair} ${pairs.bankerPair}`;
            if (!counts.has(key)) counts.set(key, { result: { winner, ...pairs }, deals: 0n });
            sums.set(key, (sums.get(key) ?? 0) + count);
          };
          const byPoints = Array<number>(10).fill(0);
          for (const [rank, count] of left.entries()) {
            const points = pointsOfRank(rank);
            byPoints[points] = (byPoints[points] as number) + count;
          }
          dealThirds(player, banker, byPoints, cards - 4, (playerPoints, bankerPoints, ways) =>
            note(playerPoints, bankerPoints, deals * ways),
          );
          giveBack(one, two, three, four);
        }
      }
    }
  }
  return [...counts].map(([key, { result }]) => ({ result, deals: BigInt(sums.get(key) ?? 0) }));
}

/** Calls `note` with the final points and the number of ways in which the fifth and the sixth card lead there. */
function dealThirds(
  player: number,
  banker: number,
  byPoints: readonly number[],
  rest: number,
  note: (player: number, banker: number, ways: number) => void,
) {
  const draws = playerDraws(player, banker);
  if (!draws) {
    if (!bankerDraws(player, banker, undefined)) return note(player, banker, rest * (rest - 1));
    for (const [points, count] of byPoints.entries()) {
      note(player, (banker + points) % 10, count * (rest - 1));
    }
    return;
  }
  for (const [third, count] of byPoints.entries()) {
    const final = (player + third) % 10;
    if (!bankerDraws(player, banker, third)) {
      note(final, banker, count * (rest - 1));
      continue;
    }
    for (const [points, others] of byPoints.entries()) {
      note(final, (banker + points) % 10, count * (others - (points === third ? 1 : 0)));
    }
  }
}

export function winnerOf(player: number, banker: number): BaccaratResult["winner"] {
  if (player === banker) return "tie";
  return player > banker ? "player" : "banker";
}

/** The figures of a bet on one spot. A tie gives bets on the sides back, which counts as paying. */
export function figuresOfBet(spot: BaccaratSpot, counts: BaccaratCounts): Figures {
  const payouts = new Map<number, bigint>();
  for (const { result, deals } of counts) {
    const back = twentiethsOf(spot, result);
    payouts.set(back, (payouts.get(back) ?? 0n) + deals);
  }
  return figuresOf(payouts, 20);
}

/** The table's figures: those of a bet on the banker, which returns the most, and the largest win of all spots. */
export function tableFigures(counts: BaccaratCounts): Figures {
  const largest = Math.max(
    ...BaccaratSpot.options.map((spot) =>
      Math.max(...counts.map(({ result }) => twentiethsOf(spot, result))),
    ),
  );
  return { ...figuresOfBet("banker", counts), maxWinMultiple: rational(largest, 20) };
}

/** The share of all deals for which at least one of the spots pays something back. */
export function coveredBy(spots: readonly BaccaratSpot[], counts: BaccaratCounts): Rational {
  let covered = 0n;
  let all = 0n;
  for (const { result, deals } of counts) {
    all += deals;
    if (spots.some((spot) => twentiethsOf(spot, result) > 0)) covered += deals;
  }
  return rational(covered, all);
}
