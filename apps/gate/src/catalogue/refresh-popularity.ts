import { DAY_MS } from "@bellwether/contract/durations.ts";
import type { SqlTransaction } from "@bellwether/db";
import type { StorePorts } from "../ports.ts";

const POPULARITY_WINDOW_MS = 28 * DAY_MS;
const COPLAY_WINDOW_MS = 90 * DAY_MS;
/** Someone who plays everything says little about which games go together, and the pairs would grow with the square of their games. */
const MAX_GAMES_OF_A_PLAYER = 50;
/** To protect one player's privacy, a pair is shown from two players on. */
const MIN_SHARED_PLAYERS = 2;
const MAX_KEPT_FOR_A_GAME = 24;
const LOCK_KEY = 4_815_162_343;

/**
 * Recounts popularity and co-play from the wallet's rounds, in one SQL transaction. When several nodes run it at once, one does it and the
 * others skip it.
 * @returns whether this call did the count.
 */
export async function refreshPopularity(deps: StorePorts): Promise<boolean> {
  const now = deps.now();
  return deps.database.transaction(async (transaction) => {
    const { rows } = await transaction.query<{ mine: boolean }>(
      "SELECT pg_try_advisory_xact_lock($1) AS mine",
      [LOCK_KEY],
    );
    if (!rows[0]?.mine) return false;
    await refreshHeat(transaction, now);
    await refreshCoplay(transaction, now);
    return true;
  });
}

/** Each player but house players counts once per game, with half the weight for every week since they last played it. */
async function refreshHeat(transaction: SqlTransaction, now: Date): Promise<void> {
  await transaction.query("DELETE FROM game_popularity");
  await transaction.query(
    `INSERT INTO game_popularity (game_code, players, heat, refreshed_at)
     SELECT game_code, count(*)::int, sum(power(0.5, greatest(0, extract(epoch FROM $1::timestamptz - last)) / 604800)), $1::timestamptz
     FROM (SELECT game_code, player_id, max(opened_at) AS last FROM played_round
           WHERE opened_at >= $2 AND state <> 'cancelled' AND player_id NOT IN (SELECT id FROM house_player) GROUP BY game_code, player_id) p
     GROUP BY game_code`,
    [now, new Date(now.getTime() - POPULARITY_WINDOW_MS)],
  );
}

/**
 * Closeness is the number of shared players over the geometric mean of both games' players, so that a game that everyone plays is not close to all.
 */
async function refreshCoplay(transaction: SqlTransaction, now: Date): Promise<void> {
  await transaction.query("DELETE FROM game_coplay");
  await transaction.query(
    `WITH played AS (
       SELECT player_id, game_code, row_number() OVER (PARTITION BY player_id ORDER BY max(opened_at) DESC) AS place
       FROM played_round WHERE opened_at >= $1 AND state <> 'cancelled' AND player_id NOT IN (SELECT id FROM house_player)
       GROUP BY player_id, game_code),
     recent AS (SELECT player_id, game_code FROM played WHERE place <= $2),
     players AS (SELECT game_code, count(*) AS players FROM recent GROUP BY game_code),
     pairs AS (
       SELECT a.game_code, b.game_code AS other_code, count(*) AS shared
       FROM recent a JOIN recent b ON b.player_id = a.player_id AND b.game_code <> a.game_code
       GROUP BY a.game_code, b.game_code HAVING count(*) >= $3),
     ranked AS (
       SELECT pairs.*, shared / sqrt(a.players * b.players) AS closeness,
         row_number() OVER (PARTITION BY pairs.game_code ORDER BY shared / sqrt(a.players * b.players) DESC, other_code) AS place
       FROM pairs JOIN players a ON a.game_code = pairs.game_code JOIN players b ON b.game_code = other_code)
     INSERT INTO game_coplay (game_code, other_code, players, closeness)
     SELECT game_code, other_code, shared::int, closeness FROM ranked WHERE place <= $4`,
    [
      new Date(now.getTime() - COPLAY_WINDOW_MS),
      MAX_GAMES_OF_A_PLAYER,
      MIN_SHARED_PLAYERS,
      MAX_KEPT_FOR_A_GAME,
    ],
  );
}
