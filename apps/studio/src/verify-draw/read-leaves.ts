import type { AnySchema } from "@bellwether/contract";
import { ClockEntries, TableLeavesReply } from "@bellwether/contract/studio/index.ts";
import { parseInput } from "@bellwether/games/commands/refused-input.ts";
import { z } from "zod";
import { readPublished } from "./read-published.ts";

/** A list of pages, or one page with leaves. A proof has neither form. */
const WithLeaves = z.union([z.array(z.unknown()), z.object({ leaves: z.unknown() })]);

/** Whether this JSON is meant as leaves, a page of them or a list of pages. */
export const hasLeaves = (json: unknown): boolean => WithLeaves.safeParse(json).success;

/** One page, or all pages in their order. Throws a `RefusedInputError` that names the first field at fault. */
function parsePages<Page>(page: AnySchema<Page>, json: unknown, place: string): Page[] {
  const name = `${place} is not a list of leaves`;
  return Array.isArray(json) ? parseInput(z.array(page).min(1), json, name) : [parseInput(page, json, name)];
}

/**
 * All leaves of a round: from its address, page by page, or from a file with one page or a list of all pages. Throws an error for another
 * text.
 */
export async function readLeaves(
  place: string,
  read: (place: string) => Promise<unknown> = readPublished,
): Promise<TableLeavesReply> {
  const pages = parsePages(TableLeavesReply, await read(place), place);
  if (/^https?:/.test(place))
    for (let next = pages.at(-1)?.next; next; next = pages.at(-1)?.next)
      pages.push(...parsePages(TableLeavesReply, await read(`${place}-after/${next}`), place));
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
  const pages = parsePages(ClockEntries, await read(isAddress ? `${place}/0` : place), place);
  if (isAddress)
    for (let next = pages.at(-1)?.next; next; next = pages.at(-1)?.next)
      pages.push(...parsePages(ClockEntries, await read(`${place}/${next}`), place));
  return pages.flatMap(({ leaves }) => leaves);
}
