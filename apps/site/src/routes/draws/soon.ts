import { loadDraws } from "../../draws/load-draws.ts";
import { type SoonDrawFile, soonDrawOf } from "../../draws/soon-draw.ts";
import { siteOf } from "../../request/site.ts";
import type { Route } from "./+types/soon.ts";

/** The draw that comes next, for the notice of a running page. */
export async function loader(args: Route.LoaderArgs) {
  const site = siteOf(args);
  const file: SoonDrawFile = { at: site.now.toISOString(), draw: soonDrawOf(await loadDraws(site)) };
  return Response.json(file, { headers: { "x-robots-tag": "noindex" } });
}
