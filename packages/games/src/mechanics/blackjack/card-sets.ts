/** Card values: 1 (ace) to 10. */
export const VALUES = 10;
/** A set of cards as one number: five bits for the count of each value. */
const SET_BASE = 32;
const unit = Array.from({ length: VALUES }, (_, index) => SET_BASE ** index);

/** The cards of whole decks, by value. */
export function shoeOf(decks: number): number[] {
  return Array.from({ length: VALUES }, (_, index) => decks * (index === 9 ? 16 : 4));
}

/** A set of one card. */
export function unitOf(value: number): number {
  return unit[value - 1] as number;
}

/** The number of cards of each value in a set. */
export function countsOf(set: number): number[] {
  return unit.map((each) => Math.floor(set / each) % SET_BASE);
}

/** The number of ways to deal cards of these counts one after the other, in one order of values. */
export function ordersOf(from: readonly number[], counts: readonly number[]): bigint {
  let orders = 1n;
  for (const [index, count] of counts.entries()) {
    const available = from[index] as number;
    for (let dealt = 0; dealt < count; dealt += 1) orders *= BigInt(Math.max(available - dealt, 0));
  }
  return orders;
}

/** Whether the dealer's two cards are a blackjack. */
export function completes(open: number, hole: number): boolean {
  return (open === 1 && hole === 10) || (open === 10 && hole === 1);
}
