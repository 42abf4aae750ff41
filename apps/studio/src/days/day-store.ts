import {
  type CommitmentProof,
  type DayRecord,
  type DaysReply,
  MAX_LISTED_DAYS,
} from "@bellwether/contract/studio/index.ts";
import { onlyRow, type SqlConnection, textArray } from "@bellwether/db";
import { merklePlaces } from "@bellwether/games";
import { StudioRefusalError } from "../studio-refusal.ts";
import type { Commitment } from "./commitments.ts";

type DayRow = {
  date: string;
  commitment_count: number;
  root: string;
  previous_hash: string;
  hash: string;
};

const NODE_BYTES = 32;
/** The number of leaves in one INSERT. */
const MAX_LEAVES_AT_ONCE = 10_000;

/** Stores a day's record with its leaves and the levels of its tree. */
export async function storeDay(
  connection: SqlConnection,
  { date, commitmentCount, root, previousHash, hash }: DayRecord,
  leaves: readonly Commitment[],
  levels: readonly (readonly Uint8Array[])[],
): Promise<void> {
  await connection.query(
    `INSERT INTO studio_day (date, commitment_count, root, previous_hash, hash, closed_at)
     VALUES ($1, $2, $3, $4, $5, clock_timestamp())`,
    [date, commitmentCount, root, previousHash, hash],
  );
  for (let first = 0; first < leaves.length; first += MAX_LEAVES_AT_ONCE) {
    const some = leaves.slice(first, first + MAX_LEAVES_AT_ONCE);
    await connection.query(
      `INSERT INTO studio_commitment (server_seed_hash, date, place, leaf)
       SELECT hash, $3, $4 + (place - 1)::integer, leaf
       FROM unnest($1::text[], $2::text[]) WITH ORDINALITY AS given (hash, leaf, place)`,
      [
        textArray(some.map(({ serverSeedHash }) => serverSeedHash)),
        textArray(some.map(({ leaf }) => leaf)),
        date,
        first,
      ],
    );
  }
  for (const [level, nodes] of levels.entries())
    await connection.query("INSERT INTO studio_day_level (date, level, nodes) VALUES ($1, $2, $3)", [
      date,
      level,
      Buffer.concat(nodes),
    ]);
}

/** The latest records, the newest first. */
export async function listDays(connection: SqlConnection): Promise<DaysReply> {
  const { rows } = await connection.query<DayRow>("SELECT * FROM studio_day ORDER BY date DESC LIMIT $1", [
    MAX_LISTED_DAYS,
  ]);
  return { days: rows.map(asDay) };
}

/** The proof that a hash is under a day's root. Throws `not_committed` if no record contains it. */
export async function proveCommitment(
  connection: SqlConnection,
  serverSeedHash: string,
): Promise<CommitmentProof> {
  const { rows } = await connection.query<DayRow & { place: number; leaf: string }>(
    `SELECT d.*, c.place, c.leaf FROM studio_commitment c JOIN studio_day d ON d.date = c.date
     WHERE c.server_seed_hash = $1`,
    [serverSeedHash],
  );
  const [row] = rows;
  if (!row) throw new StudioRefusalError("not_committed", "no day's record contains this hash");
  const day = asDay(row);
  const places = merklePlaces(day.commitmentCount, row.place);
  const path: CommitmentProof["path"] = [];
  for (const { level, place, side } of places)
    path.push({ side, hash: await readNode(connection, day.date, level, place) });
  return { serverSeedHash, leaf: row.leaf, path, day };
}

/** A node of a day's tree in hexadecimal. */
async function readNode(
  connection: SqlConnection,
  date: string,
  level: number,
  place: number,
): Promise<string> {
  const { rows } = await connection.query<{ node: string }>(
    `SELECT encode(substring(nodes FROM $3 FOR ${NODE_BYTES}), 'hex') AS node
     FROM studio_day_level WHERE date = $1 AND level = $2`,
    [date, level, place * NODE_BYTES + 1],
  );
  return onlyRow(rows).node;
}

const asDay = (row: DayRow): DayRecord => ({
  date: row.date,
  commitmentCount: row.commitment_count,
  root: row.root,
  previousHash: row.previous_hash,
  hash: row.hash,
});
