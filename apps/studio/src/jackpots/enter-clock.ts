import type { SqlConnection } from "@bellwether/db";
import type { JackpotsPort, RandomPort, SeedVaultPort } from "../ports.ts";
import type { PottedRound } from "../pot-terms.ts";
import { CALL_MS, closeClock, isOver, runningClocks, type StoredClock } from "./clock-store.ts";
import { planCall } from "./plan-call.ts";
import { planClock } from "./plan-clock.ts";

/**
 * Gives a round whose stake is confirmed at this moment the next entry number of the running clock, or of the drop's call: the first entry of a
 * call sets its end. The pot must be locked, and hold the round's contribution already. Clocks that are at zero are closed first, without that
 * contribution.
 */
export async function enterClock(
  deps: JackpotsPort & RandomPort & SeedVaultPort,
  connection: SqlConnection,
  { pot, contributionMinor }: { pot: string; contributionMinor: bigint },
  round: PottedRound,
  at: Date,
): Promise<void> {
  const { currency } = round;
  const running = await runningClocks(connection, pot, currency);
  for (const due of running)
    if (isOver(due, at)) await closeClock(deps, connection, due, at, contributionMinor);
  if (await enterFirst(connection, running, round, at)) return;
  // The nodes plan ahead, so this is for a stake that comes when none has run for a while.
  const jackpot = deps.jackpots.find(({ id }) => id === pot);
  if (jackpot?.kind === "win-time") await planClock(deps, connection, jackpot, currency, at);
  else if (jackpot?.kind === "drop") await planCall(deps, connection, jackpot, currency, at);
  else return;
  await enterFirst(connection, await runningClocks(connection, pot, currency), round, at);
}

/** Enters the round into the first of these clocks that is not over. Returns whether there is one. */
async function enterFirst(
  connection: SqlConnection,
  running: readonly StoredClock[],
  round: PottedRound,
  at: Date,
): Promise<boolean> {
  for (const clock of running) {
    if (isOver(clock, at)) continue;
    const { rows } = await connection.query<{ entries: number }>(
      `/* prepared */ UPDATE studio_clock SET entries = entries + 1, ends_at = coalesce(ends_at, $4)
       WHERE pot = $1 AND currency = $2 AND number = $3 AND state = 'running' RETURNING entries`,
      [clock.pot, round.currency, clock.number, new Date(at.getTime() + CALL_MS)],
    );
    const [entered] = rows;
    if (!entered) continue;
    await connection.query(
      `/* prepared */ INSERT INTO studio_clock_entry (pot, currency, clock, number, owner, round_id, launch_token)
       VALUES ($1, $2, $3, $4, $5, $6, $7)`,
      [clock.pot, round.currency, clock.number, entered.entries, round.owner, round.id, round.launchToken],
    );
    return true;
  }
  return false;
}
