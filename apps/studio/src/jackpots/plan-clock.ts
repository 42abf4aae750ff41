import { CLOCK_TOLERANCE_MS } from "@bellwether/contract/durations.ts";
import type { SqlConnection } from "@bellwether/db";
import type { RandomPort, SeedVaultPort } from "../ports.ts";
import { clockMs, clockPeriod, type WinTime } from "./clock-period.ts";
import { contributionOf, newClockSeed } from "./clock-store.ts";

/** Stores the clock around a moment, with a new secret seed and its published hash, unless it is there already. */
export async function planClock(
  deps: RandomPort & SeedVaultPort,
  connection: SqlConnection,
  jackpot: WinTime,
  currency: string,
  at: Date,
): Promise<void> {
  const { startsAt, endsAt } = clockPeriod(jackpot, at);
  const pot = jackpot.id;
  const { hash, sealed } = newClockSeed(deps, { pot, currency });
  await connection.query(
    `INSERT INTO studio_clock (pot, currency, number, kind, starts_at, ends_at, keeps_percent, contribution_thousandths, server_seed_hash,
       server_seed, state)
     SELECT $1, $2, coalesce(max(number), 0) + 1, 'win-time', $3::timestamptz, $4::timestamptz, $5::integer, $6::integer, $7, $8, 'running'
     FROM studio_clock WHERE pot = $1 AND currency = $2
     ON CONFLICT DO NOTHING`,
    [pot, currency, startsAt, endsAt, jackpot.keepsPercent, contributionOf(jackpot, currency), hash, sealed],
  );
}

/** Ends the clocks that reached zero without a stake. In most currencies nobody plays, so there are many. */
export async function endEmptyClocks(connection: SqlConnection, at: Date): Promise<void> {
  await connection.query(
    "UPDATE studio_clock SET state = 'empty', ended_at = ends_at WHERE state = 'running' AND entries = 0 AND ends_at <= $1",
    [at],
  );
}

/**
 * Lets the clocks of a pot run that a clock ahead has ended before their time, without a stake. Their seeds were published at their end, so each
 * gets a new one.
 */
export async function reopenClocks(
  deps: RandomPort & SeedVaultPort,
  connection: SqlConnection,
  { id: pot }: Pick<WinTime, "id">,
  at: Date,
): Promise<void> {
  const { rows } = await connection.query<{ currency: string; number: number }>(
    `SELECT currency, number FROM studio_clock k WHERE pot = $1 AND kind = 'win-time' AND state = 'empty' AND entries = 0 AND ended_at > $2
     AND NOT EXISTS (SELECT 1 FROM studio_clock o WHERE o.pot = k.pot AND o.currency = k.currency AND o.starts_at = k.starts_at
       AND o.kind = 'win-time' AND o.state <> 'empty')`,
    [pot, new Date(at.getTime() + CLOCK_TOLERANCE_MS)],
  );
  for (const { currency, number } of rows) {
    const { hash, sealed } = newClockSeed(deps, { pot, currency });
    await connection.query(
      `UPDATE studio_clock SET state = 'running', ended_at = NULL, server_seed_hash = $4, server_seed = $5
       WHERE pot = $1 AND currency = $2 AND number = $3 AND state = 'empty' AND entries = 0`,
      [pot, currency, number, hash, sealed],
    );
  }
}

/** Ends the clocks without a stake whose length is no longer that of the jackpot's file. A clock with a stake runs to its end. */
export async function endChangedClocks(connection: SqlConnection, jackpot: WinTime, at: Date): Promise<void> {
  await connection.query(
    `UPDATE studio_clock SET state = 'empty', ended_at = $3
     WHERE pot = $1 AND kind = 'win-time' AND state = 'running' AND entries = 0
       AND ends_at - starts_at <> $2::float8 * interval '1 millisecond'`,
    [jackpot.id, clockMs(jackpot), at],
  );
}
