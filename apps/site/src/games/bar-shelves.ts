import type { MessageKey } from "@bellwether/i18n/translate.ts";
import type { Catalogue, CatalogueGame } from "./load-catalogue.ts";

/** As many as the games bar shows [2.33, 9.02]. */
const barResults = 8;
const barHot = 3;
const barRecent = 5;

/** Titles that match what was typed, the most popular first; nothing for no text. */
export function barMatches(catalogue: Catalogue, text: string): readonly CatalogueGame[] {
  return catalogue.searchTitles(text).slice(0, barResults);
}

/** What the bar says in place of results: that the list is on its way, or did not come, or that nothing matches. Nothing where there are results. */
export function barStatus(
  catalogue: Catalogue | undefined,
  failed: boolean,
  found: readonly CatalogueGame[],
): MessageKey | undefined {
  if (!catalogue) return failed ? "core.bar_failed" : "core.bar_loading";
  return found.length === 0 ? "core.bar_no_results" : undefined;
}

/** Without text: what is hot, and what the player played last; a game that the reader may not see is left out. */
export function barShelves(
  { byId }: Catalogue,
  ids: { hot: readonly number[]; recent: readonly number[] },
): { hot: CatalogueGame[]; recent: CatalogueGame[] } {
  const shelf = (of: readonly number[], most: number) =>
    of.flatMap((id) => byId.get(id) ?? []).slice(0, most);
  return { hot: shelf(ids.hot, barHot), recent: shelf(ids.recent, barRecent) };
}
