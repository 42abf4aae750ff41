import { plainWords, typedWords } from "./plain-words.ts";
import type { TopicIndex } from "./topic-index.ts";
import { typingErrors } from "./typing-errors.ts";

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

/** Each text has a space before every word, so that a word's beginning is found by one comparison. */
type Entry<Game> = {
  game: Game;
  title: string;
  maker: string;
  keywords: string;
  description: string;
  topics: readonly number[];
  /** Title, keywords and maker: where typing errors are forgiven. */
  hay: string;
  /** The words of `hay` by their place in the vocabulary. */
  words: readonly number[];
};

/** Every word of titles, keywords and makers once: a mistyped word is compared with each of them, and not with each game's. */
type Vocabulary = Map<string, number>;

/** Where a word was found, the best place first. A game counts by the worst place of its words. */
const place = {
  title: 0,
  named: 1,
  titleStart: 2,
  titleWord: 3,
  inTitle: 4,
  maker: 5,
  category: 6,
  feature: 7,
  keyword: 8,
  description: 9,
  nowhere: 10,
} as const;
const placeOfKind = {
  maker: place.maker,
  category: place.category,
  feature: place.feature,
  kind: place.feature,
};

/**
 * A search over games that normalises each text once and not at every keystroke. It finds games that have every word of the typed text in
 * title, keywords, maker or description or in a name of what they are, sorted by where the words were found, then by popularity. The games
 * of a category, feature or maker that is named as a whole come before all but the game with that title. Text that extends the previous text only
 * searches the previous results.
 */
export function createGameSearch<Game extends SearchableGame>(
  games: readonly Game[],
  rule: SearchRule = { keywords: true },
  facts?: SearchFacts<Game>,
): GameSearch<Game> {
  const vocabulary: Vocabulary = new Map();
  const entries = [...games]
    .sort((a, b) => b.popular - a.popular)
    .map((game) => entryOf(game, rule, vocabulary, facts));
  let last: { text: string; found: readonly Entry<Game>[] } = { text: "", found: entries };

  return (text) => {
    const words = typedWords(text);
    const wanted = words.join(" ");
    if (wanted === "") return [];
    // "bell t" cannot find more than "bell": each word of the shorter text begins one of the longer one.
    const among = wanted.startsWith(last.text) ? last.found : entries;
    const { found, placed } = placeGames(among, words, facts?.index);
    last = { text: wanted, found };
    if (!rule.keywords) return gamesOf(found);
    const described = placed[place.description] ?? [];
    if (found.length > described.length) return gamesOf(meantFirst(placed, words, facts?.index));
    const errorsIn = words.map((word) => errorCounter(word, vocabulary, facts?.index));
    return gamesOf([...new Set([...mistyped(entries, words, errorsIn, facts?.index), ...described])]);
  };
}

const gamesOf = <Game>(entries: readonly Entry<Game>[]) => entries.map(({ game }) => game);

function entryOf<Game extends SearchableGame>(
  game: Game,
  { keywords: isWhole }: SearchRule,
  vocabulary: Vocabulary,
  facts: SearchFacts<Game> | undefined,
): Entry<Game> {
  const spaced = (text: string) => (text === "" ? "" : ` ${plainWords(text)}`);
  const title = spaced(game.title);
  const maker = isWhole ? spaced(game.provider ?? "") : "";
  const keywords = isWhole ? spaced(game.keywords.join(" ")) : "";
  const hay = `${title}${keywords}${maker}`;
  return {
    game,
    title,
    maker,
    keywords,
    hay,
    words: isWhole
      ? hay
          .slice(1)
          .split(" ")
          .map((word) => numberOf(word, vocabulary))
      : [],
    description: isWhole && facts ? spaced(facts.descriptionOf(game)) : "",
    topics: facts?.topicsOf(game) ?? [],
  };
}

function numberOf(word: string, vocabulary: Vocabulary): number {
  const known = vocabulary.get(word) ?? vocabulary.size;
  vocabulary.set(word, known);
  return known;
}

/** The games with every word, in the given order: all of them, and by the place where they were found. */
function placeGames<Game>(
  among: readonly Entry<Game>[],
  words: readonly string[],
  index: TopicIndex | undefined,
): { found: Entry<Game>[]; placed: Entry<Game>[][] } {
  const found: Entry<Game>[] = [];
  const placed: Entry<Game>[][] = Array.from({ length: place.nowhere }, () => []);
  const wanted = ` ${words.join(" ")}`;
  const topicPlaces = words.map((word) => placesOfTopics(word, index));
  const named = index?.named(words) ?? new Map<number, { exactly: boolean }>();
  for (const entry of among) {
    const at = entry.title === wanted ? place.title : placeOf(entry, words, topicPlaces, named, wanted);
    if (at === place.nowhere) continue;
    found.push(entry);
    placed[at]?.push(entry);
  }
  return { found, placed };
}

/**
 * The games by their places. Where the words are in no title and name nothing, they may still be a mistyped name ("jeux de tables"): its
 * games come first.
 */
function meantFirst<Game>(
  placed: readonly Entry<Game>[][],
  words: readonly string[],
  index: TopicIndex | undefined,
): Entry<Game>[] {
  const all = placed.flat();
  if (!index || placed.slice(0, place.maker).some((entries) => entries.length > 0)) return all;
  const named = index.named(words, true);
  const fewest = Math.min(...[...named.values()].map(({ errors }) => errors));
  const isMeant = ({ topics }: Entry<Game>) => topics.some((topic) => named.get(topic)?.errors === fewest);
  return named.size === 0 ? all : [...all.filter(isMeant), ...all.filter((entry) => !isMeant(entry))];
}

/**
 * For each topic, the place of a game that it holds, if one of the topic's words begins with the typed one. The beginning of a maker's name
 * says less than all of it: "bell" is more often a bell than Bellwether.
 */
function placesOfTopics(word: string, index: TopicIndex | undefined): readonly number[] {
  if (!index) return [];
  const begins = index.beginning(word);
  const has = index.having(word);
  return index.topics.map(({ kind }, topic) => {
    if (!begins[topic]) return place.nowhere;
    return kind === "maker" && !has[topic] ? place.keyword : placeOfKind[kind];
  });
}

function placeOf<Game>(
  entry: Entry<Game>,
  words: readonly string[],
  topicPlaces: readonly (readonly number[])[],
  named: ReadonlyMap<number, { exactly: boolean }>,
  wanted: string,
): number {
  let worst: number = place.titleWord;
  words.forEach((word, at) => {
    if (worst < place.nowhere) worst = Math.max(worst, placeOfWord(entry, word, topicPlaces[at] ?? []));
  });
  if (named.size > 0 && entry.topics.some((topic) => named.get(topic)?.exactly)) return place.named;
  if (worst === place.nowhere && entry.topics.some((topic) => named.has(topic))) return place.feature;
  return worst === place.titleWord && entry.title.startsWith(wanted) ? place.titleStart : worst;
}

function placeOfWord<Game>(entry: Entry<Game>, word: string, topicPlaces: readonly number[]): number {
  if (entry.title.includes(word)) return entry.title.includes(` ${word}`) ? place.titleWord : place.inTitle;
  let best: number = place.nowhere;
  for (const topic of entry.topics) best = Math.min(best, topicPlaces[topic] ?? place.nowhere);
  if (best < place.keyword) return best;
  if (best === place.keyword || entry.keywords.includes(word) || entry.maker.includes(word))
    return place.keyword;
  return entry.description.includes(` ${word}`) ? place.description : place.nowhere;
}

/**
 * Games that have every word of the text allowing for typing errors, those with the fewest errors first, and among them those of a topic that
 * the whole text means.
 */
function mistyped<Game>(
  entries: readonly Entry<Game>[],
  wanted: readonly string[],
  errorsIn: readonly ((entry: Entry<Game>) => number)[],
  index: TopicIndex | undefined,
): Entry<Game>[] {
  const named = index?.named(wanted, true) ?? new Map<number, { errors: number }>();
  const close: { entry: Entry<Game>; errors: number; isMeant: boolean }[] = [];
  for (const entry of entries) {
    let ofTopic = Number.POSITIVE_INFINITY;
    if (named.size > 0)
      for (const topic of entry.topics) ofTopic = Math.min(ofTopic, named.get(topic)?.errors ?? ofTopic);
    const ofWords = errorsIn.reduce((sum, count) => sum + count(entry), 0);
    const errors = Math.min(ofTopic, ofWords);
    if (errors < Number.POSITIVE_INFINITY) close.push({ entry, errors, isMeant: ofTopic <= ofWords });
  }
  return close
    .sort((a, b) => a.errors - b.errors || Number(b.isMeant) - Number(a.isMeant))
    .map(({ entry }) => entry);
}

/** Counts the typing errors between a word and the nearest one of a game. */
function errorCounter(word: string, vocabulary: Vocabulary, index: TopicIndex | undefined) {
  const ofTopics = index?.errors(word) ?? [];
  const ofWords = [...vocabulary.keys()].map((other) => typingErrors(word, other));
  return <Game>({ hay, words, topics }: Entry<Game>): number => {
    if (hay.includes(word)) return 0;
    let fewest = Number.POSITIVE_INFINITY;
    for (const each of words) fewest = Math.min(fewest, ofWords[each] ?? fewest);
    for (const topic of topics) fewest = Math.min(fewest, ofTopics[topic] ?? fewest);
    return fewest;
  };
}
