import { minorToAmount } from "@bellwether/contract";
import { MINUTE_MS } from "@bellwether/contract/durations.ts";
import type { Database } from "@bellwether/db";
import type { MetricsPort, ReportPorts, SettingsPort, StorePorts } from "../ports.ts";

/** A payment that reached the cashier returns within the cashier session's 30 minutes, or never. */
const ABANDONED_AFTER_MS = 30 * MINUTE_MS;
const MAX_LISTED = 200;

/** A payment that the cashier should have finished and did not. Its money stays where it is until an operator has asked the cashier. */
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
 * Closes payments that were opened and never reached the cashier: no money has moved for them. An attempt that comes later is
 * checked like a new one. Returns how many.
 */
export async function closeAbandoned(deps: StorePorts & MetricsPort): Promise<number> {
  const now = deps.now();
  const { rows } = await deps.database.query<{ type: "D" | "W"; method: string }>(
    `UPDATE payment SET state = 'failed', end_reason = 'abandoned', updated_at = $1
     WHERE state = 'started' AND updated_at <= $2 RETURNING type, method`,
    [now, new Date(now.getTime() - ABANDONED_AFTER_MS)],
  );
  for (const { type, method } of rows)
    deps.metrics.add("payments_total", { type, method, state: "abandoned" });
  return rows.length;
}

/** Authorised deposits and withdrawals without a result, the 200 oldest first. */
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
    [new Date(now.getTime() - afterMs), MAX_LISTED],
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
 * The job: closes abandoned payments, and reports unresolved ones without changing them, since only the cashier knows whether money moved.
 * Returns how many are unresolved.
 */
export async function reconcilePayments(
  deps: StorePorts & ReportPorts & SettingsPort<"unresolvedAfterMs">,
): Promise<number> {
  const abandoned = await closeAbandoned(deps);
  if (abandoned > 0) deps.log.info({ abandoned }, "payments that never reached the cashier were closed");
  const unresolved = await findUnresolved(deps.database, deps.now(), deps.settings.unresolvedAfterMs);
  if (unresolved.length > 0)
    deps.log.warn(
      { unresolved: unresolved.length, oldest: unresolved.slice(0, 20).map((payment) => payment.payment_id) },
      "payments have not come back from the cashier",
    );
  return unresolved.length;
}
