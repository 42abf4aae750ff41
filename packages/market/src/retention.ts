import { DAY_MS } from "@bellwether/contract/durations.ts";

/** The five years that anti-money-laundering law requires, with leap days. */
const FIVE_YEARS = 1_827;

type Retention = {
  days: number;
  /** The event from which the days are counted. */
  after: string;
};

/**
 * How long each kind of record is kept; the gate's cleanup jobs use only this table. Money itself (the ledger, payments, rounds) is never
 * deleted. The privacy page says the same in words: change both. Which tables there are, and what erasing a player does to each, is in
 * `personal-data.ts`.
 */
export const retention = {
  /** Network address and device are stored with the session. */
  sessions: { days: 90, after: "the session's end" },
  loginPlaces: { days: 90, after: "the last login from there" },
  loginFailures: { days: 1, after: "the failure" },
  smsRequests: { days: 2, after: "the request" },
  letterRequests: { days: 2, after: "the request" },
  /** As long as a request waits for its second person. */
  newContacts: { days: 7, after: "the entry" },
  /** They are valid for half an hour; a day later nobody asks why one was refused. */
  cashierSessions: { days: 1, after: "the end of its time" },
  messages: { days: 90, after: "the message's writing" },
  /** The level looks back 30 days; the three months match a player's visible history, for questions to support. */
  missions: { days: 90, after: "the mission's end" },
  /** Name and address of a parcel; at once if the account is closed. */
  parcels: { days: 90, after: "the parcel's sending" },
  paymentInstruments: { days: FIVE_YEARS, after: "the account's closing" },
  /** Exports and changes of personal data, and the player's consents. */
  personalChanges: { days: FIVE_YEARS, after: "the account's closing" },
  /** Pictures of documents; that there was one, and who decided, stays. */
  documents: { days: FIVE_YEARS, after: "the account's closing" },
  registerChecks: { days: FIVE_YEARS, after: "the account's closing; of a refused signup, the question" },
} as const satisfies Record<string, Retention>;

/**
 * How long the law against money laundering wants to know who a customer was, in days after the relationship has ended, by the country of the player.
 * It is the law of whoever holds the licence: MLR 2017 reg. 40 in Great Britain, PTL 2017:630 ch. 5 § 3 in Sweden, PMLFTR reg. 13 in Malta for the rest.
 */
const moneyLaundering: Readonly<Record<string, number>> & { other: number } = {
  GB: FIVE_YEARS,
  SE: FIVE_YEARS,
  other: FIVE_YEARS,
};

/** Until when the law keeps what it keeps of a customer from this country whose account has ended. */
export const lawEnds = (country: string, endedAt: Date) =>
  new Date(endedAt.getTime() + (moneyLaundering[country] ?? moneyLaundering.other) * DAY_MS);

export type RetainedKind = keyof typeof retention;

/** Records whose retention period began before this moment must be deleted now. */
export function keptSince(kind: RetainedKind, now: Date): Date {
  return new Date(now.getTime() - retention[kind].days * DAY_MS);
}
