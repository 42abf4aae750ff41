import { type Distribution, type Figures, figuresOf } from "../../exact/figures.ts";
import { type Rational, rational, subtract } from "../../exact/rational.ts";
import { chancesOfCounts, type WinChances, winChancesOf, withAimedWin } from "../../exact/win-chances.ts";
import { totalWeight } from "../../fairness/weighted.ts";
import type { BaccaratCounts } from "../baccarat/count-results.ts";
import type { BaccaratSpot } from "../baccarat/wire.ts";
import { lanternTwentieths } from "./payouts.ts";

/** The part of a model's data on which the payouts depend. */
export type LanternOdds = {
  readonly paysTwentieths: Readonly<Record<BaccaratSpot, number>>;
  readonly faces: readonly { value: number; weight: number }[];
};

/** The product of two lanterns with the weight of its draws. 0: they do not both burn. */
export function lanternProducts({ faces }: Pick<LanternOdds, "faces">): ReadonlyMap<number, bigint> {
  const products = new Map<number, bigint>();
  for (const one of faces)
    for (const other of faces) {
      const product = one.value * other.value;
      products.set(product, (products.get(product) ?? 0n) + BigInt(one.weight) * BigInt(other.weight));
    }
  return products;
}

/** The exact figures of one bet. A push does not win. */
export function figuresOfLanternBet(spot: BaccaratSpot, odds: LanternOdds, counts: BaccaratCounts): Figures {
  return figuresOf(returnsOfBet(spot, odds, counts), 20, 20);
}

/** The table's figures: those of a bet on the banker, with its largest win. */
export function figuresOfLanternTable(odds: LanternOdds, counts: BaccaratCounts): Figures {
  const banker = figuresOfLanternBet("banker", odds, counts);
  const largest = Math.max(...Object.values(odds.paysTwentieths)) + 20;
  const product = 20 * (Math.max(...lanternProducts(odds).keys()) + 1);
  return { ...banker, maxWinMultiple: rational(Math.max(largest, product), 20) };
}

/** The chances of a banker bet's wins. The reachable win is that of a pair bet if it pays more. */
export function lanternWinChances(odds: LanternOdds, counts: BaccaratCounts): WinChances {
  const chancesOf = (spot: BaccaratSpot) =>
    winChancesOf(chancesOfCounts(returnsOfBet(spot, odds, counts)), 20);
  const [banker, pair] = [chancesOf("banker"), chancesOf("player-pair")];
  const isPairLarger = subtract(pair.reachable.multiple, banker.reachable.multiple).numerator > 0n;
  return isPairLarger ? withAimedWin(banker, pair.reachable) : banker;
}

/** The number of draws of cards and lanterns for each return in twentieths of the bet. */
function returnsOfBet(spot: BaccaratSpot, odds: LanternOdds, counts: BaccaratCounts): Distribution {
  const returns = new Map<number, bigint>();
  for (const [product, weight] of lanternProducts(odds))
    for (const { result, deals } of counts) {
      const twentieths = lanternTwentieths(spot, { ...result, product }, odds.paysTwentieths);
      returns.set(twentieths, (returns.get(twentieths) ?? 0n) + deals * weight);
    }
  return returns;
}

/** The share of rounds in which both lanterns burn. */
export function shareOfBothLit(odds: Pick<LanternOdds, "faces">): Rational {
  const all = BigInt(totalWeight(odds.faces)) ** 2n;
  return rational(all - (lanternProducts(odds).get(0) ?? 0n), all);
}
