import type { Hub88VoidReason } from "@bellwether/contract/hub88.ts";
import type { SqlConnection } from "@bellwether/db";

/** A draw on sale. */
export type DrawOnSale = {
  number: number;
  started_at: Date;
  bets_close_at: Date;
  draws_at: Date;
  server_seed_hash: string;
};

/** The draws of a table that are not drawn or void: those on sale, and those whose sale is over. The next one is first in each list. */
export type DrawsToCome = { onSale: DrawOnSale[]; awaited: DrawOnSale[] };

/** Finds the draws to come at a table, with a file or without. `at` is the database's time. */
export async function findDrawsToCome(
  connection: SqlConnection,
  tableId: string,
  at: Date,
): Promise<DrawsToCome> {
  const { rows } = await connection.query<DrawOnSale & { takes_bets: boolean }>(
    `SELECT r.number, r.started_at, r.bets_close_at, r.draws_at, r.server_seed_hash, coalesce(r.phase = 'betting', false) AS takes_bets
     FROM studio_table t JOIN studio_table_round r ON r.table_id = t.id AND r.number >= t.number
     WHERE t.id = $1 AND r.draws_at IS NOT NULL AND r.phase IN ('announced', 'betting', 'closed', 'sealed', 'running')
     ORDER BY r.number`,
    [tableId],
  );
  const isOver = ({ bets_close_at }: DrawOnSale) => bets_close_at <= at;
  return {
    onSale: rows.filter((draw) => draw.takes_bets && !isOver(draw)),
    awaited: rows.filter(isOver),
  };
}

/** Finds the draws on sale at a table, the next first. `at` is the database's time. */
export async function findDrawsOnSaleAt(
  connection: SqlConnection,
  tableId: string,
  at: Date,
): Promise<DrawOnSale[]> {
  return (await findDrawsToCome(connection, tableId, at)).onSale;
}

/** The table's last draw; undefined before the first. */
export async function findLastDraw(
  connection: SqlConnection,
  tableId: string,
): Promise<{ number: number; draws_at: Date } | undefined> {
  const { rows } = await connection.query<{ number: number; draws_at: Date }>(
    "SELECT number, draws_at FROM studio_table_round WHERE table_id = $1 AND draws_at IS NOT NULL ORDER BY number DESC LIMIT 1",
    [tableId],
  );
  return rows[0];
}

/** A draw that is over, with tickets that may still be open at the wallet. */
export type OpenDraw = {
  table_id: string;
  number: number;
  draws_at: Date;
  sold_until: Date;
  phase: "paid" | "void";
  model: string;
  events: string | null;
  void_reason: Hub88VoidReason | null;
};

/** At most `most` draws to close, by their times: those behind `last`. A draw that was given up before its close was sold until then. */
export async function findOpenDraws(
  connection: SqlConnection,
  last: OpenDraw | undefined,
  most: number,
): Promise<OpenDraw[]> {
  const { rows } = await connection.query<OpenDraw>(
    `SELECT table_id, number, draws_at, least(bets_close_at, phase_ends_at) AS sold_until, phase, model, events, void_reason FROM studio_table_round
     WHERE draws_at IS NOT NULL AND phase IN ('paid', 'void') AND wallet_closed_at IS NULL
       AND ($1::timestamptz IS NULL OR (draws_at, table_id, number) > ($1, $2, $3))
     ORDER BY draws_at, table_id, number LIMIT $4`,
    [last?.draws_at ?? null, last?.table_id ?? null, last?.number ?? null, most],
  );
  return rows;
}

/** Stores that no ticket of the draw is open at the wallet any more. */
export async function noteDrawClosed(
  connection: SqlConnection,
  { table_id, number }: Pick<OpenDraw, "table_id" | "number">,
): Promise<void> {
  await connection.query(
    `UPDATE studio_table_round SET wallet_closed_at = clock_timestamp()
     WHERE table_id = $1 AND number = $2 AND wallet_closed_at IS NULL`,
    [table_id, number],
  );
}
