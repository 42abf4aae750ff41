import { amountToMinor, minorToAmount } from "./minor-units.ts";

/** Difference of two amounts in decimal text with two places; exact, in minor units. */
export function subtractAmounts(from: string, what: string): string {
  return minorToAmount(amountToMinor(from) - amountToMinor(what));
}

export function compareAmounts(first: string, second: string): number {
  const difference = amountToMinor(first) - amountToMinor(second);
  return difference === 0n ? 0 : difference < 0n ? -1 : 1;
}

/** The share of `whole` that `part` is, from 0 to 1. */
export function fractionOf(part: string, whole: string): number {
  const of = Number(amountToMinor(whole));
  return of <= 0 ? 1 : Math.min(1, Math.max(0, Number(amountToMinor(part)) / of));
}
