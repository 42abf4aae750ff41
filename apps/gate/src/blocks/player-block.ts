import { DomainError } from "@bellwether/contract";
import type { BlockScope } from "@bellwether/contract/office/index.ts";
import { onlyRow, type SqlConnection, textArray } from "@bellwether/db";
import type { Actor } from "../actor.ts";
import { recordEvent } from "../events/index.ts";
import { type BlockedUntil, lockPlayer, noteBlocked } from "../players/index.ts";

/** A block as it is stored. */
export type StoredBlock = {
  id: string;
  player_id: string;
  scopes: BlockScope[];
  reason: string;
  blocked_kind: Actor["kind"];
  blocked_by: string;
  blocked_at: Date;
  until: Date | null;
  lifted_by: string | null;
  lifted_at: Date | null;
};

export type NewBlock = {
  playerId: string;
  scopes: readonly BlockScope[];
  reason: string;
  /** Undefined for until somebody lifts it. */
  until: Date | undefined;
};

/** Whether a block still stops something. */
export const isBlockInForce = ({ until, lifted_at: liftedAt }: StoredBlock, now: Date) =>
  liftedAt === null && (until === null || until > now);

/**
 * Blocks something for a player, inside an SQL transaction. Wins, rollbacks and what the payment provider reports are still booked.
 * @throws DomainError `not_found`, or `invalid_param` for an end that has passed
 */
export async function addBlock(
  connection: SqlConnection,
  { playerId, scopes, reason, until }: NewBlock,
  { actor, at }: { actor: Actor; at: Date },
): Promise<StoredBlock> {
  if (until && until <= at)
    throw new DomainError("invalid_param", { fields: { until: "core.error_invalid_param" } });
  if (!(await lockPlayer(connection, playerId))) throw new DomainError("not_found");
  const { rows } = await connection.query<StoredBlock>(
    `INSERT INTO player_block (player_id, scopes, reason, blocked_kind, blocked_by, blocked_at, until)
     VALUES ($1, $2, $3, $4, $5, $6, $7) RETURNING *, id::text AS id`,
    [playerId, textArray(scopes), reason, actor.kind, actor.name, at, until ?? null],
  );
  await noteStanding(connection, playerId, at);
  const block = onlyRow(rows);
  await recordEvent(connection, {
    ...{ type: "block.placed", playerId, at },
    data: { block_id: block.id, scopes: block.scopes, until: block.until?.toISOString() ?? null },
  });
  return block;
}

/**
 * Lifts a block, inside an SQL transaction.
 * @throws DomainError `not_found`, or `conflict` for one that stops nothing any more
 */
export async function liftBlock(
  connection: SqlConnection,
  { playerId, blockId }: { playerId: string; blockId: string },
  { actor, at }: { actor: Actor; at: Date },
): Promise<StoredBlock> {
  await lockPlayer(connection, playerId);
  const block = await findBlock(connection, { playerId, blockId });
  if (!block) throw new DomainError("not_found");
  if (!isBlockInForce(block, at)) throw new DomainError("conflict", { detail: "the block is over" });
  await connection.query("UPDATE player_block SET lifted_by = $2, lifted_at = $3 WHERE id::text = $1", [
    blockId,
    actor.name,
    at,
  ]);
  await noteStanding(connection, playerId, at);
  await recordEvent(connection, {
    ...{ type: "block.lifted", playerId, at },
    data: { block_id: block.id, scopes: block.scopes },
  });
  return block;
}

export async function findBlock(
  connection: SqlConnection,
  { playerId, blockId }: { playerId: string; blockId: string },
): Promise<StoredBlock | undefined> {
  const { rows } = await connection.query<StoredBlock>(
    "SELECT *, id::text AS id FROM player_block WHERE id::text = $2 AND player_id = $1",
    [playerId, blockId],
  );
  return rows[0];
}

/** A player's blocks, the newest first, at most 100. */
export async function listBlocks(connection: SqlConnection, playerId: string): Promise<StoredBlock[]> {
  const { rows } = await connection.query<StoredBlock>(
    "SELECT *, id::text AS id FROM player_block WHERE player_id = $1 ORDER BY player_block.id DESC LIMIT 100",
    [playerId],
  );
  return rows;
}

/** Stores for each scope the latest end of the blocks in force. */
async function noteStanding(connection: SqlConnection, playerId: string, now: Date): Promise<void> {
  const inForce = (await listBlocks(connection, playerId)).filter((block) => isBlockInForce(block, now));
  const scopes = [...new Set(inForce.flatMap((block) => block.scopes))].sort();
  const blockedUntil: BlockedUntil = Object.fromEntries(
    scopes.map((scope) => [scope, latestEnd(inForce.filter((block) => block.scopes.includes(scope)))]),
  );
  await noteBlocked(connection, playerId, scopes.length > 0 ? blockedUntil : null);
}

function latestEnd(blocks: readonly StoredBlock[]): string | null {
  const ends = blocks.map(({ until }) => until);
  if (ends.includes(null)) return null;
  return new Date(Math.max(...ends.map((end) => end?.getTime() ?? 0))).toISOString();
}
