import { minorToAmount } from "@bellwether/contract";
import type { SqlConnection } from "@bellwether/db";
import type { LogPort, StorePorts } from "../ports.ts";

/**
 * What the ledger says that a provider owes us (negative: it received more) and the sum of the payments, in whole currency as decimal text.
 */
export type ProviderTotal = {
  provider: string;
  currency: string;
  ledger: string;
  payments: string;
  difference: string;
};

/** Compares the ledger's accounts of payment providers with the settled payments, per provider and currency. Reads all payments. */
export async function compareProviders(connection: SqlConnection): Promise<ProviderTotal[]> {
  return (await totalsNow(connection)).map((row) => ({
    provider: row.provider,
    currency: row.currency,
    ledger: minorToAmount(row.ledger_minor),
    payments: minorToAmount(row.payments_minor),
    difference: minorToAmount(row.ledger_minor - row.payments_minor),
  }));
}

type Totals = { provider: string; currency: string; ledger_minor: bigint; payments_minor: bigint };

async function totalsNow(connection: SqlConnection): Promise<Totals[]> {
  const { rows } = await connection.query<Totals>(
    `WITH booked AS (
       SELECT substr(address, 5) AS provider, currency, sum(balance_minor)::bigint AS minor FROM ledger_balance
       WHERE address LIKE 'psp:%' GROUP BY 1, 2),
     settled AS (
       SELECT coalesce(provider, '(none)') AS provider, currency,
         sum(CASE type WHEN 'D' THEN -amount_minor ELSE amount_minor END)::bigint AS minor
       FROM payment WHERE state = 'success' GROUP BY 1, 2)
     SELECT coalesce(b.provider, s.provider) AS provider, coalesce(b.currency, s.currency) AS currency,
       coalesce(b.minor, 0)::bigint AS ledger_minor, coalesce(s.minor, 0)::bigint AS payments_minor
     FROM booked b FULL JOIN settled s ON s.provider = b.provider AND s.currency = b.currency ORDER BY 1, 2`,
  );
  return rows;
}

export const isDifferent = (total: ProviderTotal) => total.ledger !== total.payments;

/** The job: keeps what it compared for the office, logs what differs, and returns how many provider and currency pairs do. */
export async function comparePayments({ database, log, now }: StorePorts & LogPort): Promise<number> {
  const totals = await database.asOwner(totalsNow);
  const at = now();
  await database.transaction(async (connection) => {
    await connection.query("DELETE FROM provider_total");
    for (const { provider, currency, ledger_minor, payments_minor } of totals)
      await connection.query(
        "INSERT INTO provider_total (provider, currency, ledger_minor, payments_minor, compared_at) VALUES ($1, $2, $3, $4, $5)",
        [provider, currency, ledger_minor, payments_minor, at],
      );
  });
  const different = totals.filter(({ ledger_minor, payments_minor }) => ledger_minor !== payments_minor);
  if (different.length > 0)
    log.error(
      { different: different.map(({ provider, currency }) => `${provider} ${currency}`) },
      "payments and ledger differ",
    );
  return different.length;
}

/** What the last night compared, by provider and currency. */
export async function readProviderTotals(
  connection: SqlConnection,
): Promise<(Totals & { compared_at: Date })[]> {
  const { rows } = await connection.query<Totals & { compared_at: Date }>(
    "SELECT provider, currency, ledger_minor, payments_minor, compared_at FROM provider_total ORDER BY provider, currency",
  );
  return rows;
}
