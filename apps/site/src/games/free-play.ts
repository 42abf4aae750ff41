import type { ListedGame } from "@bellwether/contract/calls/catalogue.ts";

/** Can this game be played for free? Never a live one [6.08]; the gate's list already applies the country's and the house's rules. */
export function mayPlayFree(game: ListedGame): boolean {
  return game.free_play && !game.categories.includes("live-casino");
}
