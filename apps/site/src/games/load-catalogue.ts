import type { ListedGame } from "@bellwether/contract/calls/catalogue.ts";
import { type GameCard, toCard } from "./game-card.ts";
import { createGameSearch, type GameSearch, type SearchableGame } from "./game-search.ts";
import { providerName } from "./providers.ts";

export type CatalogueGame = GameCard & SearchableGame & { provider: string; tileWide: string };

export type Catalogue = {
  games: readonly CatalogueGame[];
  byId: ReadonlyMap<number, CatalogueGame>;
  search: GameSearch<CatalogueGame>;
  /** Titles alone, by popularity: the games bar's [2.33]. */
  searchTitles: GameSearch<CatalogueGame>;
};

/** Every 5 minutes, plus 15 to 30 seconds, so that pages opened at the same moment do not all ask at the same moment again. */
const refreshMs = 300_000;
const spreadMinMs = 15_000;
const spreadMaxMs = 30_000;

/** `random` is in [0, 1). */
export function refreshAfterMs(random: number): number {
  return refreshMs + spreadMinMs + (spreadMaxMs - spreadMinMs) * random;
}

const kept = new Map<string, { catalogue: Promise<Catalogue>; until: number }>();

/** The catalogue's file for where the reader is [7.31]: fetched with the first wish for it, and anew when it is old. */
export function loadCatalogue(address: string): Promise<Catalogue> {
  const known = kept.get(address);
  if (known && known.until > Date.now()) return known.catalogue;
  const catalogue = fetchCatalogue(address);
  kept.set(address, { catalogue, until: Date.now() + refreshAfterMs(Math.random()) });
  // What failed is asked for again at the next wish; what was read before still serves meanwhile.
  catalogue.catch(() => {
    if (known) kept.set(address, { ...known, until: Date.now() + spreadMinMs });
    else kept.delete(address);
  });
  return catalogue;
}

async function fetchCatalogue(address: string): Promise<Catalogue> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`The catalogue answered ${response.status}.`);
  const { games } = (await response.json()) as { games: ListedGame[] };
  return catalogueOf(games);
}

export function catalogueOf(listed: readonly ListedGame[]): Catalogue {
  const games = listed.map((game) => ({
    ...toCard(game),
    keywords: game.keywords,
    popular: game.popular,
    provider: providerName(game.provider),
    tileWide: game.images["254x142"],
  }));
  return {
    games,
    byId: new Map(games.map((game) => [game.id, game])),
    search: createGameSearch(games),
    searchTitles: createGameSearch(games, { keywords: false, leadersFirst: false }),
  };
}
