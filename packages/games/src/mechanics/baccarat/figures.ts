import { type ChoiceFigures, type Distribution, type Figures, figuresOf } from "../../exact/figures.ts";
import { type Rational, rational } from "../../exact/rational.ts";
import { chancesOfCounts, type WinChances, winChancesOf, withAimedWin } from "../../exact/win-chances.ts";
import { type BaccaratCounts, countResults } from "./count-results.ts";
import { twentiethsOf } from "./payouts.ts";
import { BaccaratSpot } from "./wire.ts";

/** The figures of one bet. A push does not win. */
export function figuresOfBet(spot: BaccaratSpot, counts: BaccaratCounts): Figures {
  return figuresOf(payoutsOfBet(spot, counts), 20, 20);
}

/** The chances of a banker bet's wins. The reachable win is that of a pair bet. */
export function baccaratWinChances(counts: BaccaratCounts): WinChances {
  const banker = winChancesOf(chancesOfCounts(payoutsOfBet("banker", counts)), 20);
  return withAimedWin(
    banker,
    winChancesOf(chancesOfCounts(payoutsOfBet("player-pair", counts)), 20).reachable,
  );
}

/** The number of deals for each return in twentieths of the bet. */
function payoutsOfBet(spot: BaccaratSpot, counts: BaccaratCounts): Distribution {
  const payouts = new Map<number, bigint>();
  for (const { result, deals } of counts) {
    const twentieths = twentiethsOf(spot, result);
    payouts.set(twentieths, (payouts.get(twentieths) ?? 0n) + deals);
  }
  return payouts;
}

/** The figures of the table: those of a banker bet, which returns the most, with the largest win of any bet. */
export function figuresOfTable(counts: BaccaratCounts): Figures {
  const twentieths = BaccaratSpot.options.flatMap((spot) =>
    counts.map(({ result }) => twentiethsOf(spot, result)),
  );
  return { ...figuresOfBet("banker", counts), maxWinMultiple: rational(Math.max(...twentieths), 20) };
}

/** The figures of each bet. */
export function figuresOfEachBet(counts: BaccaratCounts): ChoiceFigures[] {
  return BaccaratSpot.options.map((spot) => figuresOfBet(spot, counts));
}

/** The share of deals in which at least one of these bets pays or is returned. */
export function coveredBy(spots: readonly BaccaratSpot[], counts: BaccaratCounts): Rational {
  let covered = 0n;
  let all = 0n;
  for (const { result, deals } of counts) {
    all += deals;
    if (spots.some((spot) => twentiethsOf(spot, result) > 0)) covered += deals;
  }
  return rational(covered, all);
}

const known = new Map<number, BaccaratCounts>();

/** The counts for this number of decks. The first call takes about a tenth of a second. */
export function baccaratCountsOf(decks: number): BaccaratCounts {
  const counts = known.get(decks) ?? countResults(decks);
  known.set(decks, counts);
  return counts;
}
