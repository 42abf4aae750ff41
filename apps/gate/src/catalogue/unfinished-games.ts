import type { calls, OutputOf } from "@bellwether/contract";
import { titlesByCode } from "@bellwether/contract/content/titles-by-code.ts";
import type { TitlesPort, UndecidedPort } from "../ports.ts";

/** Games in which a round of the player's waits for a choice. A provider outside this process notifies its players itself. */
export async function unfinishedGames(
  deps: TitlesPort & UndecidedPort,
  player: { id: string },
): Promise<OutputOf<typeof calls.unfinishedGames>> {
  const rounds = (await deps.undecidedRounds?.(player.id)) ?? [];
  const titles = titlesByCode(deps.titles);
  return {
    games: rounds.flatMap(({ gameCode, decideBefore }) => {
      const title = titles.get(gameCode);
      if (!title) return [];
      return [{ game_id: title.gameId, title: title.title, decide_before: decideBefore.toISOString() }];
    }),
  };
}
