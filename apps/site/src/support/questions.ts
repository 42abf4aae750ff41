import { searchText } from "@bellwether/contract/typed-text.ts";

/** Frequent questions by topic; the texts are `static.support_{topic}_title` and `static.support_{question}_question` and `_answer`. */
export const questionTopics = [
  { topic: "topic_account", questions: ["activation", "password", "logged_out", "details", "close"] },
  { topic: "topic_deposits", questions: ["deposit", "methods", "failed", "deposit_limit"] },
  { topic: "topic_cashout", questions: ["cashout", "cashout_time", "documents"] },
  { topic: "topic_bonus", questions: ["bonus", "code", "order", "give_up", "promo_market"] },
  { topic: "topic_games", questions: ["fairness", "interrupted", "free_play", "missing_game", "history"] },
  { topic: "topic_lottery", questions: ["draws", "ticket"], lottery: true },
  { topic: "topic_safety", questions: ["limits", "break", "cost", "someone_else"] },
] as const satisfies readonly { topic: string; questions: readonly string[]; lottery?: boolean }[];

export type QuestionTopic = (typeof questionTopics)[number]["topic"];
export type SupportQuestion = (typeof questionTopics)[number]["questions"][number];

/** One question with its answer, in the reader's language. */
export type Entry = { topic: QuestionTopic; question: SupportQuestion; asks: string; answer: string };

/** Entries that contain every word of a search, in any order and ignoring case and accents; all of them for an empty search. */
export function searchEntries(entries: readonly Entry[], search: string): Entry[] {
  const words = searchText(search).split(/\s+/).filter(Boolean);
  return entries.filter(({ asks, answer }) => {
    const text = searchText(`${asks} ${answer}`);
    return words.every((word) => text.includes(word));
  });
}
