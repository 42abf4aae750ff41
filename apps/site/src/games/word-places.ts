import type { TopicIndex } from "./topic-index.ts";
import { typingErrors } from "./typing-errors.ts";

/** Where a word was found, the best place first. A game counts by the worst place of its words. */
export const place = {
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

/** The words of a game: of its title, of its keywords and maker, of its description; and the topics that hold it. */
export type GameText = {
  title: readonly string[];
  about: readonly string[];
  description: readonly string[];
  topics: readonly number[];
};

/** The games that have a word in a field, by their index. */
type Holders = { title: number[]; about: number[]; description: number[] };

export type WordPlaces = {
  /** For each game, the best place of this word. */
  placesOf: (word: string) => Uint8Array;
  /** For each game, the fewest typing errors between this word and one of its title, keywords, maker or topics. */
  errorsOf: (word: string) => Float64Array;
  /** The games of a topic. */
  heldBy: (topic: number) => readonly number[];
};

type Known = { found: readonly string[]; places: Uint8Array };
/** A text has a few words, and each letter makes one more. */
const MAX_KNOWN = 24;

/**
 * Finds words in games by a list of all different words, each with the games that have it: a typed word is compared with each once, and not
 * with every game's text.
 */
export function createWordPlaces(games: readonly GameText[], index: TopicIndex | undefined): WordPlaces {
  const holders = holdersOf(games);
  const allWords = [...holders.keys()];
  const byTopic: number[][] = (index?.topics ?? []).map(() => []);
  games.forEach(({ topics }, game) => {
    for (const topic of topics) byTopic[topic]?.push(game);
  });
  const known = new Map<string, Known>();

  const placesOf = (word: string): Uint8Array => {
    const before = known.get(word);
    if (before) return before.places;
    // What contains "roulette" contains "roulett".
    const found = (known.get(word.slice(0, -1))?.found ?? allWords).filter((each) => each.includes(word));
    const places = new Uint8Array(games.length).fill(place.nowhere);
    const note = (of: readonly number[], at: number) => {
      for (const game of of) if ((places[game] ?? 0) > at) places[game] = at;
    };
    for (const each of found) {
      const begins = each.startsWith(word);
      const { title, about, description } = holders.get(each) ?? NOBODY;
      note(title, begins ? place.titleWord : place.inTitle);
      note(about, place.keyword);
      if (begins) note(description, place.description);
    }
    placesOfTopics(word, index).forEach((at, topic) => {
      if (at < place.nowhere) note(byTopic[topic] ?? [], at);
    });
    if (known.size >= MAX_KNOWN) known.clear();
    known.set(word, { found, places });
    return places;
  };

  const errorsOf = (word: string): Float64Array => {
    const fewest = new Float64Array(games.length).fill(Number.POSITIVE_INFINITY);
    const note = (of: readonly number[], errors: number) => {
      for (const game of of) if ((fewest[game] ?? 0) > errors) fewest[game] = errors;
    };
    for (const [each, { title, about }] of holders) {
      const errors = each.includes(word) ? 0 : typingErrors(word, each);
      if (errors === Number.POSITIVE_INFINITY) continue;
      note(title, errors);
      note(about, errors);
    }
    index?.errors(word).forEach((errors, topic) => {
      if (errors < Number.POSITIVE_INFINITY) note(byTopic[topic] ?? [], errors);
    });
    return fewest;
  };

  return { placesOf, errorsOf, heldBy: (topic) => byTopic[topic] ?? [] };
}

const NOBODY: Holders = { title: [], about: [], description: [] };

function holdersOf(games: readonly GameText[]): Map<string, Holders> {
  const holders = new Map<string, Holders>();
  const holdersFor = (word: string) => {
    const known = holders.get(word) ?? { title: [], about: [], description: [] };
    holders.set(word, known);
    return known;
  };
  games.forEach(({ title, about, description }, game) => {
    for (const word of title) holdersFor(word).title.push(game);
    for (const word of about) holdersFor(word).about.push(game);
    for (const word of description) holdersFor(word).description.push(game);
  });
  return holders;
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
