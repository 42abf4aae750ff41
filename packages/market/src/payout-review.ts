import { type Currency, currencies } from "./currencies.ts";

/** In whole euros, scaled for other currencies: a withdrawal of this much waits until a person has looked. */
const REVIEWED_FROM = 1_000;
/** In whole euros, scaled for other currencies: above this, a second person approves a withdrawal. */
const TWO_PERSONS_ABOVE = 2_000;

/** From which amount a person looks at a withdrawal, and above which two do, in minor units. */
export function payoutReviewOf(currency: Currency): { fromMinor: bigint; twoPersonsAboveMinor: bigint } {
  const minorOf = (euros: number) => BigInt(euros * currencies[currency].scale) * 100n;
  return { fromMinor: minorOf(REVIEWED_FROM), twoPersonsAboveMinor: minorOf(TWO_PERSONS_ABOVE) };
}
