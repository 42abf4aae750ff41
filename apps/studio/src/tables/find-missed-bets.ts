import { MAX_MISSED_BETS, type TableBet } from "@bellwether/contract/studio/index.ts";
import type { DatabasePort, ModelsPort, SeedVaultPort } from "../ports.ts";
import { findTableBets } from "../rounds/index.ts";
import type { Session } from "../sessions/index.ts";
import { asTableBet } from "./table-bet.ts";

/** A player's open game at a table. `sessionHash` distinguishes the visits. */
type Visit = { session: Session; sessionHash: string; tableId: string; at: Date };

/**
 * Stores that the player's game is open now, and returns the player's bets in rounds that ended between the last visit and this one. A visit
 * is a session: every call in it returns the same bets, and the next session has others, so a bet is shown in one visit.
 */
export async function findMissedBets(
  deps: DatabasePort & ModelsPort & SeedVaultPort,
  visit: Visit,
): Promise<TableBet[]> {
  const { owner } = visit.session;
  const { rows: visits } = await deps.database.query<{ began_at: Date; left_at: Date }>(
    `INSERT INTO studio_visit AS known (owner, table_id, session_hash, began_at, seen_at, left_at) VALUES ($1, $2, $3, $4, $4, $4)
     ON CONFLICT (owner, table_id) DO UPDATE SET session_hash = excluded.session_hash, seen_at = excluded.seen_at,
       began_at = CASE WHEN known.session_hash = excluded.session_hash THEN known.began_at ELSE excluded.began_at END,
       left_at = CASE WHEN known.session_hash = excluded.session_hash THEN known.left_at ELSE known.seen_at END
     RETURNING began_at, left_at`,
    [owner, visit.tableId, visit.sessionHash, visit.at],
  );
  const [noted] = visits;
  if (!noted || noted.left_at >= noted.began_at) return [];
  // The calls of a drawn round can be watched until its phase ends; then it becomes paid.
  const { rows } = await deps.database.query<{ number: number }>(
    `SELECT r.number FROM studio_table_round r JOIN studio_bet b ON b.table_id = r.table_id AND b.table_number = r.number
     WHERE b.owner = $1 AND r.table_id = $2 AND r.phase IN ('paid', 'void') AND b.state <> 'refused'
       AND r.phase_ends_at > $3 AND r.phase_ends_at <= $4
     GROUP BY r.number ORDER BY r.number DESC LIMIT $5`,
    [owner, visit.tableId, noted.left_at, noted.began_at, MAX_MISSED_BETS],
  );
  const bets: TableBet[] = [];
  for (const { number } of rows)
    for (const bet of await findTableBets(deps.database, visit.session, visit.tableId, number))
      if (bet.state !== "refused") bets.push(asTableBet(deps, bet));
  return bets.slice(0, MAX_MISSED_BETS);
}
