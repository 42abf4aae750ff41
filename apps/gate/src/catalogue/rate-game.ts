import { DomainError } from "@bellwether/contract";
import type { GameRating } from "@bellwether/contract/calls/catalogue.ts";
import type { StorePorts, TitlesPort } from "../ports.ts";
import { hasPlayed } from "../rounds/index.ts";
import { ratingOf } from "./game-figures.ts";

/**
 * Stores the player's vote, replacing an earlier one, and returns the game's rating including it.
 * @throws DomainError `unknown_game`, or `not_played` when the player has no round of it that counts.
 */
export async function rateGame(
  deps: StorePorts & TitlesPort,
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
