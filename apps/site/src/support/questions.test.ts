import { expect, test } from "vitest";
import { type Entry, searchEntries } from "./questions.ts";

const entries: Entry[] = [
  {
    topic: "topic_bonus",
    question: "bonus",
    asks: "Mitä kierrätys tarkoittaa?",
    answer: "Summa panostetaan.",
  },
  { topic: "topic_cashout", question: "cashout", asks: "Rahat ulos?", answer: "Kohdasta Kotiuta." },
];

test.each([
  ["", 2],
  ["  ", 2],
  ["KIERRATYS", 1],
  ["ulos rahat", 1],
  ["rahat kierrätys", 0],
  ["xyz", 0],
])("a search for %j finds %i of 2 questions", (search, count) => {
  expect(searchEntries(entries, search)).toHaveLength(count);
});
