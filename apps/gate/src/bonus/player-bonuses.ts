import { minorToAmount } from "@bellwether/contract";
import type { SqlConnection } from "@bellwether/db";
import { beforeMoment, type EventsWanted, knownFacts, momentKey, type PlayerEvent } from "../player-event.ts";
import type { BonusRow } from "./bonus.ts";

/** A player's bonuses as events of the office's timeline. */
export async function listPlayerBonuses(
  connection: SqlConnection,
  { playerId, after, limit }: EventsWanted,
): Promise<PlayerEvent[]> {
  const { rows } = await connection.query<BonusRow & { key: string }>(
    `SELECT ${momentKey("claimed_at")} AS key, * FROM player_bonus
     WHERE player_id = $1 AND ${beforeMoment("claimed_at")} ORDER BY claimed_at DESC LIMIT $3`,
    [playerId, after ?? null, limit],
  );
  return rows.map((row) => ({
    key: row.key,
    at: row.claimed_at,
    title: `bonus.${row.state}`,
    facts: knownFacts({
      code: row.code,
      kind: row.kind,
      promotion: row.promotion,
      amount: `${minorToAmount(row.amount_minor)} ${row.currency}`,
      wagered: `${minorToAmount(row.wagered_minor)} / ${minorToAmount(row.wagering_required_minor)} ${row.currency}`,
      granted: row.granted_at?.toISOString(),
      expires: row.expires_at?.toISOString(),
      review: row.review,
    }),
  }));
}
