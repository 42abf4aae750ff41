import { NoInput } from "./parts.ts";
import { RoundRefusedError } from "./round-refused.ts";

/**
 * Minor units per euro cent, by currency: round numbers near the exchange rate, so that every currency has the same steps and a multiple of
 * a game's stake unit stays one. All currencies have hundredths here, even those without any in their country.
 */
const SCALES: ReadonlyMap<string, bigint> = new Map([
  ["AUD", 1n],
  ["BRL", 5n],
  ["CAD", 1n],
  ["CHF", 1n],
  ["CLP", 1000n],
  ["CZK", 25n],
  ["DKK", 10n],
  ["EUR", 1n],
  ["GBP", 1n],
  ["HUF", 400n],
  ["INR", 100n],
  ["ISK", 150n],
  ["JPY", 150n],
  ["MXN", 20n],
  ["NOK", 10n],
  ["NZD", 1n],
  ["PEN", 4n],
  ["PLN", 4n],
  ["SEK", 10n],
  ["SGD", 1n],
  ["USD", 1n],
  ["ZAR", 20n],
]);

/** The scale of a currency. Throws a RangeError for one that no market uses: a stake must not be guessed. */
export function currencyScale(currency: string): bigint {
  const scale = SCALES.get(currency);
  if (scale === undefined) throw new RangeError(`no stakes for currency ${currency}`);
  return scale;
}

/** Currencies whose smallest payable amount is more than a minor unit: Chile uses no fractions of its peso. */
const PAYABLE_STEPS: ReadonlyMap<string, bigint> = new Map([["CLP", 100n]]);

/** The smallest amount in minor units that can be paid out in the currency; every payable amount is a multiple of it. */
export function payableStep(currency: string): bigint {
  return PAYABLE_STEPS.get(currency) ?? 1n;
}

/** The largest amount in minor units, not above this one, that can be paid out in the currency. */
export function payableDown(currency: string, amountMinor: bigint): bigint {
  return amountMinor - (amountMinor % payableStep(currency));
}

/** The currencies that games can be played in. */
export const playableCurrencies: readonly string[] = [...SCALES.keys()];

/** Refuses with `invalid_stake` a stake that is not above zero or not a whole multiple of the unit, both in minor units. */
export function checkStakeUnit(stakeMinor: bigint, unitMinor: bigint): void {
  if (stakeMinor <= 0n) throw new RoundRefusedError("invalid_stake", "a stake must be above zero");
  if (stakeMinor % unitMinor !== 0n) {
    throw new RoundRefusedError("invalid_stake", `a stake must be a multiple of ${unitMinor} minor units`);
  }
}

/** Refuses with `invalid_stake` a stake that is not one of those on offer. */
export function checkOnOffer(stakeMinor: bigint, stakes: readonly bigint[], scale: bigint): void {
  if (stakes.some((stake) => stake * scale === stakeMinor)) return;
  throw new RoundRefusedError("invalid_stake", `${stakeMinor} is not one of the stakes on offer`);
}

/** Refuses with `invalid_input` anything but the empty input of a game that needs only a stake. */
export function checkNoInput(input: unknown): void {
  if (!NoInput.safeParse(input).success)
    throw new RoundRefusedError("invalid_input", "this game takes no input");
}

/** The stakes of a model's data in euro cents. */
export function stakesOf({ stakes }: { stakes: readonly number[] }): bigint[] {
  return stakes.map(BigInt);
}
