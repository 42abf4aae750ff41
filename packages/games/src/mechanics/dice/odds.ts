import { multiplierFor } from "../../rules/multiplier.ts";
import type { DiceInput, DiceSide } from "./wire.ts";

/** Every die has the faces 1 to 6. */
export const SIDES = 6;

/** The inputs of the odds. */
type Throw = {
  readonly dice: number;
  readonly returnPercent: number;
  readonly maximumHundredths: number;
};

/** A bet on offer, which wins `wins` of all equally likely throws. */
export type DiceOffer = {
  readonly side: DiceSide;
  readonly target: number;
  readonly wins: bigint;
  readonly multiplierHundredths: number;
};

/** A multiplier of one stake or less would be a win without profit. */
const MIN_HUNDREDTHS = 101;

/** The number of different throws; all are equally likely. */
export function allThrows({ dice }: Pick<Throw, "dice">): bigint {
  return BigInt(SIDES) ** BigInt(dice);
}

/** The number of throws for each total, from the lowest total up. */
export function waysOfTotals({ dice }: Pick<Throw, "dice">): bigint[] {
  let ways = [1n];
  for (let die = 0; die < dice; die += 1) {
    // Adding a die: each total is reached from the six totals before it, a sliding window.
    const next: bigint[] = [];
    let window = 0n;
    for (let total = 0; total < ways.length + SIDES - 1; total += 1) {
      window += (ways[total] ?? 0n) - (ways[total - SIDES] ?? 0n);
      next.push(window);
    }
    ways = next;
  }
  return ways;
}

/**
 * Every bet on offer. The multiplier is rounded down to a hundredth; if two targets of one side would pay the same, only the likelier one
 * is on offer, because the other would be worse at the same pay.
 */
export function diceOffers(data: Throw): DiceOffer[] {
  const ways = waysOfTotals(data);
  const all = allThrows(data);
  const lowest = data.dice;
  const highest = lowest + ways.length - 1;
  const offers: DiceOffer[] = [];
  const offer = (side: DiceSide, target: number, wins: bigint, likelier: bigint) => {
    if (wins === 0n || wins === all) return;
    const multiplierHundredths = multiplierFor(data.returnPercent, { wins, all });
    if (multiplierHundredths < MIN_HUNDREDTHS || multiplierHundredths > data.maximumHundredths) return;
    if (multiplierFor(data.returnPercent, { wins: likelier, all }) === multiplierHundredths) return;
    offers.push({ side, target, wins, multiplierHundredths });
  };
  let below = 0n;
  for (const [index, here] of ways.entries()) {
    offer("under", lowest + index, below, below + here);
    // The dice are symmetrical: as many throws are over the mirrored target as under this one.
    offer("over", highest - index, below, below + here);
    offer("exactly", lowest + index, here, all);
    below += here;
  }
  return offers;
}

/** The offer for a bet; undefined when it is not on offer. */
export function offerOf(offers: readonly DiceOffer[], { side, target }: DiceInput): DiceOffer | undefined {
  return offers.find((offer) => offer.side === side && offer.target === target);
}
