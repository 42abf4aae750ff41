import { amountToMinor, minorToAmount } from "@bellwether/contract";
import { type SqlConnection, textArray } from "@bellwether/db";

/** One line of a provider's settlement file. `amount` is signed decimal text: above zero for money that came from a player. */
export type SettledLine = { txId: string; amount: string; currency: string; provider: string; at: Date };

/** A difference between the file and our payments. `here` and `there` are amounts with their currency; null where there is no such payment. */
export type SettlementDifference = {
  transaction: string;
  what: "missing_here" | "missing_there" | "amount" | "provider" | "twice";
  payment_id: string | null;
  here: string | null;
  there: string | null;
};

type Settled = {
  transaction_id: string;
  payment_id: string;
  signed_minor: bigint;
  currency: string;
  provider: string;
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
  const { rows } = await connection.query<Settled>(
    `SELECT transaction_id, id AS payment_id, CASE type WHEN 'D' THEN amount_minor ELSE -amount_minor END AS signed_minor, currency, provider
     FROM payment WHERE state = 'success' AND kind <> 'support'
       AND (transaction_id = ANY($1::text[]) OR (provider = ANY($2::text[]) AND updated_at >= $3 AND updated_at <= $4))`,
    [
      textArray(lines.map(({ txId }) => txId)),
      textArray([...new Set(lines.map(providerOf))]),
      new Date(Math.min(...times)),
      new Date(Math.max(...times)),
    ],
  );
  const here = new Map(rows.map((row) => [row.transaction_id, row]));
  const seen = new Set<string>();
  const differences: SettlementDifference[] = [];
  for (const line of lines) {
    const what = seen.has(line.txId) ? "twice" : differenceOf(line, here.get(line.txId));
    seen.add(line.txId);
    if (what) differences.push(described(what, line.txId, here.get(line.txId), line));
  }
  for (const row of rows)
    if (!seen.has(row.transaction_id))
      differences.push(described("missing_there", row.transaction_id, row, undefined));
  return differences;
}

const providerOf = ({ provider }: SettledLine) => provider.toLowerCase().slice(0, 60);

function differenceOf(line: SettledLine, row: Settled | undefined): SettlementDifference["what"] | undefined {
  if (!row) return "missing_here";
  if (signedMinor(line.amount) !== row.signed_minor || line.currency !== row.currency) return "amount";
  return providerOf(line) === row.provider ? undefined : "provider";
}

function signedMinor(text: string): bigint {
  return text.startsWith("-") ? -amountToMinor(text.slice(1)) : amountToMinor(text);
}

function described(
  what: SettlementDifference["what"],
  transaction: string,
  row: Settled | undefined,
  line: SettledLine | undefined,
): SettlementDifference {
  const isAboutProvider = what === "provider";
  return {
    ...{ transaction, what, payment_id: row?.payment_id ?? null },
    here: row
      ? isAboutProvider
        ? row.provider
        : `${minorToAmount(row.signed_minor)} ${row.currency}`
      : null,
    there: line ? (isAboutProvider ? providerOf(line) : `${line.amount} ${line.currency}`) : null,
  };
}
