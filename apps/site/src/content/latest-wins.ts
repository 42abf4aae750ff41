import type { RecentWin } from "@bellwether/contract/calls/catalogue.ts";

/** A win with the game it was won in. */
export type ShownWin = RecentWin & { code: string; tile: string; lottery?: true };

/** Number of wins that the lobby shows. */
export const winsShown = 8;

/** Puts new wins before the held ones. Leaves out games whose picture the page does not have, because the response carries no pictures. */
export function latestWins(held: readonly ShownWin[], received: readonly RecentWin[]): readonly ShownWin[] {
  const pictures = new Map(held.map((win) => [win.game_id, win]));
  const name = ({ at, initial, game_id, amount }: RecentWin) => [at, initial, game_id, amount].join(" ");
  const known = new Set(held.map(name));
  const fresh = received.flatMap((win): ShownWin[] => {
    const game = pictures.get(win.game_id);
    return game && !known.has(name(win)) ? [{ ...game, ...win }] : [];
  });
  return fresh.length === 0 ? held : [...fresh, ...held].slice(0, winsShown);
}
