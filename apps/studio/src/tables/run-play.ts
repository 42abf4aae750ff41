import type { SqlConnection } from "@bellwether/db";
import type { RunPlay, SealedBet } from "@bellwether/games";
import { COUNTED, findRunHolds } from "../rounds/index.ts";
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
    holds: await findRunHolds(connection, { tableId, number }, only?.roundId),
  };
}

async function findSealedBets(
  connection: SqlConnection,
  tableId: string,
  number: number,
  only: OnlyBet,
): Promise<SealedBet[]> {
  const { rows } = await connection.query<{ id: string; input: string }>(
    `SELECT id, input FROM studio_bet WHERE table_id = $1 AND table_number = $2 AND ${COUNTED}
       AND ($3::uuid IS NULL OR id = $3) ORDER BY id`,
    [tableId, number, only?.roundId ?? null],
  );
  return rows.map(({ id, input }) => ({ roundId: id, input: JSON.parse(input) as unknown }));
}
