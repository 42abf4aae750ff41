import { type SqlConnection, textArray } from "@bellwether/db";
import type { Actor } from "../actor.ts";

const PAGE = 50;

/** An erasure as the office shows it. */
export type ListedErasure = {
  player_id: string;
  brand: string;
  asked_at: Date;
  asked_by_kind: Actor["kind"];
  asked_by: string;
  reason: string;
  is_kept_by_law: boolean;
  law_until: Date;
  due_at: Date | null;
  waits_for: "asked" | "law" | "exclusion" | null;
  done_at: Date | null;
  steps: number;
};

const COLUMNS = `e.player_id, p.brand, e.asked_at, e.asked_by_kind, e.asked_by, e.reason, e.is_kept_by_law, e.law_until, e.due_at, e.waits_for,
  e.done_at, cardinality(e.steps_left) AS steps`;

export type ErasurePlace = { at: Date; playerId: string };

/** Erasures, the newest first, after a place in the list; 50 at most; of accounts in these markets (`BRAND:CC`), or of all. */
export async function listErasures(
  connection: SqlConnection,
  { after, markets }: { after: ErasurePlace | undefined; markets: readonly string[] | undefined },
): Promise<{ erasures: ListedErasure[]; next: ErasurePlace | undefined }> {
  const { rows } = await connection.query<ListedErasure>(
    `SELECT ${COLUMNS} FROM player_erasure e JOIN player_standing p ON p.id = e.player_id
     WHERE ($1::timestamptz IS NULL OR (e.asked_at, e.player_id) < ($1, $2::text))
       AND ($3::text[] IS NULL OR p.brand || ':' || p.country = ANY($3))
     ORDER BY e.asked_at DESC, e.player_id DESC LIMIT ${PAGE + 1}`,
    [after?.at ?? null, after?.playerId ?? null, markets ? textArray(markets) : null],
  );
  const erasures = rows.slice(0, PAGE);
  const last = erasures.at(-1);
  return {
    erasures,
    next: rows.length > PAGE && last ? { at: last.asked_at, playerId: last.player_id } : undefined,
  };
}

/** The erasure of one player, if it was asked for. */
export async function findErasure(
  connection: SqlConnection,
  playerId: string,
): Promise<ListedErasure | undefined> {
  const { rows } = await connection.query<ListedErasure>(
    `SELECT ${COLUMNS} FROM player_erasure e JOIN player_standing p ON p.id = e.player_id WHERE e.player_id = $1`,
    [playerId],
  );
  return rows[0];
}
