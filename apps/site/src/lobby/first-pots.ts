import type { LiveJackpot } from "@bellwether/contract/live-jackpot.ts";
import { gamePath, toGameCard } from "../games/game-card.ts";
import { type GameLists, isOpen } from "../games/game-lists.ts";
import type { FirstPots } from "../jackpots/live-jackpots.tsx";

/** Each jackpot shows the hottest of its open games that no jackpot before it shows. */
export function firstPotsOf(jackpots: readonly LiveJackpot[], lists: GameLists): FirstPots {
  const rank = new Map(lists.hot.map(({ game_id }, place) => [game_id, place]));
  const taken = new Set<number>();
  const games: Record<string, FirstPots["games"][string]> = {};
  for (const { id, gameIds } of jackpots) {
    const [game] = gameIds
      .flatMap((gameId) => lists.byId.get(gameId) ?? [])
      .filter((each) => isOpen(each) && !taken.has(each.game_id))
      .toSorted((one, other) => rankOf(one.game_id) - rankOf(other.game_id));
    if (!game) continue;
    taken.add(game.game_id);
    const card = toGameCard(game);
    games[id] = { title: card.title, href: gamePath(card), picture: game.images["254x142"] };
  }
  return { jackpots, games };

  function rankOf(gameId: number): number {
    return rank.get(gameId) ?? Number.POSITIVE_INFINITY;
  }
}
