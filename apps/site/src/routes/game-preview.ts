import { loadGameGlance } from "../games/game-glance.ts";
import { loadGameLists } from "../games/game-lists.ts";
import { notFound, siteOf } from "../request/site.ts";
import type { Route } from "./+types/game-preview.ts";

/** What a tile's preview shows, for the running page alone: the same to every visitor of a market, a player's own currency for a player. */
export async function loader(args: Route.LoaderArgs) {
  const site = siteOf(args);
  const game = (await loadGameLists(site)).byCode.get(args.params.gameName);
  if (!game) throw notFound();
  return Response.json(await loadGameGlance(site, game), { headers: { "x-robots-tag": "noindex" } });
}
