import { plainWords } from "./plain-words.ts";
import type { SearchTopic } from "./search-topics.ts";
import { typingErrors } from "./typing-errors.ts";

type Entry = {
  topic: SearchTopic;
  /** Its phrases without spaces, because `playngo` and `free spins` are written with and without them. */
  joined: readonly string[];
  words: readonly string[];
  wordsBeside: readonly string[];
};

/**
 * What the whole text says of a topic: its name or another usual word, the beginning of one, or one with typing errors. `enough` is typed
 * when the topic itself may be offered.
 */
export type NamedTopic = { exactly: boolean; enough: boolean; errors: number };

export type TopicIndex = {
  topics: readonly SearchTopic[];
  /** The topics that these words name as a whole, by their index. Mistyped ones are sought only if asked for. */
  named: (words: readonly string[], mistyped?: boolean) => ReadonlyMap<number, NamedTopic>;
  /** For each topic, whether one of its words begins with this one. */
  beginning: (word: string) => readonly boolean[];
  /** For each topic, whether one of its words is this one. */
  having: (word: string) => readonly boolean[];
  /** For each topic, the fewest typing errors between this word and one of its own. */
  errors: (word: string) => readonly number[];
};

/** Shorter texts name no topic by their beginning: they are the beginning of too much. */
const MIN_BEGUN = 4;
/** The part of a name that must be typed. A maker's is longer, because titles begin like makers: Bell Tower, Bellwether. */
const BEGUN = { maker: 2 / 3, category: 1 / 2, feature: 1 / 2, kind: 1 / 2 } as const;
/** A mistyped name lacks at most so many letters at its end. */
const MAX_UNTYPED = 3;

export function createTopicIndex(topics: readonly SearchTopic[]): TopicIndex {
  const entries = topics.map((topic): Entry => {
    const words = (phrases: readonly string[]) => [
      ...new Set(phrases.flatMap((phrase) => plainWords(phrase).split(" "))),
    ];
    return {
      topic,
      joined: [...new Set(topic.phrases.map((phrase) => plainWords(phrase).replaceAll(" ", "")))],
      words: words(topic.phrases),
      wordsBeside: words(topic.phrasesBeside),
    };
  });
  const find = (words: readonly string[], how: (entry: Entry, text: string) => NamedTopic | undefined) => {
    const text = words.join("");
    const found = new Map<number, NamedTopic>();
    entries.forEach((entry, index) => {
      const named = how(entry, text);
      if (named) found.set(index, named);
    });
    return found;
  };
  return {
    topics,
    named: (words, isMistyped = false) =>
      isMistyped
        ? find(words, mistypedName)
        : find(words, (entry, text) => exactName(entry, text, words) ?? begunName(entry, text)),
    beginning: (word) => entries.map(({ words }) => words.some((each) => each.startsWith(word))),
    having: (word) => entries.map(({ words }) => words.includes(word)),
    errors: (word) => entries.map(({ words }) => Math.min(...words.map((each) => typingErrors(word, each)))),
  };
}

function exactName(entry: Entry, text: string, words: readonly string[]): NamedTopic | undefined {
  const isNamed = entry.joined.includes(text) || namesWithin(entry, words);
  return isNamed ? { exactly: true, enough: true, errors: 0 } : undefined;
}

/** Whether the words name a sub-category together with its category: live roulette. */
function namesWithin({ joined, wordsBeside }: Entry, words: readonly string[]): boolean {
  const own = words.filter((word) => !wordsBeside.includes(word)).join("");
  return own !== "" && own.length < words.join("").length && joined.includes(own);
}

function begunName({ topic, joined }: Entry, text: string): NamedTopic | undefined {
  const begun = joined.filter((each) => each.startsWith(text));
  if (begun.length === 0) return undefined;
  const enough =
    text.length >= MIN_BEGUN && begun.some((each) => text.length >= each.length * BEGUN[topic.kind]);
  return { exactly: false, enough, errors: 0 };
}

function mistypedName({ joined }: Entry, text: string): NamedTopic | undefined {
  const errors = Math.min(
    ...joined
      .filter((each) => each.length <= text.length + MAX_UNTYPED)
      .map((each) => typingErrors(text, each)),
  );
  return errors < Number.POSITIVE_INFINITY ? { exactly: false, enough: true, errors } : undefined;
}
