import type { Site } from "../request/site.ts";
import { type PackedCards, packCards } from "./game-card.ts";
import { isOpen, loadGameLists } from "./game-lists.ts";

const MAX_PICKED = 3;

/** Three games that a player can open at once: those played last, then the hot ones. None when the gate does not answer. */
export async function loadPickedGames(site: Site): Promise<PackedCards> {
  const [lists, played] = await Promise.all([
    loadGameLists(site).catch(() => undefined),
    site.gate.call("recentlyPlayed", {}).then(
      ({ game_ids }) => game_ids,
      () => [],
    ),
  ]);
  if (!lists) return packCards([]);
  const games = [...new Set([...played.flatMap((id) => lists.byId.get(id) ?? []), ...lists.hot])];
  return packCards(games.filter(isOpen).slice(0, MAX_PICKED));
}
