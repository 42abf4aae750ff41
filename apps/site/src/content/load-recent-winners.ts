import type { RecentWin } from "@bellwether/contract/calls/catalogue.ts";
import { isLottery } from "../games/game-card.ts";
import type { GameLists } from "../games/game-lists.ts";
import { countryAsked, type Site } from "../request/site.ts";
import { winsShown } from "./latest-wins.ts";

export type ShownWin = RecentWin & { code: string; tile: string; lottery?: true };

/** The brand's latest wins, with their games' pictures; none is as good as an answer. */
export async function loadRecentWinners(site: Site, lists: GameLists): Promise<ShownWin[]> {
  const { winners } = await site.visitorGate
    .call("recentWinners", await countryAsked(site))
    .catch(() => ({ winners: [] as RecentWin[] }));
  return winners
    .flatMap((win): ShownWin[] => {
      const game = lists.byId.get(win.game_id);
      if (!game) return [];
      const { local_code: code, images } = game;
      return [{ ...win, code, tile: images.tile, ...(isLottery(game) ? { lottery: true } : {}) }];
    })
    .slice(0, winsShown);
}
