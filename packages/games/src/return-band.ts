import { type Rational, rational, subtract } from "./exact/rational.ts";

const LEAST = rational(90, 100);
const MOST = rational(975, 1000);

/** Whether a return to player lies between 90 and 97.5 percent, both included. Games other than standard tables must keep to it. */
export function isInReturnBand(returnToPlayer: Rational): boolean {
  const isBelow = subtract(returnToPlayer, LEAST).numerator < 0n;
  const isAbove = subtract(MOST, returnToPlayer).numerator < 0n;
  return !isBelow && !isAbove;
}
