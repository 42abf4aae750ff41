import { searchText } from "@bellwether/contract/typed-text.ts";
import { typingErrors } from "./typing-errors.ts";

/** The fields of a game that the search reads. */
export type SearchableGame = {
  title: string;
  keywords: readonly string[];
  popular: number;
  /** Its maker's name. */
  provider?: string;
};

type Entry<Game> = { game: Game; title: string; hay: string };

export type GameSearch<Game> = (text: string) => readonly Game[];

/**
 * Should the search read keywords and the maker's name besides the title, and list titles that start with the text first? If so, text without
 * a match is also searched as mistyped.
 */
type SearchRule = { keywords: boolean; leadersFirst: boolean };

/**
 * A search over games that normalises each title once and not at every keystroke. It finds games whose title, keyword or maker has every word
 * of the text, most popular first; with `leadersFirst` titles that start with the text come before all others. Case and accents do not
 * matter. Text that extends the previous text only searches the previous results.
 */
export function createGameSearch<Game extends SearchableGame>(
  games: readonly Game[],
  { keywords, leadersFirst }: SearchRule = { keywords: true, leadersFirst: true },
): GameSearch<Game> {
  const entries: readonly Entry<Game>[] = [...games]
    .sort((a, b) => b.popular - a.popular)
    .map((game) => ({
      game,
      title: searchText(game.title),
      hay: searchText([game.title, ...(keywords ? [...game.keywords, game.provider ?? ""] : [])].join(" ")),
    }));
  let last: { text: string; found: readonly Entry<Game>[] } = { text: "", found: entries };

  return (text) => {
    const wanted = searchText(text).split(/\s+/).filter(Boolean).join(" ");
    if (wanted === "") return [];
    // "bell t" cannot find more than "bell": each word of the shorter text is in the longer one.
    const among = wanted.startsWith(last.text) ? last.found : entries;
    const words = wanted.split(" ");
    const found = among.filter(({ hay }) => words.every((word) => hay.includes(word)));
    last = { text: wanted, found };
    if (found.length === 0 && keywords) return mistyped(entries, words);
    if (!leadersFirst) return found.map(({ game }) => game);
    const leading: Game[] = [];
    const others: Game[] = [];
    for (const { game, title } of found) (title.startsWith(wanted) ? leading : others).push(game);
    return leading.concat(others);
  };
}

/** Games that have every word of the text allowing for typing errors, those with the fewest errors first. */
function mistyped<Game>(entries: readonly Entry<Game>[], wanted: readonly string[]): readonly Game[] {
  const close: { game: Game; errors: number }[] = [];
  for (const { game, hay } of entries) {
    const words = hay.split(/\s+/);
    const errors = wanted.reduce(
      (sum, word) =>
        sum + (hay.includes(word) ? 0 : Math.min(...words.map((each) => typingErrors(word, each)))),
      0,
    );
    if (errors < Number.POSITIVE_INFINITY) close.push({ game, errors });
  }
  return close.sort((a, b) => a.errors - b.errors).map(({ game }) => game);
}
