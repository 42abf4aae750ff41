import type { CatalogueTitle } from "@bellwether/contract/content/index.ts";
import { DAY_MS } from "@bellwether/contract/durations.ts";
import { type BrandKey, brandKeys, brands } from "@bellwether/market";
import type { ContentPort, LogPort, StorePorts, TitlesPort } from "../ports.ts";
import { roundsByGame } from "../rounds/index.ts";
import { keepFresh } from "./keep-fresh.ts";

const WINDOW_MS = 7 * DAY_MS;
const FRESH_FOR_MS = 60_000;
const HOT_GAMES = 20;
/** Fewer rounds in a week say nothing: two people who try a title would make it hot. */
const MIN_ROUNDS = 50;
/** What a brand's editors have picked stands before most titles that nobody plays yet, and behind what is played. */
const PICKED = 300;

export type HotGames = { gameIds: number[]; byGroup: Record<string, number[]> };

/**
 * The hottest titles of a brand. A title with at least 50 rounds in the last week is ranked by its play. All others stand by the editors'
 * popularity, what the brand's editors have picked before the rest. The rounds are counted once a minute.
 */
export function createHotGames(deps: StorePorts & TitlesPort & ContentPort & LogPort) {
  const rankedFor = (brand: BrandKey, heatOf: (title: CatalogueTitle) => number) => {
    const picks = new Set<string>(deps.content.staffPicks[brands[brand].slug] ?? []);
    const heat = (title: CatalogueTitle) => heatOf(title) + (picks.has(title.code) ? PICKED : 0);
    return [...deps.titles].sort((a, b) => heat(b) - heat(a) || a.gameId - b.gameId);
  };
  const ranked = keepFresh<ReadonlyMap<BrandKey, readonly CatalogueTitle[]>>({
    freshForMs: FRESH_FOR_MS,
    now: deps.now,
    log: deps.log,
    what: "hot games",
    of: () => deps.titles,
    async read() {
      const rounds = await roundsByGame(deps, new Date(deps.now().getTime() - WINDOW_MS));
      // Logarithmic, so that one very active player does not outweigh everyone.
      const heatOf = ({ code, popularity }: CatalogueTitle) => {
        const played = rounds.get(code) ?? 0;
        return (played < MIN_ROUNDS ? 0 : Math.log2(1 + played) * 60) + popularity;
      };
      return new Map(brandKeys.map((brand) => [brand, rankedFor(brand, heatOf)]));
    },
  });

  return async (brand: BrandKey, isListed: (title: CatalogueTitle) => boolean): Promise<HotGames> => {
    const listed = (await ranked()).get(brand)?.filter(isListed) ?? [];
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
