import type { ListedGame } from "@bellwether/contract";
import { type BrandKey, brands } from "@bellwether/market";
import type { ContentPort } from "../ports.ts";

/** The editors' picks for a brand that a visitor may see, in the editors' order, in total and by category. */
export function chooseStaffPicks(
  deps: ContentPort,
  brand: BrandKey,
  listed: readonly ListedGame[],
): { games: ListedGame[]; game_groups_games: Record<string, number[]> } {
  const open = listed.filter((game) => !game.opens_soon);
  const byCode = new Map(open.map((game) => [game.local_code, game]));
  const games = (deps.content.staffPicks[brands[brand].slug] ?? []).flatMap((code) => byCode.get(code) ?? []);
  const groups: Record<string, number[]> = {};
  for (const game of games)
    for (const category of game.categories) {
      groups[category] ??= [];
      groups[category].push(game.game_id);
    }
  return { games, game_groups_games: groups };
}
