import { minorToAmount } from "@bellwether/contract";
import type { Database } from "@bellwether/db";
import type { GateParts } from "../gate-parts.ts";

/** A payment that went to the cashier comes back within its session of 30 minutes, or never. */
const ABANDONED_AFTER_MS = 30 * 60_000;
const MOST_LISTED = 200;

/** A payment that the cashier was to end and did not. Its money stays where it is until a person has asked the cashier. */
export type UnresolvedPayment = {
  payment_id: string;
  player_id: string;
  type: "D" | "W";
  method: string;
  amount: string;
  currency: string;
  transaction_id: string | null;
  since: string;
};

/**
 * Closes payments that were opened and never reached the cashier: no money has moved for them, and an authorisation that comes later is refused.
 * Answers how many.
 */
export async function closeAbandoned(
  parts: Pick<GateParts, "database" | "metrics" | "now">,
): Promise<number> {
  const now = parts.now();
  const { rows } = await parts.database.query<{ type: "D" | "W" }>(
    `UPDATE payment SET state = 'failed', end_reason = 'abandoned', updated_at = $1
     WHERE state = 'started' AND updated_at <= $2 RETURNING type`,
    [now, new Date(now.getTime() - ABANDONED_AFTER_MS)],
  );
  for (const { type } of rows) parts.metrics.add("payments_total", { type, state: "abandoned" });
  return rows.length;
}

/** Authorised deposits and withdrawals without an end, oldest first; the 200 oldest are listed. */
export async function findUnresolved(
  database: Database,
  now: Date,
  afterMs: number,
): Promise<UnresolvedPayment[]> {
  const { rows } = await database.query<{
    id: string;
    player_id: string;
    type: "D" | "W";
    method: string;
    amount_minor: bigint;
    currency: string;
    transaction_id: string | null;
    updated_at: Date;
  }>(
    `SELECT id, player_id, type, method, amount_minor, currency, transaction_id, updated_at FROM payment
     WHERE state = 'pending' AND updated_at <= $1 ORDER BY updated_at LIMIT $2`,
    [new Date(now.getTime() - afterMs), MOST_LISTED],
  );
  return rows.map((row) => ({
    payment_id: row.id,
    player_id: row.player_id,
    type: row.type,
    method: row.method,
    amount: minorToAmount(row.amount_minor),
    currency: row.currency,
    transaction_id: row.transaction_id,
    since: row.updated_at.toISOString(),
  }));
}

/**
 * The job: closes what was abandoned, and tells of what is unresolved without touching it, since only the cashier knows whether money moved.
 * Answers how many are unresolved.
 */
export async function reconcilePayments(parts: GateParts): Promise<number> {
  const abandoned = await closeAbandoned(parts);
  if (abandoned > 0) parts.log.info({ abandoned }, "payments that never reached the cashier were closed");
  const unresolved = await findUnresolved(parts.database, parts.now(), parts.settings.unresolvedAfterMs);
  if (unresolved.length > 0)
    parts.log.warn(
      { unresolved: unresolved.length, oldest: unresolved.slice(0, 20).map((payment) => payment.payment_id) },
      "payments have not come back from the cashier",
    );
  return unresolved.length;
}
