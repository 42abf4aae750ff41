import type { TableBetProof } from "@bellwether/contract/studio/index.ts";
import { onlyRow, type SqlConnection } from "@bellwether/db";
import {
  leafText,
  nodeOfBlock,
  pathInBlocks,
  rootOfBlocks,
  TEXTS_IN_BLOCK,
  type TreeBet,
} from "@bellwether/games";
import { COUNTED } from "../rounds/index.ts";
import { readTickets, type TicketRow } from "./read-tickets.ts";

type DrawKey = { tableId: string; number: number };

/** The tree of a draw: its root, the number of its tickets, and the nodes above each 256 of them. */
export type TicketTree = { root: string; betCount: number; blocks: Buffer[] };

type LeafRow = Omit<TicketRow, "owner">;

export const asTreeBet = ({ id, currency, stake_minor, input }: LeafRow): TreeBet => ({
  roundId: id,
  currency,
  stakeMinor: stake_minor,
  input: JSON.parse(input),
});

/**
 * Builds the tree of all tickets that count. After the close they do not change, so it is built before the seal and outside of its SQL
 * transaction, in parts.
 */
export async function buildTicketTree(connection: SqlConnection, draw: DrawKey): Promise<TicketTree> {
  const blocks: Buffer[] = [];
  let betCount = 0;
  let texts: string[] = [];
  for await (const page of readTickets(connection, draw)) {
    for (const ticket of page) {
      texts.push(leafText(asTreeBet(ticket)));
      if (texts.length < TEXTS_IN_BLOCK) continue;
      blocks.push(nodeOfBlock(texts));
      texts = [];
    }
    betCount += page.length;
  }
  if (texts.length > 0) blocks.push(nodeOfBlock(texts));
  return { root: rootOfBlocks(blocks), betCount, blocks };
}

/** Stores what proofs need of the tree. */
export async function storeTicketTree(
  connection: SqlConnection,
  { tableId, number }: DrawKey,
  { blocks }: TicketTree,
): Promise<void> {
  await connection.query("INSERT INTO studio_draw_tree (table_id, number, blocks) VALUES ($1, $2, $3)", [
    tableId,
    number,
    Buffer.concat(blocks),
  ]);
}

/**
 * The path from a ticket to the root of its draw, from the stored nodes and the 256 tickets around it. Undefined for a ticket that does not
 * count, and in a round whose tree is not stored.
 */
export async function pathOfTicket(
  connection: SqlConnection,
  { tableId, number }: DrawKey,
  roundId: string,
): Promise<TableBetProof["path"] | undefined> {
  const { rows } = await connection.query<{ blocks: Uint8Array; place: number; counts: boolean }>(
    `SELECT t.blocks, (SELECT count(*)::int FROM studio_bet WHERE table_id = $1 AND table_number = $2 AND ${COUNTED} AND id < $3) AS place,
       EXISTS (SELECT 1 FROM studio_bet WHERE table_id = $1 AND table_number = $2 AND ${COUNTED} AND id = $3) AS counts
     FROM studio_draw_tree t WHERE t.table_id = $1 AND t.number = $2`,
    [tableId, number, roundId],
  );
  if (rows.length === 0) return undefined;
  const { blocks, place, counts } = onlyRow(rows);
  if (!counts) return undefined;
  const first = place - (place % TEXTS_IN_BLOCK);
  const { rows: around } = await connection.query<LeafRow>(
    `SELECT id, currency, stake_minor, input FROM studio_bet
     WHERE table_id = $1 AND table_number = $2 AND ${COUNTED} ORDER BY id OFFSET $3 LIMIT $4`,
    [tableId, number, first, TEXTS_IN_BLOCK],
  );
  const nodes = Array.from({ length: blocks.length / 32 }, (_, index) =>
    Buffer.from(blocks.subarray(index * 32, index * 32 + 32)),
  );
  const texts = around.map((ticket) => leafText(asTreeBet(ticket)));
  return pathInBlocks(nodes, texts, place);
}
