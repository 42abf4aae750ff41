import { onlyRow } from "@bellwether/db";
import type { DatabasePort } from "../ports.ts";

/** Rows of one transaction: short enough for other nodes that wait for the lock. */
const MAX_ORDERED = 2_000;

/**
 * Gives each committed event its sequence. Only one node does so at a time, and only committed rows are seen, so no event gets a sequence below
 * one that a reader may have seen. Events of which one was committed before the other began keep their order.
 * @returns how many it has ordered
 */
export async function orderEvents({ database }: DatabasePort): Promise<number> {
  let ordered = 0;
  for (;;) {
    const { rows } = await database.query("SELECT 1 FROM outbox_event WHERE sequence IS NULL LIMIT 1");
    if (rows.length === 0) return ordered;
    ordered += await orderSome({ database });
  }
}

const orderSome = ({ database }: DatabasePort) =>
  database.transaction(async (connection) => {
    const { rows } = await connection.query<{ sequence: bigint }>(
      "SELECT sequence FROM outbox_head FOR UPDATE",
    );
    // A statement of its own: its snapshot is younger than the lock, so it sees what the lock's last holder has ordered.
    const { rowCount } = await connection.query(
      `WITH next AS (SELECT place, row_number() OVER (ORDER BY place) AS n FROM
         (SELECT place FROM outbox_event WHERE sequence IS NULL ORDER BY place LIMIT $2) unordered)
       UPDATE outbox_event e SET sequence = $1 + next.n FROM next WHERE e.place = next.place`,
      [onlyRow(rows).sequence, MAX_ORDERED],
    );
    await connection.query("UPDATE outbox_head SET sequence = sequence + $1", [rowCount]);
    return rowCount;
  });
