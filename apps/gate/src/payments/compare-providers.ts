import { minorToAmount } from "@bellwether/contract";
import type { SqlConnection } from "@bellwether/db";
import type { DatabasePort, LogPort } from "../ports.ts";

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

/** Compares the ledger's accounts of payment providers with the settled payments, per provider and currency. */
export async function compareProviders(connection: SqlConnection): Promise<ProviderTotal[]> {
  const { rows } = await connection.query<{
    provider: string;
    currency: string;
    ledger_minor: bigint;
    payments_minor: bigint;
  }>(
    `WITH booked AS (
       SELECT substr(address, 5) AS provider, currency, sum(balance_minor)::bigint AS minor FROM ledger_account
       WHERE address LIKE 'psp:%' GROUP BY 1, 2),
     settled AS (
       SELECT coalesce(provider, '(none)') AS provider, currency,
         sum(CASE type WHEN 'D' THEN -amount_minor ELSE amount_minor END)::bigint AS minor
       FROM payment WHERE state = 'success' GROUP BY 1, 2)
     SELECT coalesce(b.provider, s.provider) AS provider, coalesce(b.currency, s.currency) AS currency,
       coalesce(b.minor, 0)::bigint AS ledger_minor, coalesce(s.minor, 0)::bigint AS payments_minor
     FROM booked b FULL JOIN settled s ON s.provider = b.provider AND s.currency = b.currency ORDER BY 1, 2`,
  );
  return rows.map((row) => ({
    provider: row.provider,
    currency: row.currency,
    ledger: minorToAmount(row.ledger_minor),
    payments: minorToAmount(row.payments_minor),
    difference: minorToAmount(row.ledger_minor - row.payments_minor),
  }));
}

export const isDifferent = (total: ProviderTotal) => total.ledger !== total.payments;

/** The job: returns how many provider and currency pairs differ, and logs them. */
export async function comparePayments({ database, log }: DatabasePort & LogPort): Promise<number> {
  const different = (await database.asOwner(compareProviders)).filter(isDifferent);
  if (different.length > 0) log.error({ different }, "payments and ledger differ");
  return different.length;
}
