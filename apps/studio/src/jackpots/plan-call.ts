import type { DropFile } from "@bellwether/contract/content/jackpot.ts";
import { DAY_MS } from "@bellwether/contract/durations.ts";
import { onlyRow, type SqlConnection } from "@bellwether/db";
import { currencyScale, playableCurrencies } from "@bellwether/games";
import type { JackpotsPort, RandomPort, SeedVaultPort } from "../ports.ts";
import { callOutOf } from "./call-chances.ts";
import { contributionOf, newClockSeed } from "./clock-store.ts";

/**
 * Stores a call of a drop that waits for its first stake, with its chances, a new secret seed and the published hash, unless one waits already.
 * With `dropsAreDue`, a mark of the sandbox, its first entry wins.
 */
export async function planCall(
  deps: Pick<JackpotsPort, "dropsAreDue"> & RandomPort & SeedVaultPort,
  connection: SqlConnection,
  drop: DropFile,
  currency: string,
  at: Date,
): Promise<void> {
  const pot = drop.id;
  const { hash, sealed } = newClockSeed(deps, { pot, currency });
  const outOf = deps.dropsAreDue ? 1 : await readOutOf(connection, drop, currency, at);
  await connection.query(
    `INSERT INTO studio_clock (pot, currency, number, kind, starts_at, keeps_percent, contribution_thousandths, out_of, server_seed_hash,
       server_seed, state)
     SELECT $1, $2, coalesce(max(number), 0) + 1, 'drop', $3::timestamptz, $4::integer, $5::integer, $6::integer, $7, $8, 'running'
     FROM studio_clock WHERE pot = $1 AND currency = $2
     ON CONFLICT DO NOTHING`,
    [pot, currency, at, drop.keepsPercent, contributionOf(drop, currency), outOf, hash, sealed],
  );
}

async function readOutOf(
  connection: SqlConnection,
  drop: DropFile,
  currency: string,
  at: Date,
): Promise<number> {
  const { rows } = await connection.query<{ heldMinor: bigint; stakesOfDay: bigint }>(
    `SELECT coalesce((SELECT held_minor FROM studio_pot WHERE pot = $1 AND currency = $2), $3::bigint) AS "heldMinor",
       (SELECT coalesce(sum(entries), 0) FROM studio_clock
         WHERE pot = $1 AND currency = $2 AND kind = 'drop' AND ends_at > $4)::bigint AS "stakesOfDay"`,
    [drop.id, currency, BigInt(drop.seed) * currencyScale(currency), new Date(at.getTime() - DAY_MS)],
  );
  const { period, keepsPercent } = drop;
  return callOutOf(onlyRow(rows), {
    ...{ period, currency, keepsPercent },
    contributionThousandths: contributionOf(drop, currency),
  });
}

/** Plans a call for each currency in which none waits, so that the hash of every call is older than its entries. */
export async function planCalls(
  deps: Pick<JackpotsPort, "dropsAreDue"> & RandomPort & SeedVaultPort,
  connection: SqlConnection,
  drop: DropFile,
  at: Date,
): Promise<void> {
  const { rows } = await connection.query<{ currency: string }>(
    "SELECT currency FROM studio_clock WHERE pot = $1 AND kind = 'drop' AND ends_at IS NULL AND ended_at IS NULL",
    [drop.id],
  );
  const waiting = new Set(rows.map(({ currency }) => currency));
  for (const currency of playableCurrencies)
    if (!waiting.has(currency)) await planCall(deps, connection, drop, currency, at);
}

/** Ends the calls without a stake whose terms are no longer those of the drop's file. With `dropsAreDue`, also those with more chances than one. */
export async function endChangedCalls(
  { dropsAreDue }: Pick<JackpotsPort, "dropsAreDue">,
  connection: SqlConnection,
  drop: DropFile,
  at: Date,
): Promise<void> {
  for (const currency of playableCurrencies)
    await connection.query(
      `UPDATE studio_clock SET state = 'empty', ended_at = $3 WHERE pot = $1 AND currency = $2 AND kind = 'drop' AND ends_at IS NULL
       AND ended_at IS NULL AND (keeps_percent <> $4 OR contribution_thousandths <> $5 OR ($6 AND out_of <> 1))`,
      [drop.id, currency, at, drop.keepsPercent, contributionOf(drop, currency), dropsAreDue],
    );
}
