/**
 * Where the sign of a currency stands [3.25], and how much larger its figures are than the euro's. `stepMinor` is the least amount that
 * people pay in it, in minor units, where that is not one of them: the peso has hundredths in our books and none in Chile.
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

/** Can so much be paid in the currency? A fraction of what has none is nobody's to deposit, stake, limit or cash out. */
export function isPayable(currency: Currency, amountMinor: bigint): boolean {
  return amountMinor % stepOf(currency) === 0n;
}

/** The largest amount not above this one that can be paid in the currency. */
export function payablePart(currency: Currency, amountMinor: bigint): bigint {
  return amountMinor - (amountMinor % stepOf(currency));
}

/** Amounts in minor units of one currency: bounds of a payment and the chips offered. */
export type AmountBounds = { minimumMinor: bigint; maximumMinor: bigint; suggestedMinor: readonly bigint[] };

/** Deposit bounds: 10 to 5,000 in EUR and like currencies, scaled elsewhere; Finland stops at 2,000 EUR, Sweden has 100 to 50,000 SEK. */
export function depositBounds(country: string, currency: Currency): AmountBounds {
  const scaled = (whole: number) => BigInt(whole * currencies[currency].scale) * 100n;
  return {
    minimumMinor: scaled(10),
    maximumMinor: scaled(country === "FI" ? 2_000 : 5_000),
    suggestedMinor: [20, 50, 100, 250].map(scaled),
  };
}

/** Withdrawals start at the smallest deposit and stop where one payment's size must be looked at by a person. */
export function withdrawalBounds(currency: Currency): AmountBounds {
  const scaled = (whole: number) => BigInt(whole * currencies[currency].scale) * 100n;
  return {
    minimumMinor: scaled(10),
    maximumMinor: scaled(50_000),
    suggestedMinor: [20, 50, 100, 250].map(scaled),
  };
}
