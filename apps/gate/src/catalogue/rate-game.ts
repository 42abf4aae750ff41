import { DomainError } from "@bellwether/contract";
import type { GameRating } from "@bellwether/contract/calls/catalogue.ts";
import type { ClockPort, DatabasePort, TitlesPort } from "../ports.ts";
import { ratingOf } from "./game-figures.ts";

/**
 * Stores the player's vote, replacing an earlier one, and returns the game's rating including it.
 * @throws DomainError `unknown_game`, or `not_played` when the player has no round of it that counts.
 */
export async function rateGame(
  deps: DatabasePort & TitlesPort & ClockPort,
  player: { id: string },
  vote: { gameId: number; stars: number },
): Promise<{ stars: number; rating: GameRating }> {
  const title = deps.titles.find((each) => each.gameId === vote.gameId);
  if (!title) throw new DomainError("unknown_game");
  const { rowCount } = await deps.database.query(
    `INSERT INTO game_vote (player_id, game_code, stars, voted_at)
     SELECT $1, $2, $3, $4 WHERE EXISTS (
       SELECT 1 FROM wallet_round WHERE player_id = $1 AND game_code = $2 AND state <> 'cancelled')
     ON CONFLICT (player_id, game_code) DO UPDATE SET stars = excluded.stars, voted_at = excluded.voted_at RETURNING stars`,
    [player.id, title.code, vote.stars, deps.now()],
  );
  if (rowCount === 0) throw new DomainError("not_played");
  const { rows } = await deps.database.query<{ votes: number; stars: number }>(
    "SELECT count(*)::int AS votes, sum(stars)::int AS stars FROM game_vote WHERE game_code = $1",
    [title.code],
  );
  return { stars: vote.stars, rating: ratingOf(rows[0]) };
}
