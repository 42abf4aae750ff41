import { type Distribution, type Figures, figuresOf } from "../../exact/figures.ts";
import { type Rational, rational } from "../../exact/rational.ts";
import { waysToChoose } from "../../exact/ways-to-choose.ts";
import { totalWeight } from "../../fairness/weighted.ts";
import type { NumbersData } from "./data.ts";

/** The exact figures of a lucky-number card, from the distribution of its total. */
export function computeFigures(data: NumbersData): Figures {
  return figuresOf(totalDistribution(data), 1);
}

/** The odds, as one in n, that a card wins this amount with at least one of its numbers. */
export function oneInCards(data: NumbersData, weight: number): Rational {
  const all = BigInt(totalWeight(data.prizes));
  const other = all - BigInt(weight);
  let without = 0n;
  for (let matches = 0; matches <= data.luckyNumbers; matches += 1) {
    without += matchWeight(data, matches) * other ** BigInt(matches) * all ** rest(data, matches);
  }
  const cards = waysToChoose(data.highest, data.ownNumbers) * all ** BigInt(data.luckyNumbers);
  return rational(cards, cards - without);
}

/** Totals over all choices of numbers times all prizes under the numbers that can match; prizes under the others do not matter. */
export function totalDistribution(data: NumbersData): Distribution {
  const all = BigInt(totalWeight(data.prizes));
  const counts = new Map<number, bigint>();
  let sums = new Map<number, bigint>([[0, 1n]]);
  for (let matches = 0; matches <= data.luckyNumbers; matches += 1) {
    const factor = matchWeight(data, matches) * all ** rest(data, matches);
    for (const [total, count] of sums) counts.set(total, (counts.get(total) ?? 0n) + count * factor);
    sums = withOneMore(sums, data);
  }
  return counts;
}

function withOneMore(sums: Map<number, bigint>, { prizes }: NumbersData): Map<number, bigint> {
  const longer = new Map<number, bigint>();
  for (const [total, count] of sums) {
    for (const { multiple, weight } of prizes) {
      longer.set(total + multiple, (longer.get(total + multiple) ?? 0n) + count * BigInt(weight));
    }
  }
  return longer;
}

/** The number of choices of own numbers that contain exactly `matches` of the lucky ones. */
function matchWeight({ highest, luckyNumbers, ownNumbers }: NumbersData, matches: number): bigint {
  return waysToChoose(luckyNumbers, matches) * waysToChoose(highest - luckyNumbers, ownNumbers - matches);
}

function rest(data: NumbersData, matches: number): bigint {
  return BigInt(data.luckyNumbers - matches);
}
