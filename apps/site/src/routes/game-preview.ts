import { loadGameGlance } from "../games/game-glance.ts";
import { loadGameLists } from "../games/game-lists.ts";
import { notFound, siteOf } from "../request/site.ts";
import type { Route } from "./+types/game-preview.ts";

/** Data of a tile's preview, fetched by the running page: the same for every visitor of a market; a player gets their own currency. */
export async function loader(args: Route.LoaderArgs) {
  const site = siteOf(args);
  const game = (await loadGameLists(site)).byCode.get(args.params.gameName);
  if (!game) throw notFound();
  return Response.json(await loadGameGlance(site, game), { headers: { "x-robots-tag": "noindex" } });
}
