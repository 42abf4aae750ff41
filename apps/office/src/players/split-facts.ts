type Fact = { name: string; value: string };

/** Facts that are sentences of somebody, and stand on lines of their own. */
const SENTENCES = ["text", "reason", "detail", "note"];
/** What identifies a thing for the office's books: of use to few, so it is shown on demand. */
const DEEP = [
  "chat",
  "payment",
  "transaction",
  "provider",
  "changed",
  "service",
  "last_seen",
  "closed",
  "granted",
  "sent",
  "review",
];

export type SplitFacts = { short: Fact[]; sentences: Fact[]; deep: Fact[] };

/** What is said of an event at once, in whose words, and what only on demand. */
export function splitFacts(facts: readonly Fact[]): SplitFacts {
  const of = (names: readonly string[]) => facts.filter(({ name }) => names.includes(name));
  return {
    short: facts.filter(({ name }) => !SENTENCES.includes(name) && !DEEP.includes(name)),
    sentences: of(SENTENCES),
    deep: of(DEEP),
  };
}

/** Whether a fact's value is a time, which is shown as one. */
export const isTime = (value: string) => /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?Z$/.test(value);
