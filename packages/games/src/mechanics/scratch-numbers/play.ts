import type { Draws } from "../../fairness/draws.ts";
import { shuffle } from "../../fairness/shuffle.ts";
import { drawWeighted } from "../../fairness/weighted.ts";
import type { NumbersData } from "./data.ts";
import type { NumbersEvent } from "./wire.ts";

/** A played card: its events, and the sum of its wins in minor units. */
export type LuckyNumberRound = {
  events: NumbersEvent[];
  payoutMinor: bigint;
};

/** Draws the lucky numbers, then the own numbers, then each own number's prize. Every match wins. The stake is in minor units. */
export function playNumbers(data: NumbersData, draws: Draws, stakeMinor: bigint): LuckyNumberRound {
  const luckyNumbers = drawNumbers(draws, data.luckyNumbers, data.highest);
  const ownNumbers = drawNumbers(draws, data.ownNumbers, data.highest);
  const cells = ownNumbers.map((number) => {
    const { multiple } = drawWeighted(draws, data.prizes);
    return { number, prizeMinor: (stakeMinor * BigInt(multiple)).toString() };
  });

  const events: NumbersEvent[] = [{ type: "card-dealt", luckyNumbers, cells }];
  let payoutMinor = 0n;
  for (const [cell, { number, prizeMinor }] of cells.entries()) {
    if (!luckyNumbers.includes(number)) continue;
    payoutMinor += BigInt(prizeMinor);
    events.push({ type: "number-won", cell, number, payoutMinor: prizeMinor });
  }
  events.push({ type: "round-ended", payoutMinor: payoutMinor.toString() });
  return { events, payoutMinor };
}

/** Distinct numbers from 1 to `highest` in the order drawn. */
function drawNumbers(draws: Draws, count: number, highest: number): number[] {
  const numbers = Array.from({ length: highest }, (_, index) => index + 1);
  return shuffle(draws, numbers, count).slice(0, count);
}
