import type { ListedGame } from "@bellwether/contract/calls/catalogue.ts";

/** Whether everybody plays the same round of this game. Such a table is for money only. */
export function isSharedTable(game: Pick<ListedGame, "categories" | "opens_soon">): boolean {
  return game.categories.includes("live-casino") && !game.opens_soon;
}
