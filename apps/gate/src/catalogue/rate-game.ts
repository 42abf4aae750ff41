import { DomainError } from "@bellwether/contract";
import type { GameRating } from "@bellwether/contract/calls/catalogue.ts";
import type { ClockPort, DatabasePort, TitlesPort } from "../ports.ts";
import { hasPlayed } from "../rounds/index.ts";
import { ratingOf } from "./game-figures.ts";

/**
 * Writes down the player's vote, in place of an earlier one, and tells the game's rating with it.
 * @throws DomainError `unknown_game`, or `not_played` when the player never finished or began a round of it that counted.
 */
export async function rateGame(
  deps: DatabasePort & TitlesPort & ClockPort,
  player: { id: string },
  vote: { gameId: number; stars: number },
): Promise<{ stars: number; rating: GameRating }> {
  const title = deps.titles.find((each) => each.gameId === vote.gameId);
  if (!title) throw new DomainError("unknown_game");
  if (!(await hasPlayed(deps.database, [player.id], title.code))) throw new DomainError("not_played");
  await deps.database.query(
    `INSERT INTO game_vote (player_id, game_code, stars, voted_at) VALUES ($1, $2, $3, $4)
     ON CONFLICT (player_id, game_code) DO UPDATE SET stars = excluded.stars, voted_at = excluded.voted_at`,
    [player.id, title.code, vote.stars, deps.now()],
  );
  const { rows } = await deps.database.query<{ votes: number; stars: number }>(
    "SELECT count(*)::int AS votes, sum(stars)::int AS stars FROM game_vote WHERE game_code = $1",
    [title.code],
  );
  return { stars: vote.stars, rating: ratingOf(rows[0]) };
}
