import type { Promotion, PromotionKind } from "@bellwether/contract/content/promotion.ts";
import type { GameLists } from "../games/game-lists.ts";
import { shownGames } from "./shown-games.ts";

/** Kinds of promotions whose prizes nothing pays yet [2.07]. */
const kindsToCome: readonly PromotionKind[] = [
  "cash-drop",
  "cashback",
  "free-spins",
  "prize-draw",
  "tournament",
];

/**
 * Whether a promotion cannot run yet, because none of its games is open to the reader or nothing pays its kind. A campaign's bonus can be
 * played in any game, so a promotion with a code runs.
 */
export function promotionOpensSoon(
  { code, kind, games }: Pick<Promotion, "code" | "kind" | "games">,
  lists: GameLists,
): boolean {
  if (code !== undefined) return false;
  return kindsToCome.includes(kind) || shownGames(games, lists).length === 0;
}
