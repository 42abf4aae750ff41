import type { ListedGame } from "@bellwether/contract/calls/catalogue.ts";
import { categories } from "./categories.ts";
import { providers } from "./providers.ts";

/** How a category's games are sorted and filtered, as in the page's query. No `sort` means the page's own order, no `maker` means every maker. */
export type GameChoice = { sort?: GameSort; maker?: string };
export const gameSorts = ["popular", "new", "name"] as const;
export type GameSort = (typeof gameSorts)[number];

const isSort = (text: string): text is GameSort => gameSorts.some((sort) => sort === text);
const isMaker = (slug: string) => providers.some((provider) => provider.slug === slug);

/** The query parameters of a category's page, each with a check of its values; others are ignored. */
export const choiceParameters: Record<keyof GameChoice, (value: string) => boolean> = {
  sort: isSort,
  maker: isMaker,
};

export function choiceOf(query: URLSearchParams): GameChoice {
  const sort = query.get("sort") ?? "";
  const maker = query.get("maker") ?? "";
  return { ...(isSort(sort) && { sort }), ...(isMaker(maker) && { maker }) };
}

/** Can the page at this path (without its language) be sorted and filtered? */
export function takesChoice(path: string): boolean {
  const [first = "", second] = path.toLowerCase().slice(1).split("/");
  if (first !== "games") return categories.some(({ slug }) => slug === first);
  const all = categories.find(({ slug }) => slug === "all-games");
  return second === "all-games" || (all?.subCategories.some(({ slug }) => slug === second) ?? false);
}

type Sortable = Pick<ListedGame, "title" | "provider" | "popular" | "released_on">;

/** The games of the chosen maker in the chosen order. Titles are compared by the locale's rules. */
export function chooseGames<Game extends Sortable>(
  games: readonly Game[],
  { sort, maker }: GameChoice,
  locale: string,
): readonly Game[] {
  const code = providers.find(({ slug }) => slug === maker)?.code;
  const chosen = maker === undefined ? games : games.filter(({ provider }) => provider === code);
  if (sort === "popular") return chosen.toSorted((a, b) => b.popular - a.popular);
  // ISO dates sort as text.
  if (sort === "new")
    return chosen.toSorted((a, b) =>
      a.released_on === b.released_on ? b.popular - a.popular : a.released_on < b.released_on ? 1 : -1,
    );
  if (sort === "name") {
    const { compare } = new Intl.Collator(locale, { numeric: true });
    return chosen.toSorted((a, b) => compare(a.title, b.title));
  }
  return chosen;
}

/** The makers of these games, sorted by name. */
export function makersOf(games: readonly Pick<ListedGame, "provider">[]): { slug: string; name: string }[] {
  const codes = new Set(games.map(({ provider }) => provider));
  return providers
    .filter(({ code }) => codes.has(code))
    .map(({ slug, name }) => ({ slug, name }))
    .sort((a, b) => a.name.localeCompare(b.name, "en"));
}
