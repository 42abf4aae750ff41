/** What the law against money laundering asks for after the end, with its leap days. */
const FIVE_YEARS = 1_827;

type Retention = {
  days: number;
  /** The moment from which the days are counted. */
  after: string;
};

/**
 * How long each kind of record is kept; the sweeps of the gate follow this table and nothing else. Money itself (the ledger, payments,
 * rounds) is never deleted. The privacy page says the same in words: change both.
 */
export const retention = {
  /** Network address and device stand in the session. */
  sessions: { days: 90, after: "the session's end" },
  loginPlaces: { days: 90, after: "the last login from there" },
  loginFailures: { days: 1, after: "the failure" },
  smsRequests: { days: 2, after: "the request" },
  letterRequests: { days: 2, after: "the request" },
  /** They are good for half an hour; a day later nobody asks why one was refused. */
  cashierSessions: { days: 1, after: "the end of its time" },
  messages: { days: 90, after: "the message's writing" },
  /** The level looks back 30 days; three months, as long as a player's history reaches, for questions to support. */
  missions: { days: 90, after: "the mission's end" },
  paymentInstruments: { days: FIVE_YEARS, after: "the account's closing" },
  /** Of personal data, and of what the player agreed to. */
  personalChanges: { days: FIVE_YEARS, after: "the account's closing" },
  registerChecks: { days: FIVE_YEARS, after: "the account's closing; of a refused signup, the question" },
} as const satisfies Record<string, Retention>;

export type RetainedKind = keyof typeof retention;

/** What began to count before this moment is to be deleted now. */
export function keptSince(kind: RetainedKind, now: Date): Date {
  return new Date(now.getTime() - retention[kind].days * 86_400_000);
}
