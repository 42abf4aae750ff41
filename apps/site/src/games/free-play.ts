import type { ListedGame } from "@bellwether/contract/calls/catalogue.ts";

/** Free play is for games that have it, never for live ones [6.08]; the gate's list already knows the country's and the house's rule. */
export function mayPlayFree(game: ListedGame): boolean {
  return game.free_play && !game.categories.includes("live-casino");
}
