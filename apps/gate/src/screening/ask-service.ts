import { MAX_SCREENED, type ScreeningMatch } from "@bellwether/contract";
import { HOUR_MS, MINUTE_MS } from "@bellwether/contract/durations.ts";
import type { CaseFact } from "@bellwether/contract/office/index.ts";
import { onlyRow, type SqlConnection } from "@bellwether/db";
import { isDue } from "../due.ts";
import { holdAccount } from "../holds/index.ts";
import { lockPlayer, readPlayer } from "../players/index.ts";
import type { LogPort, MetricsPort, StorePorts } from "../ports.ts";
import type { ScreeningPort } from "./screening-port.ts";

const FIRST_DELAY_MS = MINUTE_MS;
const MAX_DELAY_MS = HOUR_MS;
/** After so many attempts somebody is asked about alone: what the service refuses of one must not keep the others from an answer. */
const ALONE_AFTER = 3;

type Ports = StorePorts & LogPort & MetricsPort & ScreeningPort;

/**
 * Asks the service about everybody who waits, up to 100 at a time, and opens a case for each entry of a list that somebody may be. Any number of
 * nodes may run it. After a question without an answer it stops until its next run; each person is asked about again after a minute, then after
 * twice the time, at most an hour, without an end. Returns about how many there was an answer.
 */
export async function askScreening(deps: Ports, signal?: AbortSignal): Promise<number> {
  let answered = 0;
  while (deps.screenPersons && !signal?.aborted) {
    const claimed = await claimNext(deps);
    if (claimed.length === 0) break;
    const heard = await askAbout(deps, claimed);
    if (heard === undefined) break;
    answered += heard;
  }
  return answered;
}

async function claimNext(deps: StorePorts): Promise<string[]> {
  const together = await claim(deps, `attempts < ${ALONE_AFTER}`, MAX_SCREENED);
  return together.length > 0 ? together : claim(deps, `attempts >= ${ALONE_AFTER}`, 1);
}

/** Claims persons by moving their next attempt ahead. */
async function claim({ database, now }: StorePorts, condition: string, limit: number): Promise<string[]> {
  const { rows } = await database.query<{ player_id: string }>(
    `UPDATE screening_check SET attempts = attempts + 1,
       next_attempt_at = $1::timestamptz + least($2 * power(2, least(attempts, 20)), $3) * interval '1 millisecond'
     WHERE player_id = ANY (ARRAY(SELECT player_id FROM screening_check
       WHERE next_attempt_at IS NOT NULL AND ${condition} AND ${isDue("$1", { firstMs: FIRST_DELAY_MS, mostMs: MAX_DELAY_MS })}
       ORDER BY next_attempt_at LIMIT $4 FOR UPDATE SKIP LOCKED))
     RETURNING player_id`,
    [now(), FIRST_DELAY_MS, MAX_DELAY_MS, limit],
  );
  return rows.map((row) => row.player_id);
}

/** About how many there was an answer; undefined if the service gave none. */
async function askAbout(deps: Ports, playerIds: readonly string[]): Promise<number | undefined> {
  const persons = await Promise.all(
    playerIds.map(async (id) => {
      const { firstName, lastName, bornOn, country } = await readPlayer(deps.database, id);
      return { id, first_name: firstName, last_name: lastName, born_on: bornOn, country };
    }),
  );
  const results = await deps.screenPersons?.(persons).catch((error: unknown) => {
    deps.log.warn({ err: error, persons: persons.length }, "the screening service has given no answer");
    return undefined;
  });
  deps.metrics.add("screening_questions_total", { result: results ? "answered" : "failed" });
  // Whoever is missing in the answer is asked about again.
  for (const { id, matches } of results ?? [])
    await deps.database.transaction((connection) => keepAnswer(connection, id, matches, deps.now()));
  return results?.length;
}

async function keepAnswer(
  connection: SqlConnection,
  playerId: string,
  matches: readonly ScreeningMatch[],
  at: Date,
): Promise<void> {
  await lockPlayer(connection, playerId);
  for (const match of matches) await keepMatch(connection, playerId, match, at);
  await connection.query(
    `UPDATE screening_check SET answered_at = $2, wanted_at = NULL, next_attempt_at = NULL, attempts = 0 WHERE player_id = $1`,
    [playerId, at],
  );
}

/** An entry that was found before is no case again, whatever was decided. */
async function keepMatch(
  connection: SqlConnection,
  playerId: string,
  match: ScreeningMatch,
  at: Date,
): Promise<void> {
  const { rows } = await connection.query<{ id: bigint }>(
    `INSERT INTO screening_match (player_id, kind, list, entry, name, similarity, found_at) VALUES ($1, $2, $3, $4, $5, $6, $7)
     ON CONFLICT (player_id, kind, list, entry) DO NOTHING RETURNING id`,
    [playerId, match.kind, match.list, match.entry, match.name, match.similarity, at],
  );
  if (rows.length === 0) return;
  const detail = `entry ${onlyRow(rows).id}`;
  await holdAccount(connection, { playerId, cause: match.kind, detail, facts: factsOf(match), at });
}

const factsOf = ({ name, born_on: bornOn, list, similarity }: ScreeningMatch): CaseFact[] => [
  { name: "listed_name", value: name },
  ...(bornOn === null ? [] : [{ name: "listed_born_on" as const, value: bornOn }]),
  { name: "list", value: list },
  { name: "similarity", value: similarity },
];
