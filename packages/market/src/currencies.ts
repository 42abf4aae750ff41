/**
 * The position of each currency's sign [3.25], and the scale of its amounts relative to the euro. `stepMinor` is the smallest payable
 * amount in minor units, where it is more than one: the peso has hundredths in our books and none in Chile.
 */
type CurrencyDetails = { sign: string; place: "before" | "after"; scale: number; stepMinor?: bigint };

export const currencies = {
  EUR: { sign: "€", place: "before", scale: 1 },
  GBP: { sign: "£", place: "before", scale: 1 },
  SEK: { sign: "kr", place: "after", scale: 10 },
  NOK: { sign: "kr", place: "after", scale: 10 },
  CHF: { sign: "Fr", place: "after", scale: 1 },
  AUD: { sign: "$", place: "before", scale: 1 },
  CAD: { sign: "$", place: "before", scale: 1 },
  USD: { sign: "$", place: "before", scale: 1 },
  NZD: { sign: "$", place: "before", scale: 1 },
  SGD: { sign: "$", place: "before", scale: 1 },
  CLP: { sign: "$", place: "before", scale: 1_000, stepMinor: 100n },
  PEN: { sign: "S/", place: "before", scale: 4 },
  ZAR: { sign: "R", place: "before", scale: 20 },
} as const satisfies Record<string, CurrencyDetails>;

export type Currency = keyof typeof currencies;

export function isCurrency(code: string): code is Currency {
  return Object.hasOwn(currencies, code);
}

function stepOf(currency: Currency): bigint {
  const details: CurrencyDetails = currencies[currency];
  return details.stepMinor ?? 1n;
}

/**
 * Whether the amount can be paid in the currency: amounts below its smallest unit cannot be deposited, staked, used as a limit or
 * withdrawn.
 */
export function isPayable(currency: Currency, amountMinor: bigint): boolean {
  return amountMinor % stepOf(currency) === 0n;
}

/** The largest payable amount that is not above this one. */
export function payablePart(currency: Currency, amountMinor: bigint): bigint {
  return amountMinor - (amountMinor % stepOf(currency));
}

/** Amounts in minor units of one currency: the bounds of a payment and the suggested amounts. */
export type AmountBounds = { minimumMinor: bigint; maximumMinor: bigint; suggestedMinor: readonly bigint[] };

/**
 * Deposit bounds: 10 to 5,000 in EUR and similar currencies, scaled in others; the maximum in Finland is 2,000 EUR, Sweden has 100 to
 * 50,000 SEK.
 */
export function depositBounds(country: string, currency: Currency): AmountBounds {
  const scaled = (whole: number) => BigInt(whole * currencies[currency].scale) * 100n;
  return {
    minimumMinor: scaled(10),
    maximumMinor: scaled(country === "FI" ? 2_000 : 5_000),
    suggestedMinor: [20, 50, 100, 250].map(scaled),
  };
}

/** Withdrawals start at the smallest deposit; the maximum is the amount above which staff must check a payment. */
export function withdrawalBounds(currency: Currency): AmountBounds {
  const scaled = (whole: number) => BigInt(whole * currencies[currency].scale) * 100n;
  return {
    minimumMinor: scaled(10),
    maximumMinor: scaled(50_000),
    suggestedMinor: [20, 50, 100, 250].map(scaled),
  };
}
