import type { Promotion, PromotionKind } from "@bellwether/contract/content/promotion.ts";
import type { GameLists } from "../games/game-lists.ts";
import { shownGames } from "./shown-games.ts";

/** Kinds that no game pays yet [2.07]: a drop falls on a round, and no round pays one. */
const kindsToCome: readonly PromotionKind[] = ["cash-drop"];

/** Whether a promotion cannot run yet, because none of its games is open or no game pays its kind. */
export function opensSoon({ kind, games }: Pick<Promotion, "kind" | "games">, lists: GameLists): boolean {
  return kindsToCome.includes(kind) || shownGames(games, lists).length === 0;
}
