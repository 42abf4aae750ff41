import type { RoundInput, TableAction } from "@bellwether/contract/studio/index.ts";
import type { SqlConnection } from "@bellwether/db";

type Row = { round_id: string; action: string; after_ms: number };

/** An action that counts, and the bet's owner. */
type NewAction = TableAction & { owner: string; requestId: string; tableId: string; number: number };

const asAction = ({ round_id: roundId, action, after_ms: afterMs }: Row): TableAction => ({
  roundId,
  action: JSON.parse(action) as RoundInput,
  afterMs,
});

/** The action that a request has taken. */
export async function findRequestedTableAction(
  connection: SqlConnection,
  owner: string,
  requestId: string,
): Promise<TableAction | undefined> {
  const { rows } = await connection.query<Row>(
    "SELECT round_id, action, after_ms FROM studio_table_action WHERE owner = $1 AND request_id = $2",
    [owner, requestId],
  );
  return rows[0] && asAction(rows[0]);
}

/** Stores an action. False if the owner has used the request id for another bet at the same moment. */
export async function insertTableAction(connection: SqlConnection, action: NewAction): Promise<boolean> {
  const { rowCount } = await connection.query(
    `INSERT INTO studio_table_action (owner, request_id, round_id, table_id, table_number, action, after_ms)
     VALUES ($1, $2, $3, $4, $5, $6, $7) ON CONFLICT (owner, request_id) DO NOTHING`,
    [
      action.owner,
      action.requestId,
      action.roundId,
      action.tableId,
      action.number,
      JSON.stringify(action.action),
      action.afterMs,
    ],
  );
  return rowCount > 0;
}

/** The actions of a table's round that came at least `fromMs` after the start of its run, in the order in which they were stored. */
export async function findTableActions(
  connection: SqlConnection,
  tableId: string,
  number: number,
  fromMs = 0,
): Promise<TableAction[]> {
  const { rows } = await connection.query<Row>(
    `SELECT round_id, action, after_ms FROM studio_table_action
     WHERE table_id = $1 AND table_number = $2 AND after_ms >= $3 ORDER BY place`,
    [tableId, number, fromMs],
  );
  return rows.map(asAction);
}
