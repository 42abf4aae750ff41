import type { ListedGame } from "@bellwether/contract/calls/catalogue.ts";
import { categories } from "./categories.ts";
import { providers } from "./providers.ts";

/** How a category's games are ordered and whose they are, as the page's address says it. Nothing stands for the page's own order and for every maker. */
export type GameChoice = { sort?: GameSort; maker?: string };
export const gameSorts = ["popular", "new", "name"] as const;
export type GameSort = (typeof gameSorts)[number];

const isSort = (text: string): text is GameSort => gameSorts.some((sort) => sort === text);
const isMaker = (slug: string) => providers.some((provider) => provider.slug === slug);

/** The parameters of a category's address, each with the values that it may have; any other is not seen. */
export const choiceParameters: Record<keyof GameChoice, (value: string) => boolean> = {
  sort: isSort,
  maker: isMaker,
};

export function choiceOf(query: URLSearchParams): GameChoice {
  const sort = query.get("sort") ?? "";
  const maker = query.get("maker") ?? "";
  return { ...(isSort(sort) && { sort }), ...(isMaker(maker) && { maker }) };
}

/** Is this path, without its language, a page that can be ordered and narrowed? */
export function takesChoice(path: string): boolean {
  const [first = "", second] = path.toLowerCase().slice(1).split("/");
  if (first !== "games") return categories.some(({ slug }) => slug === first);
  const all = categories.find(({ slug }) => slug === "all-games");
  return second === "all-games" || (all?.subCategories.some(({ slug }) => slug === second) ?? false);
}

type Sortable = Pick<ListedGame, "title" | "provider" | "popular" | "released_on">;

/** The games that were asked for, in the order that was. Titles are compared as the language does. */
export function chooseGames<Game extends Sortable>(
  games: readonly Game[],
  { sort, maker }: GameChoice,
  locale: string,
): readonly Game[] {
  const code = providers.find(({ slug }) => slug === maker)?.code;
  const chosen = maker === undefined ? games : games.filter(({ provider }) => provider === code);
  if (sort === "popular") return chosen.toSorted((a, b) => b.popular - a.popular);
  // Dates are ISO: the order of their texts is theirs.
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

/** The makers of these games by name. */
export function makersOf(games: readonly Pick<ListedGame, "provider">[]): { slug: string; name: string }[] {
  const codes = new Set(games.map(({ provider }) => provider));
  return providers
    .filter(({ code }) => codes.has(code))
    .map(({ slug, name }) => ({ slug, name }))
    .sort((a, b) => a.name.localeCompare(b.name, "en"));
}
