import { HOUR_MS } from "@bellwether/contract/durations.ts";
import { isDue } from "../due.ts";
import type { LogPort, MetricsPort, StorePorts } from "../ports.ts";
import type { PayoutDeskPort } from "./payout-desk.ts";

const FIRST_DELAY_MS = 2_000;
const MAX_DELAY_MS = HOUR_MS;

type Untold = { transaction_id: string; state: "approved" | "refused"; attempts: number };

/**
 * Tells the cashier of every decision that it has not heard yet, and returns how many it has heard. Several nodes may run it: each decision is
 * claimed by moving its next attempt ahead. One that the cashier does not take is told again after two seconds, then after twice the time, at
 * most an hour, without an end: a player waits for it. With `signal`, none is begun after the node begins to stop.
 */
export async function tellCashier(
  deps: StorePorts & LogPort & MetricsPort & PayoutDeskPort,
  signal?: AbortSignal,
): Promise<number> {
  let heard = 0;
  while (!signal?.aborted) {
    const untold = await claimNext(deps);
    if (!untold) break;
    if (await tellOne(deps, untold)) heard += 1;
  }
  return heard;
}

async function claimNext({ database, now }: StorePorts): Promise<Untold | undefined> {
  const { rows } = await database.query<Untold>(
    `UPDATE withdrawal_review SET attempts = attempts + 1,
       next_attempt_at = $1::timestamptz + least($2 * power(2, least(attempts, 20)), $3) * interval '1 millisecond'
     WHERE transaction_id = (SELECT transaction_id FROM withdrawal_review
       WHERE state <> 'waiting' AND told_at IS NULL AND ended_at IS NULL AND ${isDue("$1", { firstMs: FIRST_DELAY_MS, mostMs: MAX_DELAY_MS })}
       ORDER BY next_attempt_at LIMIT 1 FOR UPDATE SKIP LOCKED)
     RETURNING transaction_id, state, attempts`,
    [now(), FIRST_DELAY_MS, MAX_DELAY_MS],
  );
  return rows[0];
}

async function tellOne(
  deps: StorePorts & LogPort & MetricsPort & PayoutDeskPort,
  { transaction_id: transactionId, state, attempts }: Untold,
): Promise<boolean> {
  try {
    const isApproved = state === "approved";
    await deps.decidePayout({
      transactionId,
      decision: isApproved ? "approve" : "cancel",
      comment: isApproved ? "approved by the house" : "refused by the house",
    });
  } catch (error) {
    deps.metrics.add("withdrawal_decisions_total", { result: "failed" });
    deps.log.warn(
      { err: error, transaction: transactionId, attempts },
      "the cashier has not taken a decision about a withdrawal",
    );
    return false;
  }
  deps.metrics.add("withdrawal_decisions_total", { result: "heard" });
  await deps.database.query("UPDATE withdrawal_review SET told_at = $2 WHERE transaction_id = $1", [
    transactionId,
    deps.now(),
  ]);
  return true;
}
