import type { CatalogueTitle } from "@bellwether/contract/content/index.ts";
import type { GateParts } from "../gate-parts.ts";
import { roundsByGame } from "../wallet/index.ts";

const WINDOW_MS = 7 * 86_400_000;
const FRESH_FOR_MS = 60_000;
const HOT_GAMES = 20;

/** Ranks titles by what was really played in the last week, and by the editors' popularity where play is even. Counted once a minute. */
export function createHotGames(parts: Pick<GateParts, "database" | "titles" | "now">) {
  let ranked: readonly CatalogueTitle[] = [];
  let readAt = 0;
  let reading: Promise<void> | undefined;

  const read = async () => {
    const rounds = await roundsByGame(parts, new Date(parts.now().getTime() - WINDOW_MS));
    // A logarithm, so that one keen player does not outrank everyone.
    const heat = (title: CatalogueTitle) =>
      Math.log2(1 + (rounds.get(title.code) ?? 0)) * 60 + title.popularity;
    ranked = [...parts.titles].sort((a, b) => heat(b) - heat(a) || a.gameId - b.gameId);
    readAt = parts.now().getTime();
  };

  return async (isVisible: (title: CatalogueTitle) => boolean): Promise<number[]> => {
    if (parts.now().getTime() - readAt >= FRESH_FOR_MS) {
      reading ??= read().finally(() => {
        reading = undefined;
      });
      await reading;
    }
    return ranked
      .filter(isVisible)
      .slice(0, HOT_GAMES)
      .map((title) => title.gameId);
  };
}
