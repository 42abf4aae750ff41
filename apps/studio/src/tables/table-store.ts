import type { TableVoidReason, TableWait } from "@bellwether/contract/studio/index.ts";
import type { SqlConnection } from "@bellwether/db";
import type { StoredTable, StoredTableRound } from "./table-round.ts";

type RoundRow = {
  number: number;
  model: string;
  model_hash: string;
  phase: StoredTableRound["phase"];
  started_at: Date;
  bets_close_at: Date;
  draws_at: Date | null;
  phase_began_at: Date | null;
  phase_ends_at: Date;
  server_seed: string;
  server_seed_hash: string;
  bet_count: number | null;
  root: string | null;
  chain_hash: string | null;
  beacon_public_key: string | null;
  beacon_round: bigint | null;
  beacon_signature: string | null;
  seal_seen_at: Date | null;
  runs_at: Date | null;
  events: string | null;
  void_reason: StoredTableRound["voidReason"];
};
type TableRow = { id: string; seq: bigint; waits_for: TableWait | null };

/** Creates the row of a table that has none yet. */
export async function ensureTable(connection: SqlConnection, tableId: string): Promise<void> {
  await connection.query("INSERT INTO studio_table (id) VALUES ($1) ON CONFLICT DO NOTHING", [tableId]);
}

/** The table with its latest round; undefined for one that has never run. */
export async function readStoredTable(
  connection: SqlConnection,
  tableId: string,
): Promise<StoredTable | undefined> {
  const { rows } = await connection.query<TableRow & { [Key in keyof RoundRow]: RoundRow[Key] | null }>(
    `SELECT t.id, t.seq, t.waits_for, r.* FROM studio_table t
     LEFT JOIN studio_table_round r ON r.table_id = t.id AND r.number = t.number WHERE t.id = $1`,
    [tableId],
  );
  const [row] = rows;
  if (!row) return undefined;
  const round = row.number === null ? null : asTableRound(row as RoundRow);
  return { id: row.id, seq: Number(row.seq), waitsFor: row.waits_for, round };
}

/** The ids of all tables with a round that is not over, with a file or without. */
export async function findRunningTables(connection: SqlConnection): Promise<string[]> {
  const { rows } = await connection.query<{ id: string }>(
    `SELECT t.id FROM studio_table t JOIN studio_table_round r ON r.table_id = t.id AND r.number = t.number
     WHERE r.phase NOT IN ('paid', 'void')
       OR EXISTS (SELECT 1 FROM studio_table_round a WHERE a.table_id = t.id AND a.number > t.number)`,
  );
  return rows.map(({ id }) => id);
}

/** Locks the table until the SQL transaction ends, and reads it: steps of one table run one after another on all nodes. */
export async function lockTable(
  connection: SqlConnection,
  tableId: string,
): Promise<StoredTable | undefined> {
  await connection.query("SELECT 1 FROM studio_table WHERE id = $1 FOR UPDATE", [tableId]);
  return readStoredTable(connection, tableId);
}

/** A past or present round of a table. */
export async function findTableRound(
  connection: SqlConnection,
  tableId: string,
  number: number,
): Promise<StoredTableRound | undefined> {
  const { rows } = await connection.query<RoundRow>(
    "SELECT * FROM studio_table_round WHERE table_id = $1 AND number = $2",
    [tableId, number],
  );
  return rows[0] && asTableRound(rows[0]);
}

/** Rounds of a table before this one that are drawn or void, the newest first. */
export async function findRoundsBefore(
  connection: SqlConnection,
  tableId: string,
  number: number,
  most: number,
): Promise<StoredTableRound[]> {
  const { rows } = await connection.query<RoundRow>(
    `SELECT * FROM studio_table_round WHERE table_id = $1 AND number < $2 AND phase IN ('drawn', 'paid', 'void')
     ORDER BY number DESC LIMIT $3`,
    [tableId, number, most],
  );
  return rows.map(asTableRound);
}

/** The draws of the latest rounds that have one, the newest first. */
export async function latestResults(
  connection: SqlConnection,
  tableId: string,
  most: number,
): Promise<{ number: number; events: { type: string }[] }[]> {
  const { rows } = await connection.query<{ number: number; events: string }>(
    `SELECT number, events FROM studio_table_round WHERE table_id = $1 AND events IS NOT NULL
     ORDER BY number DESC LIMIT $2`,
    [tableId, most],
  );
  return rows.map(({ number, events }) => ({ number, events: JSON.parse(events) }));
}

/** Increases the change number of a locked table, and stores why the table waits (null if it does not). */
export async function countChange(
  connection: SqlConnection,
  tableId: string,
  waitsFor: TableWait | null = null,
): Promise<void> {
  await connection.query("UPDATE studio_table SET seq = seq + 1, waits_for = $2 WHERE id = $1", [
    tableId,
    waitsFor,
  ]);
}

/** A round as it begins, or as it is announced. */
export type NewTableRound = Pick<
  StoredTableRound,
  | "number"
  | "phase"
  | "model"
  | "modelHash"
  | "startedAt"
  | "betsCloseAt"
  | "drawsAt"
  | "storedServerSeed"
  | "serverSeedHash"
> & { phaseBeganAt: Date };

/** Stores a new round of a locked table. It becomes the current one with `moveTableTo`. */
export async function insertTableRound(
  connection: SqlConnection,
  tableId: string,
  round: NewTableRound,
): Promise<void> {
  await connection.query(
    `INSERT INTO studio_table_round
       (table_id, number, model, model_hash, phase, started_at, bets_close_at, phase_ends_at, server_seed, server_seed_hash, draws_at,
        phase_began_at)
     VALUES ($1, $2, $3, $4, $10, $5, $6, $6, $7, $8, $9, $11)`,
    [
      tableId,
      round.number,
      round.model,
      round.modelHash,
      round.startedAt,
      round.betsCloseAt,
      round.storedServerSeed,
      round.serverSeedHash,
      round.drawsAt,
      round.phase,
      round.phaseBeganAt,
    ],
  );
}

/** Makes a stored round the current one of a locked table. */
export async function moveTableTo(connection: SqlConnection, tableId: string, number: number): Promise<void> {
  await connection.query("UPDATE studio_table SET number = $2 WHERE id = $1", [tableId, number]);
  await countChange(connection, tableId);
}

/** The later rounds of a table, the next first. They exist when the table draws by a calendar or sells rounds ahead. */
export async function findRoundsAfter(
  connection: SqlConnection,
  tableId: string,
  number: number,
): Promise<StoredTableRound[]> {
  const { rows } = await connection.query<RoundRow>(
    "SELECT * FROM studio_table_round WHERE table_id = $1 AND number > $2 ORDER BY number",
    [tableId, number],
  );
  return rows.map(asTableRound);
}

/** The fields that a step of a round fixes. Fields that are left out keep their value. */
export type TableStep = Pick<StoredTableRound, "phase" | "phaseEndsAt"> &
  Partial<
    Pick<
      StoredTableRound,
      | "betCount"
      | "root"
      | "chainHash"
      | "beaconPublicKey"
      | "beaconRound"
      | "beaconSignature"
      | "runsAt"
      | "events"
      | "voidReason"
    >
  >;

/** Moves the latest round of a locked table on, at the database's time `now`. */
export async function moveTableRound(
  connection: SqlConnection,
  tableId: string,
  number: number,
  step: TableStep,
  now: Date,
): Promise<void> {
  await connection.query(
    `UPDATE studio_table_round SET phase = $3, phase_began_at = $14, phase_ends_at = $4, bet_count = coalesce($5, bet_count), root = coalesce($6, root),
       chain_hash = coalesce($7, chain_hash), beacon_public_key = coalesce($8, beacon_public_key),
       beacon_round = coalesce($9, beacon_round), seal_seen_at = CASE WHEN $9 IS NULL THEN seal_seen_at END, beacon_signature = coalesce($10, beacon_signature),
       events = coalesce($11, events), void_reason = $12, runs_at = coalesce($13, runs_at),
       drawn_at = coalesce(drawn_at, CASE WHEN $3 IN ('drawn', 'paid') THEN $14::timestamptz END)
     WHERE table_id = $1 AND number = $2`,
    [
      tableId,
      number,
      step.phase,
      step.phaseEndsAt,
      step.betCount ?? null,
      step.root ?? null,
      step.chainHash ?? null,
      step.beaconPublicKey ?? null,
      step.beaconRound ?? null,
      step.beaconSignature ?? null,
      step.events ? JSON.stringify(step.events) : null,
      step.voidReason ?? null,
      step.runsAt ?? null,
      now,
    ],
  );
  await countChange(connection, tableId);
}

/** Gives up a draw that is on sale and not its table's current round. */
export async function endDrawAhead(
  connection: SqlConnection,
  tableId: string,
  number: number,
  reason: TableVoidReason,
  now: Date,
): Promise<void> {
  await connection.query(
    `UPDATE studio_table_round SET phase = 'void', void_reason = $3, phase_began_at = $4, phase_ends_at = $4
     WHERE table_id = $1 AND number = $2 AND phase = 'betting'`,
    [tableId, number, reason, now],
  );
}

function asTableRound(row: RoundRow): StoredTableRound {
  return {
    number: row.number,
    model: row.model,
    modelHash: row.model_hash,
    phase: row.phase,
    startedAt: row.started_at,
    betsCloseAt: row.bets_close_at,
    drawsAt: row.draws_at,
    phaseBeganAt: row.phase_began_at,
    phaseEndsAt: row.phase_ends_at,
    storedServerSeed: row.server_seed,
    serverSeedHash: row.server_seed_hash,
    betCount: row.bet_count,
    root: row.root,
    chainHash: row.chain_hash,
    beaconPublicKey: row.beacon_public_key,
    beaconRound: row.beacon_round === null ? null : Number(row.beacon_round),
    beaconSignature: row.beacon_signature,
    sealSeenAt: row.seal_seen_at,
    runsAt: row.runs_at,
    events: row.events === null ? null : JSON.parse(row.events),
    voidReason: row.void_reason,
  };
}
