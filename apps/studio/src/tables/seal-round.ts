import type { TableVoidReason } from "@bellwether/contract/studio/index.ts";
import type { SqlConnection } from "@bellwether/db";
import { rootOfBets, type TreeBet } from "@bellwether/games";
import type { BeaconChain } from "@bellwether/games/beacon/beacon-chain.ts";
import { after } from "../after.ts";
import type { ClockPort, DatabaseTimePort } from "../ports.ts";
import { COUNTED, giveUpBets, giveUpFollowers } from "../rounds/index.ts";
import { SEAL_AHEAD_MS } from "../seal-ahead.ts";
import { beaconStep } from "./seal-seen.ts";
import type { TableStep } from "./table-store.ts";

/** Whether stakes of the round are still uncertain. */
export async function hasUncertainStakes(
  connection: SqlConnection,
  tableId: string,
  number: number,
): Promise<boolean> {
  const { rowCount } = await connection.query(
    "SELECT 1 FROM studio_bet WHERE table_id = $1 AND table_number = $2 AND state = 'staking' LIMIT 1",
    [tableId, number],
  );
  return rowCount > 0;
}

/** Whether bets of fewer players than this count in the round. */
export async function hasFewerPlayers(
  connection: SqlConnection,
  tableId: string,
  number: number,
  least: number,
): Promise<boolean> {
  if (least === 0) return false;
  const { rowCount } = await connection.query(
    `SELECT ${least > 1 ? "DISTINCT" : ""} owner FROM studio_bet WHERE table_id = $1 AND table_number = $2 AND state = 'staked' LIMIT $3`,
    [tableId, number, least],
  );
  return rowCount < least;
}

/**
 * Fixes the bets of a closed round, their root, and the beacon's round. Stakes that are still uncertain no longer count and are
 * returned, and so are bets behind a seat whose own bet does not count. A later answer of the wallet changes nothing. A round with bets of
 * fewer than `minimumPlayers` is void.
 */
export async function sealRound(
  deps: ClockPort & DatabaseTimePort,
  connection: SqlConnection,
  {
    tableId,
    number,
    chain,
    now,
    minimumPlayers,
    shownMs,
  }: {
    tableId: string;
    number: number;
    chain: BeaconChain;
    now: Date;
    minimumPlayers: number;
    shownMs: number;
  },
): Promise<TableStep> {
  await giveUpBets(connection, { tableId, number }, ["staking"], deps.now());
  await giveUpFollowers(connection, { tableId, number }, deps.now());
  if (await hasFewerPlayers(connection, tableId, number, minimumPlayers))
    return voidRound(deps, connection, { tableId, number, reason: "few_players", now, shownMs });
  const bets = await countedBets(connection, tableId, number);
  const root = rootOfBets(bets);
  // Reading the bets takes its time, so the beacon's round is counted from here.
  const sealedAt = await deps.databaseTime(connection);
  return { ...beaconStep(chain, sealedAt.getTime() + SEAL_AHEAD_MS), betCount: bets.length, root };
}

/** Ends a round without an outcome: every stake is returned, with retries by the resolver until the wallet confirms. */
export async function voidRound(
  deps: ClockPort,
  connection: SqlConnection,
  {
    tableId,
    number,
    reason,
    now,
    shownMs,
  }: { tableId: string; number: number; reason: TableVoidReason; now: Date; shownMs: number },
): Promise<TableStep> {
  await giveUpBets(connection, { tableId, number }, ["staking", "staked"], deps.now());
  return { phase: "void", phaseEndsAt: after(now, shownMs), voidReason: reason };
}

/** The bets under the root: those whose stake was confirmed when the round was sealed, paid or not. */
export async function countedBets(
  connection: SqlConnection,
  tableId: string,
  number: number,
): Promise<TreeBet[]> {
  const { rows } = await connection.query<{
    id: string;
    currency: string;
    stake_minor: bigint;
    input: string;
  }>(
    `SELECT id, currency, stake_minor, input FROM studio_bet
     WHERE table_id = $1 AND table_number = $2 AND ${COUNTED}`,
    [tableId, number],
  );
  return rows.map((row) => ({
    roundId: row.id,
    currency: row.currency,
    stakeMinor: row.stake_minor,
    input: JSON.parse(row.input),
  }));
}
