import { type Rational, rational, subtract } from "../exact/rational.ts";

const MIN_RETURN = rational(90, 100);
const MAX_RETURN = rational(975, 1000);

/** Whether a return to player lies between 90 and 97.5 percent, both included. Games other than standard tables must keep to it. */
export function isInReturnBand(returnToPlayer: Rational): boolean {
  const isBelow = subtract(returnToPlayer, MIN_RETURN).numerator < 0n;
  const isAbove = subtract(MAX_RETURN, returnToPlayer).numerator < 0n;
  return !isBelow && !isAbove;
}
