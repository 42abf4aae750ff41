import type { CatalogueTitle } from "@bellwether/contract/content/index.ts";
import { DAY_MS } from "@bellwether/contract/durations.ts";
import type { LogPort, StorePorts, TitlesPort } from "../ports.ts";
import { roundsByGame } from "../rounds/index.ts";
import { keepFresh } from "./keep-fresh.ts";

const WINDOW_MS = 7 * DAY_MS;
const FRESH_FOR_MS = 60_000;
const HOT_GAMES = 20;

export type HotGames = { gameIds: number[]; byGroup: Record<string, number[]> };

/** Ranks titles by real play in the last week, and by the editors' popularity where play is equal. Counted once a minute. */
export function createHotGames(deps: StorePorts & TitlesPort & LogPort) {
  const ranked = keepFresh<readonly CatalogueTitle[]>({
    freshForMs: FRESH_FOR_MS,
    now: deps.now,
    log: deps.log,
    what: "hot games",
    of: () => deps.titles,
    async read() {
      const rounds = await roundsByGame(deps, new Date(deps.now().getTime() - WINDOW_MS));
      // Logarithmic, so that one very active player does not outweigh everyone.
      const heat = (title: CatalogueTitle) =>
        Math.log2(1 + (rounds.get(title.code) ?? 0)) * 60 + title.popularity;
      return [...deps.titles].sort((a, b) => heat(b) - heat(a) || a.gameId - b.gameId);
    },
  });

  return async (isListed: (title: CatalogueTitle) => boolean): Promise<HotGames> => {
    const listed = (await ranked()).filter(isListed);
    const byGroup: Record<string, number[]> = {};
    for (const title of listed)
      for (const category of title.categories) {
        byGroup[category] ??= [];
        const group = byGroup[category];
        if (group.length < HOT_GAMES) group.push(title.gameId);
      }
    return { gameIds: listed.slice(0, HOT_GAMES).map((title) => title.gameId), byGroup };
  };
}
