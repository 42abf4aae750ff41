import { drawCalendar } from "../../draws/draw-calendar.server.ts";
import { loadDraws } from "../../draws/load-draws.ts";
import { notFound, siteOf } from "../../request/site.ts";
import type { Route } from "./+types/draw-calendar.ts";

/** `/lottery-results/{game}/calendar.ics`: the game's next draw for a calendar. A 404 while no draw is on sale. */
export async function loader(args: Route.LoaderArgs): Promise<Response> {
  const site = siteOf(args);
  const game = (await loadDraws(site)).find(({ code }) => code === args.params.gameName);
  if (!game?.next) throw notFound();
  return new Response(drawCalendar(site, game, game.next), {
    headers: {
      "content-type": "text/calendar; charset=utf-8",
      "content-disposition": `attachment; filename="${game.code}-${game.next.number}.ics"`,
    },
  });
}
