import type { RecentWin } from "@bellwether/contract/calls/catalogue.ts";
import { isLottery } from "../games/game-card.ts";
import type { GameLists } from "../games/game-lists.ts";
import { cachedResponses } from "../request/cached-responses.ts";
import { countryAsked, type Site } from "../request/site.ts";
import { type ShownWin, winsShown } from "./latest-wins.ts";

/** The running page polls every 30 s, so its first list may be up to 2 s old. */
const kept = cachedResponses<readonly RecentWin[]>({ forMs: 2_000, most: 200 });

/** The brand's latest wins with their games' pictures; an empty list when there are none or the request fails. */
export async function loadRecentWinners(
  site: Site,
  lists: GameLists,
  nowMs: number = Date.now(),
): Promise<ShownWin[]> {
  const market = await countryAsked(site);
  const load = async () => (await site.visitorGate.call("recentWinners", market)).winners;
  const winners = await kept(site.options, `${site.brand.key} ${market.country ?? ""}`, load, nowMs).catch(
    () => [],
  );
  return winners
    .flatMap((win): ShownWin[] => {
      const game = lists.byId.get(win.game_id);
      if (!game) return [];
      const { local_code: code, images } = game;
      return [{ ...win, code, tile: images.tile, ...(isLottery(game) ? { lottery: true } : {}) }];
    })
    .slice(0, winsShown);
}
