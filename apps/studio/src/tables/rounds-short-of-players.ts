import { findModel } from "@bellwether/games";
import type { GamePorts, StepPorts } from "../ports.ts";
import { isTableOffered } from "./table-views.ts";

/** A round that takes bets, with the time in ms until it is closed. */
export type TakingRound = { tableId: string; number: number; leftMs: number };

/**
 * The rounds that take bets and would be void for want of another player, whether somebody watches them or not: the next draw of each
 * calendar, and at other tables the rounds in which a player has a bet.
 */
export async function roundsShortOfPlayers(deps: StepPorts & GamePorts): Promise<TakingRound[]> {
  const { database } = deps;
  const tables = [...deps.tables.values()].flatMap((table) => {
    const { rules } = findModel(deps.models, table.model);
    const least = rules.kind === "shared" ? (rules.pot?.minimumPlayers ?? 0) : 0;
    return least > 1 && isTableOffered(deps.titles, table)
      ? [{ id: table.name, least, isDraw: table.calendar !== undefined }]
      : [];
  });
  if (tables.length === 0) return [];
  const now = await deps.databaseTime(database);
  const { rows } = await database.query<{
    table_id: string;
    number: number;
    bets_close_at: Date;
    players: number;
  }>(
    `SELECT DISTINCT ON (r.table_id) r.table_id, r.number, r.bets_close_at,
       (SELECT count(DISTINCT b.owner)::int FROM studio_bet b
        WHERE b.table_id = r.table_id AND b.table_number = r.number AND b.state IN ('staking', 'staked')) AS players
     FROM studio_table_round r
     WHERE r.table_id = ANY($1) AND r.phase = 'betting' AND r.bets_close_at > $2
     ORDER BY r.table_id, r.number`,
    [tables.map(({ id }) => id), now],
  );
  return rows.flatMap(({ table_id: tableId, number, bets_close_at: closesAt, players }) => {
    const { least = 0, isDraw } = tables.find(({ id }) => id === tableId) ?? {};
    const isShort = players < least && (isDraw || players > 0);
    return isShort ? [{ tableId, number, leftMs: closesAt.getTime() - now.getTime() }] : [];
  });
}
