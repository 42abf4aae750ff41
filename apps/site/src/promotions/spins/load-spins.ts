import { givesSpins, ticketPrizeOf } from "@bellwether/contract/content/rewards/prize-draw-rule.ts";
import type { GameLists } from "../../games/game-lists.ts";
import type { Site } from "../../request/site.ts";
import type { WordedPromotion } from "../offers.ts";
import { spinsGames } from "./spins-games.ts";

/** What a promotion that gives free spins or tickets is for the player now; undefined for another one, for a visitor, and if the gate does not answer. */
export async function loadSpins(site: Site, { name, rule }: WordedPromotion, lists: GameLists) {
  const gives =
    rule?.kind === "free-spins" ||
    (rule?.kind === "prize-draw" && (givesSpins(rule) || ticketPrizeOf(rule) !== undefined));
  if (!gives || !(await site.player())) return undefined;
  const own = await site.gate.call("rewards", {}).catch(() => undefined);
  const running =
    own?.running.filter(({ promotion, kind }) => promotion === name && kind === "free-spins") ?? [];
  const spins = own?.spins.filter(({ promotion }) => promotion === name) ?? [];
  if (running.length + spins.length === 0) return undefined;
  return { running, spins, games: spinsGames({ running, spins }, lists) };
}
