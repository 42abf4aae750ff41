import type { DropFile } from "@bellwether/contract/content/jackpot.ts";
import { CLOCK_TOLERANCE_MS, SECOND_MS } from "@bellwether/contract/durations.ts";
import { CALL_SECONDS, leastOutOf } from "@bellwether/contract/pot-rules.ts";
import type { SqlConnection } from "@bellwether/db";
import { clockStream, currencyScale, seedHash } from "@bellwether/games";
import type { JackpotsPort, RandomPort, SeedVaultPort } from "../ports.ts";
import { payableMinor } from "./pot-store.ts";

/** A row of a win-time clock or of a drop's call, as far as most steps need it. */
export type StoredClock = {
  pot: string;
  currency: string;
  number: number;
  kind: "win-time" | "drop";
  /** Null in a call that no stake has entered. */
  ends_at: Date | null;
  keeps_percent: number;
  /** Null in a clock that was planned before clocks had chances: then one of its entries wins. */
  contribution_thousandths: number | null;
  /** Null in a win-time clock until it is closed. */
  out_of: number | null;
  server_seed: string;
  entries: number;
  /** When the seal was seen to be committed, before the beacon's value existed. */
  seal_seen_at: Date | null;
};

export const CLOCK_COLUMNS =
  "pot, currency, number, kind, ends_at, keeps_percent, contribution_thousandths, out_of, server_seed, entries, seal_seen_at";

export const CALL_MS = CALL_SECONDS * SECOND_MS;
/** A call that ends later than this after now has an end of a clock that was ahead. */
export const LATEST_CALL_END_MS = CALL_MS + CLOCK_TOLERANCE_MS;

/** The owner with which the seed vault encrypts the seeds of a jackpot's clocks. */
export const clockOwner = ({ pot, currency }: Pick<StoredClock, "pot" | "currency">) =>
  clockStream({ pot, currency });

/** What an entry adds to its pot, in thousandths of a minor unit. */
export const contributionOf = (
  { contributionMilliCents }: Pick<DropFile, "contributionMilliCents">,
  currency: string,
): number => contributionMilliCents * Number(currencyScale(currency));

/** A new secret seed, encrypted, and its hash, which is published at once. */
export function newClockSeed(
  { seedVault, randomBytes }: RandomPort & SeedVaultPort,
  of: Pick<StoredClock, "pot" | "currency">,
) {
  const serverSeed = Buffer.from(randomBytes(32)).toString("hex");
  return { hash: seedHash(serverSeed), sealed: seedVault.seal(clockOwner(of), serverSeed) };
}

/** The clocks and calls of a pot that may take stakes, in their order. Those that are over are closed at the next step. */
export async function runningClocks(
  connection: SqlConnection,
  pot: string,
  currency: string,
): Promise<StoredClock[]> {
  const { rows } = await connection.query<StoredClock>(
    `/* prepared */ SELECT ${CLOCK_COLUMNS} FROM studio_clock WHERE pot = $1 AND currency = $2 AND state = 'running' AND ended_at IS NULL
     ORDER BY starts_at, number`,
    [pot, currency],
  );
  return rows;
}

/** Whether a running clock takes no more stakes. */
export function isOver({ kind, ends_at: endsAt }: Pick<StoredClock, "kind" | "ends_at">, at: Date): boolean {
  if (endsAt === null) return false;
  return endsAt <= at || (kind === "drop" && endsAt.getTime() > at.getTime() + LATEST_CALL_END_MS);
}

/**
 * Closes a clock that is at zero: its amount is taken out of the pot, so later stakes add to the next clock's, and the chances follow from it.
 * Without entries, or with a pot that can pay nothing, the clock ends and the whole pot carries over; a pot can pay nothing after several winners
 * and few stakes. A call is closed without an amount, which is that of its draw. The pot must be locked; `laterMinor` is the part of the pot that
 * came after zero.
 */
export async function closeClock(
  { dropsAreDue }: Pick<JackpotsPort, "dropsAreDue">,
  connection: SqlConnection,
  clock: StoredClock,
  at: Date,
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
  if (clock.kind === "drop") {
    await connection.query(
      "UPDATE studio_clock SET state = 'closed', ends_at = least(ends_at, $4) WHERE pot = $1 AND currency = $2 AND number = $3",
      [...key, at],
    );
    return;
  }
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
  const { contribution_thousandths: contribution } = clock;
  const outOf = contribution === null ? null : dropsAreDue ? 1 : leastOutOf(amountMinor, contribution);
  await connection.query(
    "UPDATE studio_clock SET state = 'closed', amount_minor = $4, out_of = $5 WHERE pot = $1 AND currency = $2 AND number = $3",
    [...key, amountMinor, outOf],
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
