import type { SqlConnection } from "@bellwether/db";
import {
  nodeOfBlock,
  pathInBlocks,
  rootOfBlocks,
  TEXTS_IN_BLOCK,
} from "@bellwether/games/fairness/merkle-blocks.ts";
import type { TreeStep } from "@bellwether/games/fairness/merkle-tree.ts";
import { entriesText, type PrizeEntries } from "@bellwether/games/fairness/prize-entries.ts";

type DrawKey = { promotion: string; number: number };
type LeafRow = { tag: string; first: bigint; entries: number };

/** Leaves per query, a multiple of the block size. */
const PAGE = 40 * TEXTS_IN_BLOCK;

const asEntries = ({ tag, first, entries }: LeafRow): PrizeEntries => ({
  tag,
  first: Number(first),
  entries,
});

/** The leaves of a draw after a tag, in the order of their tags, at most `limit`. */
export async function readHolders(
  connection: SqlConnection,
  { promotion, number }: DrawKey,
  after: string | undefined,
  limit: number,
): Promise<PrizeEntries[]> {
  const { rows } = await connection.query<LeafRow>(
    `SELECT tag::text AS tag, first, entries FROM reward_entry
     WHERE promotion = $1 AND number = $2 AND ($3::uuid IS NULL OR tag > $3) ORDER BY tag LIMIT $4`,
    [promotion, number, after ?? null, limit],
  );
  return rows.map(asEntries);
}

/** The root over all leaves, their number and that of the entries, and the nodes above each 256 leaves. */
export async function growEntryTree(connection: SqlConnection, draw: DrawKey) {
  const blocks: Buffer[] = [];
  let [holderCount, entryCount] = [0, 0];
  for (let after: string | undefined; ; ) {
    const page = await readHolders(connection, draw, after, PAGE);
    for (let at = 0; at < page.length; at += TEXTS_IN_BLOCK)
      blocks.push(nodeOfBlock(page.slice(at, at + TEXTS_IN_BLOCK).map(entriesText)));
    holderCount += page.length;
    for (const { entries } of page) entryCount += entries;
    after = page.at(-1)?.tag;
    if (page.length < PAGE)
      return { root: rootOfBlocks(blocks), blocks: Buffer.concat(blocks), holderCount, entryCount };
  }
}

/** A player's entries in a sealed draw with the path from their leaf to the root; undefined without any. */
export async function proveEntries(
  connection: SqlConnection,
  draw: DrawKey,
  playerId: string,
): Promise<(PrizeEntries & { leaf: string; path: TreeStep[] }) | undefined> {
  const { promotion, number } = draw;
  const { rows } = await connection.query<LeafRow & { blocks: Uint8Array; place: number }>(
    `SELECT e.tag::text AS tag, e.first, e.entries, d.blocks,
       (SELECT count(*)::int FROM reward_entry b WHERE b.promotion = $1 AND b.number = $2 AND b.tag < e.tag) AS place
     FROM reward_entry e JOIN reward_draw d ON d.promotion = e.promotion AND d.number = e.number
     WHERE e.promotion = $1 AND e.number = $2 AND e.player_id = $3`,
    [promotion, number, playerId],
  );
  const [own] = rows;
  if (!own) return undefined;
  const { rows: around } = await connection.query<LeafRow>(
    `SELECT tag::text AS tag, first, entries FROM reward_entry WHERE promotion = $1 AND number = $2
     ORDER BY tag OFFSET $3 LIMIT $4`,
    [promotion, number, own.place - (own.place % TEXTS_IN_BLOCK), TEXTS_IN_BLOCK],
  );
  const nodes = Array.from({ length: own.blocks.length / 32 }, (_, index) =>
    Buffer.from(own.blocks.subarray(index * 32, index * 32 + 32)),
  );
  const texts = around.map((row) => entriesText(asEntries(row)));
  const entries = asEntries(own);
  return { ...entries, leaf: entriesText(entries), path: pathInBlocks(nodes, texts, own.place) };
}
