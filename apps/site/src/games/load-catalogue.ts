import type { ListedGame } from "@bellwether/contract/calls/catalogue.ts";
import type { SearchWords } from "@bellwether/languages/search-words.ts";
import { type GameCard, toGameCard } from "./game-card.ts";
import { createGameSearch, type GameSearch, type SearchableGame } from "./game-search.ts";
import { type OfferedTopic, offerTopics } from "./offer-topics.ts";
import { providerName } from "./providers.ts";
import { topicIndexOf } from "./search-words.ts";

export type CatalogueGame = GameCard & SearchableGame & { provider: string; tileWide: string };

export type Catalogue = {
  /** As the gate lists them. */
  listed: readonly ListedGame[];
  games: readonly CatalogueGame[];
  byId: ReadonlyMap<number, CatalogueGame>;
  search: GameSearch<CatalogueGame>;
  /** Searches titles only, by popularity: the games bar's search [2.33]. */
  searchTitles: GameSearch<CatalogueGame>;
  /** Categories, features and makers that the text names and that have games here, with their games by popularity. */
  topics: (text: string) => readonly OfferedTopic<CatalogueGame>[];
};

/** Every 5 minutes, plus 15 to 30 seconds of jitter, so that pages opened at the same moment do not all reload at the same moment. */
const refreshMs = 300_000;
const spreadMinMs = 15_000;
const spreadMaxMs = 30_000;

/** `random` is in [0, 1). */
export function refreshAfterMs(random: number): number {
  return refreshMs + spreadMinMs + (spreadMaxMs - spreadMinMs) * random;
}

/** Identifies the list: its file's address and the player's id, empty for a visitor. */
export type CatalogueReader = { address: string; player: string };

const kept = new Map<string, { player: string; catalogue: Promise<Catalogue>; until: number }>();

/**
 * The catalogue's file for the reader's country [7.31]: fetched when first needed, again when it is old, and again after a login
 * or logout [4.12].
 */
function loadCatalogue({ address, player }: CatalogueReader): Promise<Catalogue> {
  const found = kept.get(address);
  const known = found?.player === player ? found : undefined;
  if (known && known.until > Date.now()) return known.catalogue;
  const catalogue = fetchCatalogue(address);
  kept.set(address, { player, catalogue, until: Date.now() + refreshAfterMs(Math.random()) });
  // A failed load is retried a little later; the catalogue loaded before stays in use meanwhile.
  catalogue.catch(() => {
    if (known) kept.set(address, { ...known, until: Date.now() + spreadMinMs });
    else kept.delete(address);
  });
  return catalogue;
}

type CatalogueListener = { onLoaded: (catalogue: Catalogue) => void; onFailed: () => void };

/** Notifies of the catalogue and of each refreshed one [4.19], until the returned function is called. */
export function followCatalogue(reader: CatalogueReader, listener: CatalogueListener): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let stopped = false;
  const ask = async () => {
    try {
      const catalogue = await loadCatalogue(reader);
      if (!stopped) listener.onLoaded(catalogue);
    } catch {
      if (!stopped) listener.onFailed();
    }
    if (stopped) return;
    const until = kept.get(reader.address)?.until ?? Date.now() + spreadMinMs;
    timer = setTimeout(ask, Math.max(0, Math.ceil(until - Date.now())));
  };
  void ask();
  return () => {
    stopped = true;
    clearTimeout(timer);
  };
}

async function fetchCatalogue(address: string): Promise<Catalogue> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`The catalogue answered ${response.status}.`);
  const { games } = (await response.json()) as { games: ListedGame[] };
  return catalogueOf(games);
}

/** The games with their searches. Given words, they are also found by what they are called in those languages. */
export function catalogueOf(listed: readonly ListedGame[], words: readonly SearchWords[] = []): Catalogue {
  const games = listed.map((game) => ({
    ...toGameCard(game),
    keywords: game.keywords,
    popular: game.popular,
    provider: providerName(game.provider),
    tileWide: game.images["254x142"],
  }));
  const index = topicIndexOf(words);
  const listedById = new Map(listed.map((game) => [game.game_id, game]));
  const topicsOf = ({ id }: CatalogueGame) => {
    const game = listedById.get(id);
    return game ? index.topics.flatMap(({ holds }, topic) => (holds(game) ? [topic] : [])) : [];
  };
  const descriptionOf = ({ id }: CatalogueGame) => listedById.get(id)?.description ?? "";
  const search = madeLater(() =>
    createGameSearch(games, { keywords: true }, { index, topicsOf, descriptionOf }),
  );
  const searchTitles = madeLater(() => createGameSearch(games, { keywords: false }));
  return {
    listed,
    games,
    byId: new Map(games.map((game) => [game.id, game])),
    search: (text) => search()(text),
    searchTitles: (text) => searchTitles()(text),
    topics: offerTopics(index, games, topicsOf, (text) => searchTitles()(text).length > 0),
  };
}

/** Makes it when it is first asked for, and then keeps it: a page searches in one way, and not before somebody types. */
function madeLater<Made>(make: () => Made): () => Made {
  let made: Made | undefined;
  return () => {
    made ??= make();
    return made;
  };
}
