import { plainWords, typedWords } from "./plain-words.ts";
import type { TopicIndex } from "./topic-index.ts";
import { createWordPlaces, type GameText, place, type WordPlaces } from "./word-places.ts";

/** The fields of a game that the search reads. */
export type SearchableGame = {
  title: string;
  keywords: readonly string[];
  popular: number;
  /** Its maker's name. */
  provider?: string;
};

export type GameSearch<Game> = (text: string) => readonly Game[];

/**
 * Should the search read more than the title, and sort by where the text was found before popularity? If so, text without a match is also
 * searched as mistyped.
 */
type SearchRule = { keywords: boolean };

/** What is known of games besides their own fields. */
type SearchFacts<Game> = {
  index: TopicIndex;
  /** The topics that hold the game, as indexes. */
  topicsOf: (game: Game) => readonly number[];
  descriptionOf: (game: Game) => string;
};

/**
 * A search over games that normalises each text once and not at every keystroke. It finds games that have every word of the typed text in
 * title, keywords, maker or description or in a name of what they are, sorted by where the words were found, then by popularity. The games
 * of a category, feature or maker that is named as a whole come before all but the game with that title.
 */
export function createGameSearch<Game extends SearchableGame>(
  games: readonly Game[],
  rule: SearchRule = { keywords: true },
  facts?: SearchFacts<Game>,
): GameSearch<Game> {
  const sorted = [...games].sort((a, b) => b.popular - a.popular);
  const texts = sorted.map((game) => textOf(game, rule, facts));
  const titles = texts.map(({ title }) => title.join(" "));
  const index = facts?.index;
  const words = createWordPlaces(texts, index);
  const gamesAt = (found: readonly number[]) => found.flatMap((at) => sorted[at] ?? []);

  return (text) => {
    const typed = typedWords(text);
    if (typed.length === 0) return [];
    const worst = worstPlaces(typed, words);
    if (!rule.keywords) return sorted.filter((_, game) => (worst[game] ?? 0) < place.nowhere);
    const named = index ? noteNamed(worst, typed, words, index) : false;
    noteTitles(worst, titles, typed.join(" "));
    const placed = byPlace(worst);
    const described = placed[place.description] ?? [];
    const found = placed.flat();
    if (found.length === described.length)
      return gamesAt([...new Set([...mistyped(typed, words, index), ...described])]);
    const isCertain = named || placed.slice(0, place.maker).some((at) => at.length > 0);
    return gamesAt(isCertain || !index ? found : meantFirst(found, typed, words, index));
  };
}

function textOf<Game extends SearchableGame>(
  game: Game,
  { keywords }: SearchRule,
  facts: SearchFacts<Game> | undefined,
): GameText {
  const wordsOf = (text: string) => (keywords ? plainWords(text).split(" ").filter(Boolean) : []);
  return {
    title: plainWords(game.title).split(" "),
    about: wordsOf([...game.keywords, game.provider ?? ""].join(" ")),
    description: wordsOf(facts?.descriptionOf(game) ?? ""),
    topics: facts?.topicsOf(game) ?? [],
  };
}

/** For each game, the worst of the places where it has the words. */
function worstPlaces([first = "", ...others]: readonly string[], words: WordPlaces): Uint8Array {
  const worst = words.placesOf(first).slice();
  for (const other of others) {
    const places = words.placesOf(other);
    for (let game = 0; game < worst.length; game += 1)
      worst[game] = Math.max(worst[game] ?? 0, places[game] ?? 0);
  }
  return worst;
}

/** Notes the games of topics that the whole text names, exactly or so far. @returns whether one is named exactly. */
function noteNamed(
  worst: Uint8Array,
  typed: readonly string[],
  words: WordPlaces,
  index: TopicIndex,
): boolean {
  let isNamed = false;
  for (const [topic, { exactly }] of index.named(typed)) {
    isNamed ||= exactly;
    for (const game of words.heldBy(topic))
      if (exactly) worst[game] = place.named;
      else if (worst[game] === place.nowhere) worst[game] = place.feature;
  }
  return isNamed;
}

/** Notes the games whose title is the text or begins with it. */
function noteTitles(worst: Uint8Array, titles: readonly string[], wanted: string): void {
  for (let game = 0; game < worst.length; game += 1) {
    const at = worst[game] ?? place.nowhere;
    if (at > place.titleWord || !titles[game]?.startsWith(wanted)) continue;
    if (titles[game] === wanted) worst[game] = place.title;
    else if (at === place.titleWord) worst[game] = place.titleStart;
  }
}

/** The games that were found, by their places. They are numbered by popularity. */
function byPlace(worst: Uint8Array): number[][] {
  const placed: number[][] = Array.from({ length: place.nowhere }, () => []);
  for (let game = 0; game < worst.length; game += 1) placed[worst[game] ?? place.nowhere]?.push(game);
  return placed;
}

/** Where the words are in no title and name nothing, they may still be a mistyped name ("jeux de tables"): its games come first. */
function meantFirst(
  found: readonly number[],
  typed: readonly string[],
  words: WordPlaces,
  index: TopicIndex,
): readonly number[] {
  const named = index.named(typed, true);
  if (named.size === 0) return found;
  const fewest = Math.min(...[...named.values()].map(({ errors }) => errors));
  const meant = new Set(
    [...named].flatMap(([topic, { errors }]) => (errors === fewest ? words.heldBy(topic) : [])),
  );
  return [...found.filter((game) => meant.has(game)), ...found.filter((game) => !meant.has(game))];
}

/**
 * Games that have every word of the text allowing for typing errors, those with the fewest errors first, and among them those of a topic that
 * the whole text means.
 */
function mistyped(
  typed: readonly string[],
  words: WordPlaces,
  index: TopicIndex | undefined,
): readonly number[] {
  const errorsIn = typed.map((word) => words.errorsOf(word));
  const ofTopic = new Map<number, number>();
  for (const [topic, { errors }] of index?.named(typed, true) ?? [])
    for (const game of words.heldBy(topic)) ofTopic.set(game, Math.min(errors, ofTopic.get(game) ?? errors));
  const close: { game: number; errors: number; isMeant: boolean }[] = [];
  for (let game = 0; game < (errorsIn[0]?.length ?? 0); game += 1) {
    let ofWords = 0;
    for (const errors of errorsIn) ofWords += errors[game] ?? 0;
    const meant = ofTopic.get(game) ?? Number.POSITIVE_INFINITY;
    const errors = Math.min(meant, ofWords);
    if (errors < Number.POSITIVE_INFINITY) close.push({ game, errors, isMeant: meant <= ofWords });
  }
  return close
    .sort((a, b) => a.errors - b.errors || Number(b.isMeant) - Number(a.isMeant))
    .map(({ game }) => game);
}
