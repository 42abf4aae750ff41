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
 * deleted. The privacy page says the same in words: change both.
 */
export const retention = {
  /** Network address and device are stored with the session. */
  sessions: { days: 90, after: "the session's end" },
  loginPlaces: { days: 90, after: "the last login from there" },
  loginFailures: { days: 1, after: "the failure" },
  smsRequests: { days: 2, after: "the request" },
  letterRequests: { days: 2, after: "the request" },
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

export type RetainedKind = keyof typeof retention;

/** Records whose retention period began before this moment must be deleted now. */
export function keptSince(kind: RetainedKind, now: Date): Date {
  return new Date(now.getTime() - retention[kind].days * DAY_MS);
}
