import type { DocumentKind } from "@bellwether/contract/calls/documents.ts";
import { countries } from "./countries.ts";
import { type Currency, currencies } from "./currencies.ts";

/** What a market wants proven of a player, and by when. Amounts are whole euros, scaled for other currencies. */
type IdentityRules = {
  /** At sign-up the player gives a national number, which must fit the birthday; the market's self-exclusion register is asked by it. */
  numberAtSignUp: boolean;
  /** Nothing is deposited or staked before somebody has seen who the player is. */
  identityFirst: boolean;
  /** Whether games are played for points. A market that wants the age known first has none, because visitors have proven nothing. */
  freePlay: boolean;
  /**
   * Whoever has deposited this much within `days` shows these documents, one after the other, unless somebody has closed the case within
   * `graceDays`: a player of whom one is asked can neither play nor deposit.
   */
  deposits: { sum: number; days: number; graceDays: number; shows: readonly DocumentKind[] };
  /**
   * Who the player is must be proven before payouts within `days` reach this much, and before each payout to a player whose proof has expired;
   * undefined where a payout may not wait for it.
   */
  payouts: { sum: number; days: number } | undefined;
  /** A single prize from which its winner must be known before anything is paid out. The house's choice. */
  largeWin: number;
};

/**
 * Article 11 (d) of Directive (EU) 2015/849: from 2,000 euros in one transaction or several linked ones, at the stake and at the collection of
 * winnings. Malta's procedures for remote gaming (FIAU, Implementing Procedures Part II) count deposits within 180 days, and give 30 days before the
 * house must end the relationship. Where no such law holds, it is the house's choice.
 */
const everywhere: IdentityRules = {
  numberAtSignUp: false,
  identityFirst: false,
  freePlay: true,
  deposits: { sum: 2_000, days: 180, graceDays: 30, shows: ["identity", "funds"] },
  payouts: { sum: 2_000, days: 180 },
  largeWin: 10_000,
};

const byCountry: Readonly<Record<string, Partial<IdentityRules>>> = {
  // UK Gambling Commission, LCCP 17.1.1: name, address and birthday are verified before anybody gambles, and a payout must not wait for what could
  // have been asked before. LCCP 3.2.11: the age is verified before a deposit, a stake, also of a bonus, and before free play.
  GB: { identityFirst: true, freePlay: false, payouts: undefined },
  // Spellag (2018:1138), chapter 13: players are registered with their personal number.
  SE: { numberAtSignUp: true },
};

const merged = new Map(
  Object.entries(byCountry).map(([country, own]): [string, IdentityRules] => [
    country,
    { ...everywhere, ...own },
  ]),
);

/** What a country wants proven of its players, and by when. */
export const identityRulesOf = (country: string | undefined): Readonly<IdentityRules> =>
  merged.get(country ?? "") ?? everywhere;

/** The countries where nothing is deposited or staked before somebody has seen who the player is. */
export const identityFirstCountries: readonly string[] = countries
  .map(({ code }) => code)
  .filter((code) => identityRulesOf(code).identityFirst);

/** How many days before its last day a player is reminded of an accepted document. */
export const documentReminderDays: readonly number[] = [30, 7];

/** What a player of a country cannot do once the document that proved who they are has expired, until another one is accepted. */
export const waitsForNewProof = (country: string): "play" | "payouts" =>
  identityRulesOf(country).identityFirst ? "play" : "payouts";

/** An amount of whole euros in minor units of a currency. */
const minorOf = (euros: number, currency: Currency) => BigInt(euros * currencies[currency].scale) * 100n;

/** What a single prize is at least to be a large win, in minor units of the account's currency. */
export const largeWinMinor = ({ country, currency }: { country: string; currency: Currency }): bigint =>
  minorOf(identityRulesOf(country).largeWin, currency);

/**
 * Whether a player must prove who they are before they are paid. `paidMinor` is what they took out within the rule's days, with the payout in
 * question, in minor units.
 */
export function isPayoutProofDue(
  account: { country: string; currency: Currency; isIdentityChecked: boolean; isIdentityLapsed: boolean },
  paidMinor: bigint,
): boolean {
  const { payouts } = identityRulesOf(account.country);
  if (!payouts || account.isIdentityChecked) return false;
  // They have been reminded: it is kept from the smallest payout on, so that nobody is surprised by the sum of many.
  return account.isIdentityLapsed || paidMinor >= minorOf(payouts.sum, account.currency);
}

/** Whether the market lets the player neither deposit nor stake before they have proven who they are. */
export const isFirstProofDue = (account: { country: string; isIdentityChecked: boolean }): boolean =>
  identityRulesOf(account.country).identityFirst && !account.isIdentityChecked;
