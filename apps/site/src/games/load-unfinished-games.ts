import type { Site } from "../request/site.ts";

/** A game that waits for the player's choice. From the ISO time `decideBefore` on, the rule's default is taken. */
export type UnfinishedGame = { id: number; title: string; decideBefore: string };

/** The player's games that wait for a choice. Empty for a visitor, and when the gate does not answer. */
export async function loadUnfinishedGames(site: Site): Promise<UnfinishedGame[]> {
  if (site.token === undefined) return [];
  return site.gate.call("unfinishedGames", {}).then(
    ({ games }) =>
      games.map(({ game_id, title, decide_before }) => ({ id: game_id, title, decideBefore: decide_before })),
    () => [],
  );
}
