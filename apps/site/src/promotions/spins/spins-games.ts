import { type GameCard, toGameCard } from "../../games/game-card.ts";
import type { GameLists } from "../../games/game-lists.ts";
import type { PlayersRewards } from "../players-rewards.ts";

/** The cards of the games that a player's rewards name, by the game's id. */
export function spinsGames(
  { running, spins }: Pick<PlayersRewards, "running" | "spins">,
  lists: GameLists,
): Record<number, GameCard> {
  const named = [
    ...spins.flatMap(({ game_id, choices }) => [game_id, ...choices]),
    ...running.flatMap((each) => (each.kind === "free-spins" ? each.games : [])),
  ];
  return Object.fromEntries(
    named.flatMap((id) => {
      const game = id === null ? undefined : lists.byId.get(id);
      return game ? [[game.game_id, toGameCard(game)]] : [];
    }),
  );
}
