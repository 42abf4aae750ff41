import { minorToAmount } from "@bellwether/contract";
import { DAY_MS } from "@bellwether/contract/durations.ts";

/** What a provider says that it has paid out with one bank transfer: its lines, less what it keeps. `lastAt` is the time of the last line. */
export type Payout = {
  reference: string;
  provider: string;
  currency: string;
  netMinor: bigint;
  lastAt: Date;
  fileId: string;
};

/** A line of the bank, with the file that it came in. */
export type BankedLine = {
  reference: string;
  counterparty: string;
  currency: string;
  amountMinor: bigint;
  at: Date;
  fileId: string;
};

/** Where bank and provider differ. `ours` is what the provider's file promises, `theirs` what the bank says. */
export type BankDifference = {
  what: "payout_missing" | "payout_amount" | "bank_unknown";
  subject: string;
  provider: string | null;
  ours: string | null;
  theirs: string | null;
  fileId: string;
};

/** A transfer takes some days, over a weekend more. */
const ON_ITS_WAY_MS = 5 * DAY_MS;
/** A shorter reference would be found in others by chance. */
const MIN_REFERENCE = 4;

/** Stands between several references of one line: a payout's is never found across it, half in one and half in the next. */
export const BETWEEN_REFERENCES = " | ";

/**
 * Compares payouts of providers with the bank's lines. A line belongs to the payouts whose references it contains, whatever stands between their
 * letters and digits. A payout is missed once the bank's lines reach five days beyond it. Payouts before `since` are only known: they have been
 * compared, and the lines of some may be given no more.
 */
export function compareBank(
  payouts: readonly Payout[],
  lines: readonly BankedLine[],
  since = new Date(0),
): BankDifference[] {
  const newest = lines.reduce((last, { at }) => Math.max(last, at.getTime()), 0);
  const named = payouts.map((payout) => ({ payout, plain: plainOf(payout.reference) }));
  const banked = new Map<Payout, bigint>();
  const unknown: BankDifference[] = [];
  for (const line of lines) {
    const texts = line.reference.split(BETWEEN_REFERENCES).map(plainOf);
    const found = named.filter(
      ({ payout, plain }) =>
        plain.length >= MIN_REFERENCE &&
        payout.currency === line.currency &&
        texts.some((text) => text.includes(plain)),
    );
    // The longest is meant: PO-12 is a part of PO-123.
    const longest = found.reduce((most, { plain }) => Math.max(most, plain.length), 0);
    const meant = found.find(({ plain }) => plain.length === longest);
    if (meant) banked.set(meant.payout, (banked.get(meant.payout) ?? 0n) + line.amountMinor);
    else
      unknown.push({
        ...{ what: "bank_unknown", subject: line.reference || "–", provider: null, ours: null },
        theirs: [money(line.amountMinor, line.currency), line.counterparty].filter(Boolean).join(", "),
        fileId: line.fileId,
      });
  }
  const compared = payouts.filter(({ lastAt }) => lastAt >= since);
  const wrong = compared.flatMap((payout): BankDifference[] => {
    const came = banked.get(payout);
    const about = {
      ...{ subject: payout.reference, provider: payout.provider, fileId: payout.fileId },
      ours: money(payout.netMinor, payout.currency),
    };
    if (came === undefined)
      return newest > payout.lastAt.getTime() + ON_ITS_WAY_MS
        ? [{ ...about, what: "payout_missing", theirs: null }]
        : [];
    return came === payout.netMinor
      ? []
      : [{ ...about, what: "payout_amount", theirs: money(came, payout.currency) }];
  });
  return [...wrong, ...unknown];
}

const plainOf = (reference: string) => reference.toUpperCase().replaceAll(/[^A-Z0-9]/g, "");
const money = (minor: bigint, currency: string) => `${minorToAmount(minor)} ${currency}`;
