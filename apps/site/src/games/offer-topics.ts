import { typedWords } from "./plain-words.ts";
import type { SearchTopic } from "./search-topics.ts";
import type { NamedTopic, TopicIndex } from "./topic-index.ts";

/** A category, feature or maker as an entry of the results. */
export type OfferedTopic<Game> = Pick<SearchTopic, "name" | "within"> & {
  kind: Exclude<SearchTopic["kind"], "kind">;
  path: string;
  /** Most popular first. */
  games: readonly Game[];
};

const MAX_OFFERED = 3;

/**
 * Finds the topics that a text names, those named exactly first. A topic without a page or without games is not offered. Where the text
 * names none and is in no title either, those that it names with the fewest typing errors are offered.
 */
export function offerTopics<Game extends { popular: number }>(
  index: TopicIndex,
  games: readonly Game[],
  topicsOf: (game: Game) => readonly number[],
  isInTitles: (text: string) => boolean,
): (text: string) => readonly OfferedTopic<Game>[] {
  let byTopic: Map<number, Game[]> | undefined;
  const gamesOf = (topic: number) => {
    byTopic ??= groupByTopic(games, topicsOf);
    return byTopic.get(topic) ?? [];
  };
  const offered = (named: ReadonlyMap<number, NamedTopic>) =>
    [...named]
      .filter(([, { enough }]) => enough)
      .sort(([, a], [, b]) => Number(b.exactly) - Number(a.exactly) || a.errors - b.errors)
      .flatMap(([topic, { errors }]) => {
        const { kind, name, within, path } = index.topics[topic] ?? {};
        const held = gamesOf(topic);
        if (!kind || kind === "kind" || !name || path === undefined || held.length === 0) return [];
        return [
          { errors, entry: { kind, name, ...(within !== undefined && { within }), path, games: held } },
        ];
      });
  return (text) => {
    const words = typedWords(text);
    if (words.length === 0) return [];
    const named = index.named(words);
    const isNamed = [...named.values()].some(({ enough }) => enough);
    const found = isNamed || isInTitles(text) ? offered(named) : offered(index.named(words, true));
    return found
      .filter(({ errors }) => errors === found[0]?.errors)
      .slice(0, MAX_OFFERED)
      .map(({ entry }) => entry);
  };
}

function groupByTopic<Game extends { popular: number }>(
  games: readonly Game[],
  topicsOf: (game: Game) => readonly number[],
): Map<number, Game[]> {
  const groups = new Map<number, Game[]>();
  for (const game of games.toSorted((a, b) => b.popular - a.popular))
    for (const topic of topicsOf(game)) {
      const group = groups.get(topic);
      if (group) group.push(game);
      else groups.set(topic, [game]);
    }
  return groups;
}
