import type { ListedGame } from "@bellwether/contract/calls/catalogue.ts";
import { amountToMinor } from "@bellwether/contract/minor-units.ts";
import { categories } from "./categories.ts";
import { type ChosenFeature, chosenFeatures, hasChosenFeature } from "./chosen-feature.ts";
import { providers } from "./providers.ts";

export const gameSorts = ["popular", "new", "name"] as const;
export type GameSort = (typeof gameSorts)[number];
export const volatilities = ["low", "medium", "high", "very_high"] as const;
/** The most that the smallest stake may be, in cents of a euro; other currencies have the same steps, scaled. */
export const stakeBounds = ["10", "20", "50", "100"] as const;
/** The least return to the player, in per cent. */
export const returnBounds = ["95", "96", "97"] as const;

/** How a category's games are sorted and filtered, as in the page's query. No `sort` means the page's own order, no filter means every game. */
export type GameChoice = {
  sort?: GameSort;
  maker?: string;
  feature?: ChosenFeature;
  volatility?: (typeof volatilities)[number];
  stake?: (typeof stakeBounds)[number];
  returns?: (typeof returnBounds)[number];
};
/** What narrows a list, the sort order apart. */
export type GameFilter = Exclude<keyof GameChoice, "sort">;

const isOneOf = (values: readonly string[]) => (value: string) => values.includes(value);

/** The query parameters of a category's page, each with a check of its values; others are ignored. */
export const choiceParameters: Record<keyof GameChoice, (value: string) => boolean> = {
  sort: isOneOf(gameSorts),
  maker: (slug) => providers.some((provider) => provider.slug === slug),
  feature: isOneOf(chosenFeatures),
  volatility: isOneOf(volatilities),
  stake: isOneOf(stakeBounds),
  returns: isOneOf(returnBounds),
};

export function choiceOf(query: URLSearchParams): GameChoice {
  const valid = Object.entries(choiceParameters).flatMap(([name, isValid]) => {
    const value = query.get(name) ?? "";
    return isValid(value) ? [[name, value]] : [];
  });
  return Object.fromEntries(valid) as GameChoice;
}

/** Can the page at this path (without its language) be sorted and filtered? */
export function takesChoice(path: string): boolean {
  const [first = "", second] = path.toLowerCase().slice(1).split("/");
  if (first !== "games") return categories.some(({ slug }) => slug === first);
  const all = categories.find(({ slug }) => slug === "all-games");
  return second === "all-games" || (all?.subCategories.some(({ slug }) => slug === second) ?? false);
}

type Choosable = Pick<
  ListedGame,
  "title" | "provider" | "popular" | "released_on" | "is_bonus" | "features" | "at_a_glance"
>;

/** The games that pass every chosen filter, in the chosen order. Titles are compared by the locale's rules. */
export function chooseGames<Game extends Choosable>(
  games: readonly Game[],
  choice: GameChoice,
  locale: string,
): readonly Game[] {
  const { sort } = choice;
  const chosen = games.filter((game) => passes(game, choice));
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

/** Whether a game passes every chosen filter. A game without the figure that a filter needs does not pass. */
function passes(game: Choosable, { maker, feature, volatility, stake, returns }: GameChoice): boolean {
  const glance = game.at_a_glance;
  if (maker !== undefined && game.provider !== providers.find(({ slug }) => slug === maker)?.code)
    return false;
  if (feature !== undefined && !hasChosenFeature(game, feature)) return false;
  if (volatility !== undefined && glance?.volatility !== volatility) return false;
  if (stake !== undefined && !(glance && amountToMinor(glance.least_stake) <= BigInt(stake))) return false;
  return returns === undefined || (glance !== null && Number(glance.return_to_player) >= Number(returns));
}

/** Returns the values of each filter that leave some of these games, but not all. Other values would be useless here. */
export function usefulFilters(games: readonly Choosable[]): { [Name in GameFilter]?: string[] } {
  const narrows = (choice: GameChoice) => {
    const left = games.filter((game) => passes(game, choice)).length;
    return left > 0 && left < games.length;
  };
  return {
    feature: chosenFeatures.filter((feature) => narrows({ feature })),
    volatility: volatilities.filter((volatility) => narrows({ volatility })),
    stake: stakeBounds.filter((stake) => narrows({ stake })),
    returns: returnBounds.filter((returns) => narrows({ returns })),
  };
}

/** The makers of these games, sorted by name. */
export function makersOf(games: readonly Pick<ListedGame, "provider">[]): { slug: string; name: string }[] {
  const codes = new Set(games.map(({ provider }) => provider));
  return providers
    .filter(({ code }) => codes.has(code))
    .map(({ slug, name }) => ({ slug, name }))
    .sort((a, b) => a.name.localeCompare(b.name, "en"));
}
