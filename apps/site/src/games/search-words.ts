import { type SearchWords, searchWordLoaders } from "@bellwether/languages/search-words.ts";
import { defaultLanguage, type Language } from "@bellwether/market/languages.ts";
import { searchTopics } from "./search-topics.ts";
import { createTopicIndex, type TopicIndex } from "./topic-index.ts";

const loaded = new Map<Language, Promise<readonly SearchWords[]>>();

/** The words of the reader's language, then the English ones; fetched once. A failed fetch is tried again when they are next asked for. */
export function loadSearchWords(language: Language): Promise<readonly SearchWords[]> {
  const known = loaded.get(language);
  if (known !== undefined) return known;
  const codes = [...new Set([language, defaultLanguage])];
  const words = Promise.all(codes.flatMap((code) => searchWordLoaders[code]?.() ?? []));
  loaded.set(language, words);
  words.catch(() => loaded.delete(language));
  return words;
}

const indexes = new WeakMap<readonly SearchWords[], TopicIndex>();
const withoutWords = createTopicIndex(searchTopics([]));

/** The topics with these words: made once for a language. Without words there are only makers. */
export function topicIndexOf(words: readonly SearchWords[]): TopicIndex {
  if (words.length === 0) return withoutWords;
  const known = indexes.get(words) ?? createTopicIndex(searchTopics(words));
  indexes.set(words, known);
  return known;
}
