import type { GameRating } from "@bellwether/contract/calls/catalogue.ts";
import type { CatalogueTitle } from "@bellwether/contract/content/index.ts";
import type { SqlConnection } from "@bellwether/db";

/** A title's figures from real play and votes: `popular` from 0 to 1000, and the players' rating. */
export type GameFigures = (title: CatalogueTitle) => { popular: number; rating: GameRating };

/** With this many players in the last weeks, real play and the editors' value weigh the same. */
const PLAYERS_FOR_HALF = 50;

type Heat = { code: string; heat: number; players: number };
export type Votes = { code: string; votes: number; stars: number };

/** Reads popularity and votes of all games; both tables hold one row per game or are summed to one. */
export async function readGameFigures(database: Pick<SqlConnection, "query">): Promise<GameFigures> {
  const [heats, votes] = await Promise.all([
    database.query<Heat>("SELECT game_code AS code, heat, players FROM game_popularity"),
    database.query<Votes>(
      "SELECT game_code AS code, count(*)::int AS votes, sum(stars)::int AS stars FROM game_vote GROUP BY game_code",
    ),
  ]);
  return figuresFrom(heats.rows, votes.rows);
}

export function figuresFrom(heats: readonly Heat[], votes: readonly Votes[]): GameFigures {
  const heatOf = new Map(heats.map((row) => [row.code, row.heat]));
  const votesOf = new Map(votes.map((row) => [row.code, row]));
  const hottest = Math.max(0, ...heatOf.values());
  const players = heats.reduce((sum, row) => sum + row.players, 0);
  const playCounts = players / (players + PLAYERS_FOR_HALF);
  return (title) => {
    // Logarithmic, so that one very popular game does not push all others to nearly 0.
    const played =
      hottest > 0 ? (1_000 * Math.log2(1 + (heatOf.get(title.code) ?? 0))) / Math.log2(1 + hottest) : 0;
    return {
      popular: Math.round(title.popularity * (1 - playCounts) + played * playCounts),
      rating: ratingOf(votesOf.get(title.code)),
    };
  };
}

/** The mean of the players' votes, with one decimal; nothing else counts. */
export function ratingOf(cast: Omit<Votes, "code"> | undefined): GameRating {
  if (!cast || cast.votes === 0) return { rating: 0, votes: 0 };
  return { rating: Math.round((cast.stars / cast.votes) * 10) / 10, votes: cast.votes };
}
