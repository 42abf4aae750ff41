import type { ListedGame } from "@bellwether/contract/calls/catalogue.ts";
import { countryAsked, type Site } from "../request/site.ts";
import type { GameLists } from "./game-lists.ts";
import { similarGames } from "./similar-games.ts";

const shown = 12;

/** Games that players of this game also played [7.26]; similar games when the gate does not answer in time. The page waits no longer. */
export async function loadAlsoLiked(
  site: Site,
  game: ListedGame,
  lists: GameLists,
): Promise<readonly ListedGame[]> {
  const asked = { game_id: game.game_id, ...(await countryAsked(site)) };
  try {
    const { games } = await site.visitorGate.call("alsoLiked", asked);
    // Filter by the page's own list: a region may hide games that the country shows.
    return games.flatMap(({ game_id }) => lists.byId.get(game_id) ?? []);
  } catch {
    return similarGames(game, lists.games, shown);
  }
}
