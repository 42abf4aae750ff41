import { type Currency, currencies } from "./currencies.ts";
import { identityRulesOf } from "./identity-rules.ts";

/** From which figures on a player's payments are looked at for money laundering. Amounts are whole euros, scaled for other currencies. */
type Thresholds = {
  /** Deposits less withdrawals within `days`. */
  net: { sum: number; days: number };
  /** This many deposits within `hours`. */
  velocity: { deposits: number; hours: number };
  /**
   * Deposits and withdrawals within `days` of `sum` each, while less than `stakedPercent` of the deposits was staked since the first of them.
   */
  littlePlay: { sum: number; days: number; stakedPercent: number };
  /** Deposits or withdrawals with this many cards and accounts within `days`. */
  instruments: { count: number; days: number };
  /** This many times within `days` a deposit of `sum` or more was followed by a withdrawal of `sum` or more within `hours`. */
  roundTrips: { count: number; days: number; sum: number; hours: number };
};

/** The house's choice; what the law wants of whoever deposits much is in `identity-rules.ts`. */
const everywhere: Thresholds = {
  net: { sum: 5_000, days: 30 },
  velocity: { deposits: 10, hours: 24 },
  littlePlay: { sum: 500, days: 30, stakedPercent: 50 },
  instruments: { count: 4, days: 30 },
  roundTrips: { count: 3, days: 7, sum: 50, hours: 24 },
};

/** Where the house looks earlier: deposits are mostly by debit card there, and one person seldom has four. */
const byCountry: Readonly<Record<string, Partial<Thresholds>>> = {
  GB: { net: { sum: 2_000, days: 30 }, instruments: { count: 3, days: 30 } },
};

/** {@link Thresholds} for one account: amounts in minor units of its currency. */
export type LaunderingThresholds = {
  deposits: { sumMinor: bigint; days: number };
  net: { sumMinor: bigint; days: number };
  velocity: { deposits: number; hours: number };
  littlePlay: { sumMinor: bigint; days: number; stakedPercent: number };
  instruments: { count: number; days: number };
  roundTrips: { count: number; days: number; sumMinor: bigint; hours: number };
};

/** What counts as a sign of money laundering for an account of this country and currency. */
export function launderingThresholdsOf(account: {
  country: string;
  currency: Currency;
}): LaunderingThresholds {
  const { net, velocity, littlePlay, instruments, roundTrips } = {
    ...everywhere,
    ...byCountry[account.country],
  };
  const { sum, days } = identityRulesOf(account.country).deposits;
  const inCurrency = <Rule extends { sum: number }>({ sum, ...rule }: Rule) => ({
    ...rule,
    sumMinor: BigInt(sum * currencies[account.currency].scale) * 100n,
  });
  return {
    deposits: inCurrency({ sum, days }),
    net: inCurrency(net),
    velocity,
    littlePlay: inCurrency(littlePlay),
    instruments,
    roundTrips: inCurrency(roundTrips),
  };
}

/** No rule looks further back than this many days. */
export const LAUNDERING_DAYS = identityRulesOf(undefined).deposits.days;
