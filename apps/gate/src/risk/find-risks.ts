import { DAY_MS } from "@bellwether/contract/durations.ts";
import { jobActor } from "../actor.ts";
import { forEachItem } from "../jobs/index.ts";
import type { DatabasePort, LogPort, MessageTextsPort, StorePorts } from "../ports.ts";
import { markByRulesWithin } from "./risk-mark.ts";
import { signQueries } from "./risk-signs.ts";
import { countedSince, type JudgedPlayer, restandWithin } from "./risk-standing.ts";

/** The same sign of a player is recorded again only after this time. */
const NOTED_AGAIN_MS = 7 * DAY_MS;
/** How many players are judged under one lock. */
const PAGE = 200;

/** Who made a mark that a rule found. */
const BY_RULES = jobActor("rules");

/**
 * Records the signs of risk of the last week, judges everybody who has some or is listed, and marks every player whose score is strong: the player gets
 * no rewards from now on and a letter about the ways to play less, and staff review the mark. Signs from before the last mark was lifted do not count.
 * Any number of nodes may run it. Returns how many players were marked.
 */
export async function findRisks(
  deps: StorePorts & MessageTextsPort & LogPort,
  signal?: AbortSignal,
): Promise<number> {
  const now = deps.now();
  for (const query of signQueries(now)) await noteSigns(deps, query, now);
  let marked = 0;
  const mark = async (found: JudgedPlayer) => {
    if (await markFound(deps, found)) marked += 1;
  };
  let after = "";
  while (!signal?.aborted) {
    const playerIds = await listConcerned(deps, after, now);
    if (playerIds.length === 0) break;
    after = playerIds.at(-1) ?? after;
    const judged = await deps.database.transaction((connection) => restandWithin(connection, playerIds, now));
    const strong = judged.filter(({ isStrong, isMarked }) => isStrong && !isMarked);
    await forEachItem(deps, strong, mark, { nameOf: ({ playerId }) => playerId, signal });
  }
  return marked;
}

async function noteSigns(
  { database }: DatabasePort,
  { text, parameters }: ReturnType<typeof signQueries>[number],
  now: Date,
): Promise<void> {
  const [nowAt, againAt] = [1, 2].map((each) => `$${parameters.length + each}`);
  await database.query(
    `INSERT INTO risk_sign (player_id, sign, facts, noted_at)
     SELECT f.player_id, f.sign, f.facts, ${nowAt} FROM (${text}) f
     JOIN player_profile p ON p.id = f.player_id AND p.status = 'open'
     WHERE f.player_id NOT IN (SELECT id FROM house_player)
       AND NOT EXISTS (SELECT 1 FROM risk_sign s WHERE s.player_id = f.player_id AND s.sign = f.sign AND s.noted_at > ${againAt})`,
    [...parameters, now, new Date(now.getTime() - NOTED_AGAIN_MS)],
  );
}

/** Whose standing can have changed with the time: who has signs that count, and who is listed. In the order of their ids, a page of them. */
async function listConcerned({ database }: DatabasePort, after: string, now: Date): Promise<string[]> {
  const { rows } = await database.query<{ id: string }>(
    `SELECT player_id AS id FROM (
       SELECT player_id FROM risk_sign WHERE noted_at > $2
       UNION SELECT player_id FROM risk_standing WHERE is_listed
       UNION SELECT player_id FROM risk_mark WHERE lifted_at IS NULL) concerned
     WHERE player_id > $1 ORDER BY player_id LIMIT ${PAGE}`,
    [after, countedSince(now)],
  );
  return rows.map(({ id }) => id);
}

/** Marks a player whose score is strong. False when another node was first. */
function markFound(deps: StorePorts & MessageTextsPort, { playerId, signs }: JudgedPlayer): Promise<boolean> {
  const action = { playerId, by: BY_RULES, at: deps.now() };
  return deps.database.transaction((connection) =>
    markByRulesWithin(deps, connection, action, signs.join(", ")),
  );
}
