import type { ListedGame } from "@bellwether/contract/calls/catalogue.ts";
import { countryAsked, type Site } from "../request/site.ts";
import type { GameLists } from "./game-lists.ts";
import { similarGames } from "./similar-games.ts";

const shown = 12;

/** What players of this game played too [7.26]; where the gate does not answer, what is like it. The page never waits for more. */
export async function loadAlsoLiked(
  site: Site,
  game: ListedGame,
  lists: GameLists,
): Promise<readonly ListedGame[]> {
  const asked = { game_id: game.game_id, ...(await countryAsked(site)) };
  try {
    const { games } = await site.visitorGate.call("alsoLiked", asked);
    // By the page's own list: a region may hide what the country shows.
    return games.flatMap(({ game_id }) => lists.byId.get(game_id) ?? []);
  } catch {
    return similarGames(game, lists.games, shown);
  }
}
