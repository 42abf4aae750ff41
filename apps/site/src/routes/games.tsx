import { paths } from "../paths.ts";
import { redirectTo } from "../request/redirects.ts";
import { siteOf } from "../request/site.ts";
import type { Route } from "./+types/games.ts";

/** Redirects /games to the list of all games. */
export function loader(args: Route.LoaderArgs) {
  return redirectTo(siteOf(args), paths.allGames());
}
