import type { TableFile } from "@bellwether/contract/content/table.ts";
import { MINUTE_MS } from "@bellwether/contract/durations.ts";
import type { SqlConnection } from "@bellwether/db";
import { findModel } from "@bellwether/games";
import { after } from "../after.ts";
import type {
  ModelsPort,
  RandomPort,
  ResolverPort,
  SeedVaultPort,
  StepPorts,
  StudioTitlesPort,
} from "../ports.ts";
import { giveUpBets } from "../rounds/index.ts";
import { closeOf } from "./close-of-round.ts";
import { isOpenAt } from "./hours.ts";
import { newTableRound } from "./new-table-round.ts";
import type { StoredTable } from "./table-round.ts";
import { findRoundsAfter, insertTableRound, lockTable, moveTableTo } from "./table-store.ts";

/** A round that was sold ahead begins at most this long after the end of the one before it. */
const MAX_LATE_MS = 10 * MINUTE_MS;
/** The number of past rounds from which the time between rounds is estimated, and among how many the played ones are looked for. */
const ROUNDS_IN_PACE = 9;
const ROUNDS_LOOKED_AT = 60;

type RoundTimes = { number: number; startedAt: Date; betsCloseAt: Date };

/** Begins an announced round of a locked table: its seed was committed before its first ticket was sold. False if it was not announced. */
export async function beginAnnounced(
  connection: SqlConnection,
  { name, model }: Pick<TableFile, "name" | "model">,
  { number, startedAt, betsCloseAt }: RoundTimes,
): Promise<boolean> {
  const { rowCount } = await connection.query(
    `UPDATE studio_table_round SET phase = $4, phase_began_at = $5, started_at = $5, bets_close_at = $6, phase_ends_at = $6
     WHERE table_id = $1 AND number = $2 AND phase = 'announced' AND model = $3`,
    [name, number, model, "betting", startedAt, betsCloseAt],
  );
  return rowCount > 0;
}

/**
 * Puts rounds on sale until `roundsAhead` come after round `number` of a locked table, which begins at `startedAt` and closes at `betsCloseAt`.
 * Their times are estimated anew with each round that begins.
 */
export async function announceTableRounds(
  deps: ModelsPort & RandomPort & SeedVaultPort,
  connection: SqlConnection,
  table: TableFile,
  { number, startedAt: phaseBeganAt, betsCloseAt }: RoundTimes,
): Promise<void> {
  const { name: tableId, roundsAhead = 0, phases } = table;
  if (roundsAhead === 0) return;
  const known = await findRoundsAfter(connection, tableId, number);
  const paces = await pacesOf(connection, table, number, betsCloseAt);
  const played = await findPlayed(deps, connection, table, number);
  const count = Math.max(roundsAhead, known.length);
  for (let place = 1, closesAt = betsCloseAt; place <= count; place += 1) {
    // The round before this one has its calls if enough players have bought tickets for it.
    const paceMs = played.has(number + place - 1) ? paces.playedMs : paces.usualMs;
    closesAt = closeOf({ ...phases, bettingMs: 0 }, after(closesAt, paceMs));
    const times = { phaseBeganAt, startedAt: closesAt, betsCloseAt: closesAt };
    const round = { number: number + place, phase: "announced" as const, ...times, drawsAt: null };
    if (known.some((each) => each.number === round.number)) await moveAnnounced(connection, tableId, round);
    else await insertTableRound(connection, tableId, newTableRound(deps, table, round));
  }
}

async function moveAnnounced(
  connection: SqlConnection,
  tableId: string,
  { number, phaseBeganAt, betsCloseAt }: Omit<RoundTimes, "startedAt"> & { phaseBeganAt: Date },
): Promise<void> {
  await connection.query(
    `UPDATE studio_table_round SET phase_began_at = $4, started_at = $3, bets_close_at = $3, phase_ends_at = $3
     WHERE table_id = $1 AND number = $2 AND phase = 'announced'`,
    [tableId, number, betsCloseAt, phaseBeganAt],
  );
}

/**
 * The median time between two closes of the latest rounds: `usualMs` over all rounds, `playedMs` after rounds that were not void. Without such
 * rounds it is the shortest possible time.
 */
async function pacesOf(
  connection: SqlConnection,
  { name, phases }: TableFile,
  number: number,
  betsCloseAt: Date,
): Promise<{ usualMs: number; playedMs: number }> {
  const { rows } = await connection.query<{ bets_close_at: Date; is_void: boolean }>(
    `SELECT bets_close_at, void_reason IS NOT NULL AS is_void FROM studio_table_round
     WHERE table_id = $1 AND number <= $2 AND void_reason IS DISTINCT FROM 'not_begun' ORDER BY number DESC LIMIT $3`,
    [name, number, ROUNDS_LOOKED_AT],
  );
  const paces = rows.slice(1).flatMap(({ bets_close_at, is_void }, index) => {
    const ms = (rows[index]?.bets_close_at.getTime() ?? 0) - bets_close_at.getTime();
    // A longer time was a pause: the table was closed, or no node ran.
    return ms > 0 && ms < MAX_LATE_MS ? [{ ms, is_void }] : [];
  });
  const { drawnMs, paidMs = 0 } = phases;
  const shortest = closeOf(phases, after(betsCloseAt, drawnMs + paidMs)).getTime() - betsCloseAt.getTime();
  const usualMs = medianOf(paces) ?? shortest;
  return { usualMs, playedMs: medianOf(paces.filter(({ is_void }) => !is_void)) ?? usualMs };
}

function medianOf(paces: readonly { ms: number }[]): number | undefined {
  const latest = paces.slice(0, ROUNDS_IN_PACE).map(({ ms }) => ms);
  return latest.toSorted((one, other) => one - other)[Math.floor(latest.length / 2)];
}

/** The rounds from `number` on for which enough players have tickets: they are played. */
async function findPlayed(
  { models }: ModelsPort,
  connection: SqlConnection,
  { name, model }: TableFile,
  number: number,
): Promise<ReadonlySet<number>> {
  const { rules } = findModel(models, model);
  const minimumPlayers = Math.max(1, rules.pot?.minimumPlayers ?? 1);
  const { rows } = await connection.query<{ table_number: number }>(
    `SELECT table_number FROM studio_bet WHERE table_id = $1 AND table_number >= $2 AND state IN ('staking', 'staked')
     GROUP BY table_number HAVING count(DISTINCT owner) >= $3`,
    [name, number, minimumPlayers],
  );
  return new Set(rows.map(({ table_number }) => table_number));
}

/**
 * Gives up the rounds of a table that were sold ahead and cannot begin in time, all of them: their stakes are returned. Held tickets are
 * returned when the table closes for the day, or has begun no round for 10 minutes; all rounds are given up when the table sells none ahead
 * any more, plays another model, or has no file. Returns whether this node gave them up.
 */
export async function endRoundsAhead(
  deps: StepPorts & ResolverPort & StudioTitlesPort,
  table: TableFile | undefined,
  stored: StoredTable,
  now: Date,
): Promise<boolean> {
  const { id: tableId, round } = stored;
  if (!round) return false;
  const announced = await findAnnounced(deps.database, tableId, round.number);
  const last = announced.at(-1);
  if (!last) return false;
  const sells =
    table?.roundsAhead !== undefined &&
    deps.titles.get(table.gameCode)?.model === table.model &&
    announced.every(({ model }) => model === table.model);
  const isHeld = announced.some(({ is_held }) => is_held);
  const canBegin = isOpenAt(table?.hours, now) && now < after(round.phaseEndsAt, MAX_LATE_MS);
  if (sells && (canBegin || !isHeld)) return false;
  const isEnded = await deps.database.transaction(async (connection) => {
    const locked = await lockTable(connection, tableId);
    if (locked?.seq !== stored.seq) return false;
    const endedAt = await deps.databaseTime(connection);
    // First the rounds: a bet that is being stored holds a lock on its round, and is seen by the statements after this one.
    await connection.query(
      `UPDATE studio_table_round SET phase = 'void', void_reason = 'not_begun', phase_began_at = $2, started_at = $2, bets_close_at = $2, phase_ends_at = $2
       WHERE table_id = $1 AND number > $3 AND phase = 'announced'`,
      [tableId, endedAt, round.number],
    );
    for (const { number } of announced)
      await giveUpBets(connection, { tableId, number }, ["staking", "staked"], deps.now());
    await moveTableTo(connection, tableId, last.number);
    return true;
  });
  if (!isEnded) return false;
  deps.log.info(
    { table: tableId, from: announced[0]?.number, to: last.number },
    "rounds sold ahead are void",
  );
  deps.wakeResolver();
  return true;
}

/** Whether somebody has a bet in a round that is announced after round `number`. */
export const isBoughtAhead = async (connection: SqlConnection, tableId: string, number: number) =>
  (await findAnnounced(connection, tableId, number)).some(({ is_held }) => is_held);

/** The announced rounds of a table, the next first, and whether somebody has a bet in them. */
async function findAnnounced(connection: SqlConnection, tableId: string, after: number) {
  const { rows } = await connection.query<{ number: number; model: string; is_held: boolean }>(
    `SELECT r.number, r.model, EXISTS (SELECT 1 FROM studio_bet b WHERE b.table_id = r.table_id AND b.table_number = r.number
       AND b.state IN ('staking', 'staked')) AS is_held
     FROM studio_table_round r WHERE r.table_id = $1 AND r.number > $2 AND r.phase = 'announced' ORDER BY r.number`,
    [tableId, after],
  );
  return rows;
}
