import type { SqlConnection } from "@bellwether/db";
import type { RunHold, RunPlay, SealedBet } from "@bellwether/games";
import { COUNTED } from "./counted.ts";
import { findTableActions } from "./table-action-store.ts";

/** Selects one bet of a round. */
type OnlyBet = { roundId: string } | undefined;

/**
 * What was played so far in a running round: the bets under the root, their actions and the further stakes that are or were awaited. With
 * `only`, the play of this bet alone.
 */
export async function readRunPlay(
  connection: SqlConnection,
  tableId: string,
  number: number,
  only?: OnlyBet,
): Promise<RunPlay> {
  const isMeant = ({ roundId }: { roundId: string }) => only === undefined || roundId === only.roundId;
  const actions = await findTableActions(connection, tableId, number);
  return {
    bets: await findSealedBets(connection, tableId, number, only),
    actions: actions.filter(isMeant),
    holds: await findHolds(connection, tableId, number, only),
  };
}

async function findSealedBets(
  connection: SqlConnection,
  tableId: string,
  number: number,
  only: OnlyBet,
): Promise<SealedBet[]> {
  const { rows } = await connection.query<{ id: string; input: string }>(
    `SELECT id, input FROM studio_round WHERE table_id = $1 AND table_number = $2 AND ${COUNTED}
       AND ($3::uuid IS NULL OR id = $3) ORDER BY id`,
    [tableId, number, only?.roundId ?? null],
  );
  return rows.map(({ id, input }) => ({ roundId: id, input: JSON.parse(input) as unknown }));
}

async function findHolds(
  connection: SqlConnection,
  tableId: string,
  number: number,
  only: OnlyBet,
): Promise<RunHold[]> {
  const { rows } = await connection.query<{ round_id: string; from_ms: number; until_ms: number | null }>(
    `SELECT a.round_id, a.from_ms, CASE WHEN a.state = 'staking' THEN NULL ELSE a.until_ms END AS until_ms
     FROM studio_action a JOIN studio_round r ON r.owner = a.owner AND r.id = a.round_id
     WHERE r.table_id = $1 AND r.table_number = $2 AND a.from_ms IS NOT NULL AND a.state <> 'taken'
       AND ($3::uuid IS NULL OR r.id = $3) ORDER BY a.from_ms`,
    [tableId, number, only?.roundId ?? null],
  );
  return rows.map((row) => ({ roundId: row.round_id, fromMs: row.from_ms, untilMs: row.until_ms }));
}
