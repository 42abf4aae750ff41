import type { Promotion } from "@bellwether/contract/content/promotion.ts";
import type { GameLists } from "../games/game-lists.ts";
import { shownGames } from "./shown-games.ts";

/**
 * Whether a promotion cannot run yet, because none of its games is open to the reader. A campaign's bonus can be played in any game, so a
 * promotion with a code runs.
 */
export function promotionOpensSoon(
  { code, games }: Pick<Promotion, "code" | "games">,
  lists: GameLists,
): boolean {
  return code === undefined && shownGames(games, lists).length === 0;
}
