import { inRandomOrder, shuffle } from "./shuffle.ts";
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

/** What a draw in which each holder wins once at most has drawn: the numbers that have won, and those that were passed over, in the order drawn. */
export type WonOnce = { winning: number[]; refused: number[] };

/**
 * The numbers that win where each holder wins once at most: all entries in the order of `winningNumbers`, without those of holders who were
 * drawn already. A number of `refused` that is drawn wins nothing, so the next one is drawn. With fewer holders than prizes, prizes are left.
 * @param holders in the order of their numbers.
 */
export function winningOnce(
  seeds: TableSeeds,
  holders: readonly PrizeEntries[],
  prizeCount: number,
  refused: readonly number[],
): WonOnce {
  const owners = holders.flatMap((holder) => Array.from({ length: holder.entries }, () => holder));
  const numbers = owners.map((_, index) => index + 1);
  const [drawn, isRefused] = [new Set<PrizeEntries>(), new Set(refused)];
  const won: WonOnce = { winning: [], refused: [] };
  if (prizeCount === 0) return won;
  for (const number of inRandomOrder(tableDraws(seeds), numbers)) {
    const owner = owners[number - 1] as PrizeEntries;
    if (drawn.has(owner)) continue;
    drawn.add(owner);
    won[isRefused.has(number) ? "refused" : "winning"].push(number);
    if (won.winning.length === prizeCount || drawn.size === holders.length) break;
  }
  return won;
}
