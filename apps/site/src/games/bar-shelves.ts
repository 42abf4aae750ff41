import type { MessageKey } from "@bellwether/i18n/translate.ts";
import type { Catalogue, CatalogueGame } from "./load-catalogue.ts";

/** Number of games that the games bar shows [2.33, 9.02]. */
const barResults = 8;
const barHot = 3;
const barRecent = 5;

/**
 * Titles that match the text, most popular first; none for empty text. Where the text is in no title and names a category, a feature or a
 * maker, its most popular games.
 */
export function barMatches(catalogue: Catalogue, text: string): readonly CatalogueGame[] {
  const inTitles = catalogue.searchTitles(text);
  const [topic] = inTitles.length > 0 ? [] : catalogue.topics(text);
  return (topic?.games ?? inTitles).slice(0, barResults);
}

/** Shown in place of results: the list is loading, failed to load, or has no match. Undefined when there are results. */
export function barStatus(
  catalogue: Catalogue | undefined,
  failed: boolean,
  found: readonly CatalogueGame[],
): MessageKey | undefined {
  if (!catalogue) return failed ? "core.bar_failed" : "core.bar_loading";
  return found.length === 0 ? "core.bar_no_results" : undefined;
}

/** Shown without text: hot games, then the player's recent ones; games that the reader may not see are left out. */
export function barShelves(
  { byId }: Catalogue,
  ids: { hot: readonly number[]; recent: readonly number[] },
): { hot: CatalogueGame[]; recent: CatalogueGame[] } {
  const shelf = (of: readonly number[], most: number) =>
    of.flatMap((id) => byId.get(id) ?? []).slice(0, most);
  return { hot: shelf(ids.hot, barHot), recent: shelf(ids.recent, barRecent) };
}
