import { DAY_MS } from "@bellwether/contract/durations.ts";
import { jobActor } from "../actor.ts";
import { forEachItem } from "../jobs/index.ts";
import type { DatabasePort, LogPort, MessageTextsPort, StorePorts } from "../ports.ts";
import { queueRiskLetter } from "./risk-letter.ts";
import { markRiskWithin } from "./risk-mark.ts";
import { type RiskSign, signQueries } from "./risk-signs.ts";

/** Two different signs within this time mark a player. */
const SIGNS_FOR_MARK = 2;
const SIGNS_WITHIN_MS = 14 * DAY_MS;
/** The same sign of a player is recorded again only after this time. */
const NOTED_AGAIN_MS = 7 * DAY_MS;

/** Who made a mark that a rule found. */
const BY_RULES = jobActor("rules");

/**
 * Records the signs of risk of the last week, and marks every player with two different ones: the player gets no rewards from now on and a
 * letter about the ways to play less, and staff review the mark. Signs from before the last mark was lifted do not count. Any number of nodes
 * may run it. Returns how many players were marked.
 */
export async function findRisks(
  deps: StorePorts & MessageTextsPort & LogPort,
  signal?: AbortSignal,
): Promise<number> {
  const now = deps.now();
  for (const query of signQueries(now)) await noteSign(deps, query, now);
  const { rows } = await deps.database.query<{ playerId: string; signs: RiskSign[] }>(
    `SELECT s.player_id AS "playerId", json_agg(DISTINCT s.sign ORDER BY s.sign) AS signs FROM risk_sign s
     WHERE s.noted_at >= $1
       AND NOT EXISTS (SELECT 1 FROM risk_mark m WHERE m.player_id = s.player_id AND (m.lifted_at IS NULL OR m.lifted_at >= s.noted_at))
     GROUP BY s.player_id HAVING count(DISTINCT s.sign) >= $2 ORDER BY s.player_id`,
    [new Date(now.getTime() - SIGNS_WITHIN_MS), SIGNS_FOR_MARK],
  );
  let marked = 0;
  const mark = async (found: (typeof rows)[number]) => {
    if (await markAndNotify(deps, found)) marked += 1;
  };
  await forEachItem(deps, rows, mark, { nameOf: ({ playerId }) => playerId, signal });
  return marked;
}

async function noteSign(
  { database }: DatabasePort,
  { sign, text, parameters }: ReturnType<typeof signQueries>[number],
  now: Date,
): Promise<void> {
  const [signAt, nowAt, againAt] = [1, 2, 3].map((each) => `$${parameters.length + each}`);
  await database.query(
    `INSERT INTO risk_sign (player_id, sign, facts, noted_at)
     SELECT f.player_id, ${signAt}, f.facts, ${nowAt} FROM (${text}) f
     JOIN player_profile p ON p.id = f.player_id AND p.status = 'open'
     WHERE f.player_id NOT IN (SELECT id FROM house_player)
       AND NOT EXISTS (SELECT 1 FROM risk_sign s WHERE s.player_id = f.player_id AND s.sign = ${signAt} AND s.noted_at > ${againAt})`,
    [...parameters, sign, now, new Date(now.getTime() - NOTED_AGAIN_MS)],
  );
}

/** Marks the player and queues the letter in one SQL transaction. False when another node was first. */
async function markAndNotify(
  deps: StorePorts & MessageTextsPort,
  { playerId, signs }: { playerId: string; signs: readonly RiskSign[] },
): Promise<boolean> {
  const now = deps.now();
  return deps.database.transaction(async (connection) => {
    const mark = { playerId, reason: signs.join(", "), by: BY_RULES };
    if (!(await markRiskWithin(connection, mark, now))) return false;
    await queueRiskLetter(deps, connection, playerId, "play_noticed", now);
    return true;
  });
}
