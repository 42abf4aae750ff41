import { dayText } from "@bellwether/contract/day-text.ts";
import { DAY_MS, MINUTE_MS } from "@bellwether/contract/durations.ts";
import type { SqlConnection } from "@bellwether/db";
import { dayHash, FIRST_PREVIOUS_HASH, merkleLevels, merkleRoot } from "@bellwether/games";
import type { DatabasePort, DatabaseTimePort } from "../ports.ts";
import { findNewCommitments } from "./commitments.ts";
import { storeDay } from "./day-store.ts";

/** A day is closed this long after its end, when all nodes have stored what they committed to on it. */
const CLOSE_AFTER_MS = 15 * MINUTE_MS;

/**
 * Closes every day that is over, the oldest first: stores the record of its commitments. Several nodes may do this at the same time; each day
 * is closed once. Returns the number of days that this call closed. The first day is the day before the first call.
 */
export async function closeDays(deps: DatabasePort & DatabaseTimePort): Promise<number> {
  let closed = 0;
  while (await deps.database.transaction((connection) => closeNext(deps, connection))) closed += 1;
  return closed;
}

async function closeNext({ databaseTime }: DatabaseTimePort, connection: SqlConnection): Promise<boolean> {
  await connection.query("SELECT pg_advisory_xact_lock(hashtextextended('studio days', 0))");
  const over = Date.parse(dateOf((await databaseTime(connection)).getTime() - CLOSE_AFTER_MS)) - DAY_MS;
  const last = await lastDay(connection);
  const start = last ? Date.parse(last.date) + DAY_MS : over;
  if (start > over) return false;
  const leaves = await findNewCommitments(connection, new Date(start + DAY_MS));
  const levels = merkleLevels(leaves.map(({ leaf }) => leaf));
  const record = {
    date: dateOf(start),
    commitmentCount: leaves.length,
    root: merkleRoot(levels),
    previousHash: last?.hash ?? FIRST_PREVIOUS_HASH,
  };
  await storeDay(connection, { ...record, hash: dayHash(record) }, leaves, levels);
  return true;
}

const dateOf = (timeMs: number) => dayText(new Date(timeMs));

async function lastDay(connection: SqlConnection): Promise<{ date: string; hash: string } | undefined> {
  const { rows } = await connection.query<{ date: string; hash: string }>(
    "SELECT date, hash FROM studio_day ORDER BY date DESC LIMIT 1",
  );
  return rows[0];
}
