import { type Distribution, type Figures, figuresOf } from "../../exact/figures.ts";
import { type Rational, rational } from "../../exact/rational.ts";
import { totalWeight } from "../../fairness/weighted.ts";
import type { LuckyNumberConfig } from "./config.ts";

/** The exact figures of a lucky-number card, from the distribution of its total. */
export function computeFigures(config: LuckyNumberConfig): Figures {
  return figuresOf(totalDistribution(config), 1);
}

/** The odds, as one in n, that a card wins this amount with at least one of its numbers. */
export function oneInCards(config: LuckyNumberConfig, weight: number): Rational {
  const all = BigInt(totalWeight(config.prizes));
  const other = all - BigInt(weight);
  let without = 0n;
  for (let matches = 0; matches <= config.luckyNumbers; matches += 1) {
    without += matchWeight(config, matches) * other ** BigInt(matches) * all ** rest(config, matches);
  }
  const cards = choose(config.highest, config.ownNumbers) * all ** BigInt(config.luckyNumbers);
  return rational(cards, cards - without);
}

/** Totals over all choices of numbers times all prizes under the numbers that can match; prizes under the others do not matter. */
function totalDistribution(config: LuckyNumberConfig): Distribution {
  const all = BigInt(totalWeight(config.prizes));
  const counts = new Map<number, bigint>();
  let sums = new Map<number, bigint>([[0, 1n]]);
  for (let matches = 0; matches <= config.luckyNumbers; matches += 1) {
    const factor = matchWeight(config, matches) * all ** rest(config, matches);
    for (const [total, count] of sums) counts.set(total, (counts.get(total) ?? 0n) + count * factor);
    sums = withOneMore(sums, config);
  }
  return counts;
}

function withOneMore(sums: Map<number, bigint>, { prizes }: LuckyNumberConfig): Map<number, bigint> {
  const longer = new Map<number, bigint>();
  for (const [total, count] of sums) {
    for (const { multiple, weight } of prizes) {
      longer.set(total + multiple, (longer.get(total + multiple) ?? 0n) + count * BigInt(weight));
    }
  }
  return longer;
}

/** How many choices of own numbers contain exactly `matches` of the lucky ones. */
function matchWeight({ highest, luckyNumbers, ownNumbers }: LuckyNumberConfig, matches: number): bigint {
  return choose(luckyNumbers, matches) * choose(highest - luckyNumbers, ownNumbers - matches);
}

function rest(config: LuckyNumberConfig, matches: number): bigint {
  return BigInt(config.luckyNumbers - matches);
}

/** The number of ways to choose `count` of `from`. */
function choose(from: number, count: number): bigint {
  let ways = 1n;
  for (let step = 1; step <= count; step += 1) ways = (ways * BigInt(from - count + step)) / BigInt(step);
  return ways;
}
