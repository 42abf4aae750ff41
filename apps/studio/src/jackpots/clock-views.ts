import { SECOND_MS } from "@bellwether/contract/durations.ts";
import {
  type ClockEntries,
  MAX_LISTED_ENTRIES,
  type PastClock,
  type PotClock,
  type PublishedClock,
} from "@bellwether/contract/studio/index.ts";
import type { SqlConnection } from "@bellwether/db";
import { type ClockName, entryText } from "@bellwether/games";
import { randomnessOf } from "@bellwether/games/beacon/check-signature.ts";
import type { DatabasePort, SeedVaultPort } from "../ports.ts";
import { StudioRefusalError } from "../studio-refusal.ts";
import { clockOwner, isOver } from "./clock-store.ts";
import { readEntries } from "./draw-clock.ts";

/** A draw takes some seconds. After this delay it is reported as waiting for the beacon. */
const USUAL_DRAW_MS = 15 * SECOND_MS;

type ClockRow = {
  kind: "win-time" | "drop";
  pot: string;
  currency: string;
  number: number;
  starts_at: Date;
  ends_at: Date | null;
  server_seed_hash: string;
  server_seed: string;
  state: PublishedClock["state"];
  entries: number;
  out_of: number | null;
  amount_minor: bigint | null;
  root: string | null;
  chain_hash: string | null;
  beacon_public_key: string | null;
  beacon_round: bigint | null;
  beacon_signature: string | null;
  winning_entry: number | null;
  ended_at: Date | null;
  winner: string | null;
};

const CLOCKS = `SELECT c.*, e.round_id AS winner FROM studio_clock c
  LEFT JOIN studio_clock_entry e ON e.pot = c.pot AND e.currency = c.currency AND e.clock = c.number AND e.number = c.winning_entry`;

/** The clocks shown for these pots: of each pot the running one, the oldest that is over and not drawn, and the last ended one. */
export async function readClocks(
  connection: SqlConnection,
  pots: string,
  currency: string,
): Promise<ClockRow[]> {
  const of = "c.pot = p.pot AND c.currency = $2";
  const { rows } = await connection.query<ClockRow>(
    `SELECT k.* FROM unnest($1::text[]) AS p(pot) CROSS JOIN LATERAL (
       (${CLOCKS} WHERE ${of} AND c.ended_at IS NULL AND c.state = 'running' ORDER BY c.number LIMIT 20)
       UNION ALL
       (${CLOCKS} WHERE ${of} AND c.ended_at IS NULL AND c.state <> 'running' ORDER BY c.number LIMIT 1)
       UNION ALL
       (${CLOCKS} WHERE ${of} AND c.ended_at IS NOT NULL ORDER BY c.number DESC LIMIT 1)) k`,
    [pots, currency],
  );
  return rows;
}

/** What is shown of a pot's clocks. */
export function clocksOf(pot: string, rows: readonly ClockRow[], at: Date): PotClock {
  const own = rows.filter((row) => row.pot === pot);
  const now = own.find((row) => row.state === "running" && !isOver(row, at));
  const drawn = own.find(({ state }) => state === "closed" || state === "sealed");
  const last = own.find(({ ended_at }) => ended_at !== null);
  return {
    now: now ? spanOf(now) : null,
    drawn: drawn?.ends_at
      ? {
          ...spanOf(drawn),
          amountMinor: drawn.amount_minor?.toString() ?? null,
          waitsForBeacon: at.getTime() - drawn.ends_at.getTime() > USUAL_DRAW_MS,
        }
      : null,
    last: last && isPast(last) ? pastOf(last) : null,
  };
}

/** A clock whose draw is stored, or that ended without one. */
type PastRow = ClockRow & { ended_at: Date; state: PastClock["state"] };

const isPast = (row: ClockRow): row is PastRow => row.ended_at !== null;

function pastOf(row: PastRow): PastClock {
  return {
    ...spanOf(row),
    endedAt: row.ended_at.toISOString(),
    state: row.state,
    amountMinor: row.amount_minor?.toString() ?? null,
    winner: winnerOf(row),
  };
}

/** The round that has won; null also for an entry that was drawn when its pot could pay nothing. */
const winnerOf = ({ state, winner }: Pick<ClockRow, "state" | "winner">) =>
  state === "missed" ? null : winner;

function spanOf({ number, starts_at, ends_at, server_seed_hash, entries, out_of }: ClockRow) {
  return {
    number,
    startsAt: starts_at.toISOString(),
    endsAt: ends_at?.toISOString() ?? null,
    serverSeedHash: server_seed_hash,
    entries,
    outOf: out_of,
  };
}

/** A clock in full, for everybody. Throws `round_not_found`. */
export async function publishClock(
  deps: DatabasePort & SeedVaultPort,
  name: ClockName,
): Promise<PublishedClock> {
  const row = await findClock(deps.database, name);
  const { pot, currency, state } = row;
  const isOver = row.ended_at !== null;
  return {
    ...spanOf(row),
    ...{ pot, currency, state },
    amountMinor: row.amount_minor?.toString() ?? null,
    serverSeed: isOver ? deps.seedVault.open(clockOwner(row), row.server_seed) : null,
    root: row.root,
    chainHash: row.chain_hash,
    beaconPublicKey: row.beacon_public_key,
    beaconRound: row.beacon_round === null ? null : Number(row.beacon_round),
    beaconSignature: row.beacon_signature,
    beaconRandomness: row.beacon_signature === null ? null : randomnessOf(row.beacon_signature),
    winningEntry: row.winning_entry,
    winner: winnerOf(row),
  };
}

/** A page of the entries of a clock that is over, for everybody. Throws `round_not_found`, also before its end. */
export async function listClockEntries(
  { database }: DatabasePort,
  name: ClockName,
  after: number,
): Promise<ClockEntries> {
  if ((await findClock(database, name)).state === "running") throw clockNotFound();
  const entries = await readEntries(database, name, { after, limit: MAX_LISTED_ENTRIES });
  const last = entries.at(-1);
  return {
    leaves: entries.map(entryText),
    next: last && entries.length === MAX_LISTED_ENTRIES ? last.number : null,
  };
}

async function findClock(connection: SqlConnection, { pot, currency, number }: ClockName): Promise<ClockRow> {
  const { rows } = await connection.query<ClockRow>(
    `${CLOCKS} WHERE c.pot = $1 AND c.currency = $2 AND c.number = $3`,
    [pot, currency, number],
  );
  const [row] = rows;
  if (!row) throw clockNotFound();
  return row;
}

const clockNotFound = () => new StudioRefusalError("round_not_found", "no such clock, or it still runs");
