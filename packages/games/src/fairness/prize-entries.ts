import { shuffle } from "./shuffle.ts";
import { type TableSeeds, tableDraws } from "./table-draws.ts";

/** The entries of one holder in a prize draw, numbered from `first`. The tag is random, so nobody can tell whose they are. */
export type PrizeEntries = { tag: string; first: number; entries: number };

/** The text of a holder's entries, which their leaf hashes. */
export const entriesText = ({ tag, first, entries }: PrizeEntries) => `${tag}:${first}:${entries}`;

/** The entries in a leaf's text. Throws an error for any other text. */
export function readEntriesLeaf(leaf: string): PrizeEntries {
  const [, tag, first, entries] = /^([0-9a-f-]{36}):(\d{1,15}):(\d{1,9})$/.exec(leaf) ?? [];
  if (!tag || !first || !entries) throw new Error("not a leaf of a prize draw");
  return { tag, first: Number(first), entries: Number(entries) };
}

/**
 * The winning numbers of a prize draw, the first prize's first: numbers from 1 to `entryCount` without repeats, from the stream of shared
 * rounds. With fewer entries than prizes every entry wins.
 */
export function winningNumbers(seeds: TableSeeds, entryCount: number, prizeCount: number): number[] {
  const numbers = Array.from({ length: entryCount }, (_, index) => index + 1);
  return shuffle(tableDraws(seeds), numbers, prizeCount).slice(0, prizeCount);
}
