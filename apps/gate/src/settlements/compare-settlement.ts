import { minorToAmount } from "@bellwether/contract";
import type { SqlConnection } from "@bellwether/db";
import { type SettledPayment, settledPayments } from "../payments/index.ts";
import type { SettledLine } from "./settlement-file.ts";

/** A difference between a provider's file and our payments. `ours` and `theirs` are amounts with their currency, or providers; null for none. */
export type SettlementDifference = {
  transaction: string;
  what: "missing_here" | "missing_there" | "amount" | "provider" | "twice";
  provider: string;
  payment_id: string | null;
  ours: string | null;
  theirs: string | null;
};

/**
 * Compares a provider's settlement file with the settled payments: each line must be one of them, with the same amount, currency and provider, and
 * each payment of the file's providers between its first and last moment must be in it. Payments by support are not the providers'.
 */
export async function compareSettlement(
  connection: SqlConnection,
  lines: readonly SettledLine[],
): Promise<SettlementDifference[]> {
  if (lines.length === 0) return [];
  const times = lines.map(({ at }) => at.getTime());
  const payments = await settledPayments(connection, {
    transactions: lines.map(({ txId }) => txId),
    providers: [...new Set(lines.map(({ provider }) => provider))],
    from: new Date(Math.min(...times)),
    until: new Date(Math.max(...times)),
  });
  const here = new Map(payments.map((payment) => [payment.transaction_id, payment]));
  const seen = new Set<string>();
  const differences: SettlementDifference[] = [];
  for (const line of lines) {
    const what = seen.has(line.txId) ? "twice" : differenceOf(line, here.get(line.txId));
    seen.add(line.txId);
    if (what) differences.push(described(what, line.txId, here.get(line.txId), line));
  }
  for (const payment of payments)
    if (!seen.has(payment.transaction_id))
      differences.push(described("missing_there", payment.transaction_id, payment, undefined));
  return differences;
}

function differenceOf(
  line: SettledLine,
  payment: SettledPayment | undefined,
): SettlementDifference["what"] | undefined {
  if (!payment) return "missing_here";
  if (line.amountMinor !== payment.signed_minor || line.currency !== payment.currency) return "amount";
  return line.provider === payment.provider ? undefined : "provider";
}

function described(
  what: SettlementDifference["what"],
  transaction: string,
  payment: SettledPayment | undefined,
  line: SettledLine | undefined,
): SettlementDifference {
  const isAboutProvider = what === "provider";
  const money = (minor: bigint, currency: string) => `${minorToAmount(minor)} ${currency}`;
  return {
    ...{ transaction, what, payment_id: payment?.payment_id ?? null },
    provider: line?.provider ?? payment?.provider ?? "",
    ours: payment
      ? isAboutProvider
        ? payment.provider
        : money(payment.signed_minor, payment.currency)
      : null,
    theirs: line ? (isAboutProvider ? line.provider : money(line.amountMinor, line.currency)) : null,
  };
}
