import type { SqlConnection } from "@bellwether/db";
import { NIL_UUID } from "../new-uuid.ts";
import { COUNTED } from "../rounds/index.ts";

/** A ticket as it is under the root, and its owner. `input` is JSON as text. */
export type TicketRow = { owner: string; id: string; currency: string; stake_minor: bigint; input: string };

/** Rows in a page: read and handled in some 20 ms, after which others get their turn. */
export const TICKETS_AT_ONCE = 1_000;

/**
 * The tickets of a draw in the order of their ids, page by page, starting after `afterId`. The next page is read while the last one is
 * handled. With `isStaked`, only those that are not settled.
 */
export async function* readTickets(
  connection: SqlConnection,
  {
    tableId,
    number,
    isStaked = false,
    afterId = NIL_UUID,
  }: { tableId: string; number: number; isStaked?: boolean; afterId?: string },
): AsyncGenerator<TicketRow[]> {
  const read = async (lastId: string) => {
    const { rows } = await connection.query<TicketRow>(
      `SELECT owner, id, currency, stake_minor, input FROM studio_bet
       WHERE table_id = $1 AND table_number = $2 AND id > $3 AND ${isStaked ? "state = 'staked'" : COUNTED}
       ORDER BY id LIMIT $4`,
      [tableId, number, lastId, TICKETS_AT_ONCE],
    );
    return rows;
  };
  for (let page = await read(afterId); page.length > 0; ) {
    const last = page.at(-1);
    if (!last || page.length < TICKETS_AT_ONCE) {
      yield page;
      return;
    }
    const next = read(last.id);
    // A failure is thrown when the page is asked for.
    next.catch(() => {});
    yield page;
    page = await next;
  }
}
