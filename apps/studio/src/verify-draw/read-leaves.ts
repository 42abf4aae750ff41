import { ClockEntries, TableLeavesReply } from "@bellwether/contract/studio/index.ts";
import { z } from "zod";
import { readPublished } from "./read-published.ts";

/** A page of leaves, or all pages in their order. */
const Pages = z.union([TableLeavesReply.transform((page) => [page]), z.array(TableLeavesReply).min(1)]);
const EntryPages = z.union([ClockEntries.transform((page) => [page]), z.array(ClockEntries).min(1)]);

/**
 * All leaves of a round: from its address, page by page, or from a file with one page or a list of all pages. Throws an error for another
 * text.
 */
export async function readLeaves(
  place: string,
  read: (place: string) => Promise<unknown> = readPublished,
): Promise<TableLeavesReply> {
  const pages = Pages.parse(await read(place));
  if (/^https?:/.test(place))
    for (let next = pages.at(-1)?.next; next; next = pages.at(-1)?.next)
      pages.push(TableLeavesReply.parse(await read(`${place}-after/${next}`)));
  const [first] = pages;
  if (!first) throw new Error(`${place} has no leaves`);
  return { ...first, leaves: pages.flatMap(({ leaves }) => leaves), next: null };
}

/** The texts of all entries of a clock: from the address of its entries, page by page, or from a file with one page or a list of all. */
export async function readClockLeaves(
  place: string,
  read: (place: string) => Promise<unknown> = readPublished,
): Promise<string[]> {
  const isAddress = /^https?:/.test(place);
  const pages = EntryPages.parse(await read(isAddress ? `${place}/0` : place));
  if (isAddress)
    for (let next = pages.at(-1)?.next; next; next = pages.at(-1)?.next)
      pages.push(ClockEntries.parse(await read(`${place}/${next}`)));
  return pages.flatMap(({ leaves }) => leaves);
}
