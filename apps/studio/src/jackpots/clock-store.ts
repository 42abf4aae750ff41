import { CLOCK_TOLERANCE_MS } from "@bellwether/contract/durations.ts";
import type { SqlConnection } from "@bellwether/db";
import { clockStream, seedHash } from "@bellwether/games";
import type { JackpotsPort, RandomPort, SeedVaultPort } from "../ports.ts";
import type { StudioRound } from "../rounds/round.ts";
import { clockMs, clockPeriod, type WinTime } from "./clock-period.ts";
import { payableMinor } from "./pot-store.ts";

/** A clock's row, as far as most steps need it. */
export type StoredClock = {
  pot: string;
  currency: string;
  number: number;
  ends_at: Date;
  keeps_percent: number;
  server_seed: string;
  entries: number;
  /** When the seal was seen to be committed, before the beacon's value existed. */
  seal_seen_at: Date | null;
};

export const CLOCK_COLUMNS =
  "pot, currency, number, ends_at, keeps_percent, server_seed, entries, seal_seen_at";

/** The owner with which the seed vault encrypts the seeds of a jackpot's clocks. */
export const clockOwner = ({ pot, currency }: Pick<StoredClock, "pot" | "currency">) =>
  clockStream({ pot, currency });

/** Stores the clock around a moment, with a new secret seed and its published hash, unless it is there already. */
export async function planClock(
  studio: RandomPort & SeedVaultPort,
  connection: SqlConnection,
  jackpot: WinTime,
  currency: string,
  at: Date,
): Promise<void> {
  const { startsAt, endsAt } = clockPeriod(jackpot, at);
  const pot = jackpot.id;
  const { hash, sealed } = newSeed(studio, { pot, currency });
  await connection.query(
    `INSERT INTO studio_clock (pot, currency, number, starts_at, ends_at, keeps_percent, server_seed_hash, server_seed, state)
     SELECT $1, $2, coalesce(max(number), 0) + 1, $3::timestamptz, $4::timestamptz, $5::integer, $6, $7, 'running'
     FROM studio_clock WHERE pot = $1 AND currency = $2
     ON CONFLICT DO NOTHING`,
    [pot, currency, startsAt, endsAt, jackpot.keepsPercent, hash, sealed],
  );
}

/**
 * Gives a round whose stake is confirmed at this moment the next entry number of the running clock. The pot must be locked, and hold the round's
 * contribution already. Clocks that are at zero are closed first, without that contribution.
 */
export async function enterClock(
  studio: JackpotsPort & RandomPort & SeedVaultPort,
  connection: SqlConnection,
  { pot, contributionMinor }: { pot: string; contributionMinor: bigint },
  round: StudioRound,
  at: Date,
): Promise<void> {
  const { currency } = round;
  for (const due of await runningClocks(connection, pot, currency))
    if (due.ends_at <= at) await closeClock(connection, due, contributionMinor);
  const jackpot = studio.jackpots.find(({ id }) => id === pot);
  if ((await enterFirst(connection, pot, round, at)) || jackpot?.kind !== "win-time") return;
  await planClock(studio, connection, jackpot, currency, at);
  await enterFirst(connection, pot, round, at);
}

/** Enters the round into the first clock that is not at zero. Returns whether there is one. */
async function enterFirst(
  connection: SqlConnection,
  pot: string,
  round: StudioRound,
  at: Date,
): Promise<boolean> {
  for (const { number, ends_at: endsAt } of await runningClocks(connection, pot, round.currency)) {
    if (endsAt <= at) continue;
    const { rows } = await connection.query<{ entries: number }>(
      `UPDATE studio_clock SET entries = entries + 1 WHERE pot = $1 AND currency = $2 AND number = $3 AND state = 'running'
       RETURNING entries`,
      [pot, round.currency, number],
    );
    const [entered] = rows;
    if (!entered) continue;
    await connection.query(
      `INSERT INTO studio_clock_entry (pot, currency, clock, number, owner, round_id, launch_token)
       VALUES ($1, $2, $3, $4, $5, $6, $7)`,
      [pot, round.currency, number, entered.entries, round.owner, round.id, round.launchToken],
    );
    return true;
  }
  return false;
}

async function runningClocks(
  connection: SqlConnection,
  pot: string,
  currency: string,
): Promise<StoredClock[]> {
  const { rows } = await connection.query<StoredClock>(
    `SELECT ${CLOCK_COLUMNS} FROM studio_clock WHERE pot = $1 AND currency = $2 AND state = 'running' ORDER BY starts_at`,
    [pot, currency],
  );
  return rows;
}

/** Ends the clocks at zero that no stake has entered; most currencies have one. A clock that a stake has locked is left for the next run. */
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
  studio: RandomPort & SeedVaultPort,
  connection: SqlConnection,
  { id: pot }: Pick<WinTime, "id">,
  at: Date,
): Promise<void> {
  const { rows } = await connection.query<{ currency: string; number: number }>(
    "SELECT currency, number FROM studio_clock WHERE pot = $1 AND state = 'empty' AND entries = 0 AND ended_at > $2",
    [pot, new Date(at.getTime() + CLOCK_TOLERANCE_MS)],
  );
  for (const { currency, number } of rows) {
    const { hash, sealed } = newSeed(studio, { pot, currency });
    await connection.query(
      `UPDATE studio_clock SET state = 'running', ended_at = NULL, server_seed_hash = $4, server_seed = $5
       WHERE pot = $1 AND currency = $2 AND number = $3 AND state = 'empty' AND entries = 0`,
      [pot, currency, number, hash, sealed],
    );
  }
}

function newSeed(
  { seedVault, randomBytes }: RandomPort & SeedVaultPort,
  of: Pick<StoredClock, "pot" | "currency">,
) {
  const serverSeed = Buffer.from(randomBytes(32)).toString("hex");
  return { hash: seedHash(serverSeed), sealed: seedVault.seal(clockOwner(of), serverSeed) };
}

/** Ends clocks whose length differs from the jackpot's file, unless they have entries: those run to their end. */
export async function endChangedClocks(connection: SqlConnection, jackpot: WinTime, at: Date): Promise<void> {
  await connection.query(
    `UPDATE studio_clock SET state = 'empty', ended_at = $3
     WHERE pot = $1 AND state = 'running' AND entries = 0 AND ends_at - starts_at <> $2::float8 * interval '1 millisecond'`,
    [jackpot.id, clockMs(jackpot), at],
  );
}

/**
 * Closes a clock that is at zero: its amount is taken out of the pot, so later stakes add to the next clock's. Without entries, or with a pot
 * that can pay nothing, the clock ends and the whole pot carries over; a pot can pay nothing after several winners and few stakes. The pot must
 * be locked; `laterMinor` is the part of the pot that came after zero.
 */
export async function closeClock(
  connection: SqlConnection,
  clock: StoredClock,
  laterMinor = 0n,
): Promise<void> {
  const key = [clock.pot, clock.currency, clock.number];
  // Another node may have closed it since it was read.
  const { rows: running } = await connection.query<{ entries: number; held_minor: bigint }>(
    `SELECT c.entries, p.held_minor FROM studio_clock c JOIN studio_pot p USING (pot, currency)
     WHERE c.pot = $1 AND c.currency = $2 AND c.number = $3 AND c.state = 'running' FOR UPDATE OF c`,
    key,
  );
  const [open] = running;
  if (!open) return;
  const amountMinor =
    open.entries === 0 ? 0n : payableMinor(open.held_minor - laterMinor, clock.keeps_percent, clock.currency);
  if (amountMinor === 0n) {
    await connection.query(
      "UPDATE studio_clock SET state = 'empty', ended_at = ends_at WHERE pot = $1 AND currency = $2 AND number = $3",
      key,
    );
    await forgetLaunches(connection, clock);
    return;
  }
  await connection.query(
    "UPDATE studio_clock SET state = 'closed', amount_minor = $4 WHERE pot = $1 AND currency = $2 AND number = $3",
    [...key, amountMinor],
  );
  await connection.query(
    "UPDATE studio_pot SET held_minor = held_minor - $3::bigint WHERE pot = $1 AND currency = $2",
    [clock.pot, clock.currency, amountMinor],
  );
}

/** Removes the launch tokens of a clock's entries: it is over, and nobody is paid any more. */
export async function forgetLaunches(
  connection: SqlConnection,
  { pot, currency, number }: Pick<StoredClock, "pot" | "currency" | "number">,
): Promise<void> {
  await connection.query(
    `UPDATE studio_clock_entry SET launch_token = NULL
     WHERE pot = $1 AND currency = $2 AND clock = $3 AND launch_token IS NOT NULL`,
    [pot, currency, number],
  );
}
