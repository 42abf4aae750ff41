import type { AnySchema } from "@bellwether/contract";
import { PublishedPrizeDraw, prizeDrawLeaves } from "@bellwether/contract/calls/prize-draws.ts";
import { parseInput } from "@bellwether/games/commands/refused-input.ts";
import { z } from "zod";
import { readPublished } from "./read-published.ts";

/** An answer of the gate: a success with its data. */
const answerWith = <Data extends AnySchema>(data: Data) => z.object({ event: z.object({ data }) });
const Leaves = answerWith(prizeDrawLeaves.output);

/** Whether this JSON is an answer of the gate. The gate publishes draws of promotions; the studio publishes everything else. */
export const isPrizeDraw = (json: unknown): boolean => answerWith(z.unknown()).safeParse(json).success;

/**
 * A promotion's draw with all its leaves: from its address, page by page, or from a file with one page or a list of all pages. Throws a
 * `RefusedInputError` for another text.
 */
export async function loadPublishedPrizeDraw(
  place: string,
  json: unknown,
  file: string | undefined,
  read: (place: string) => Promise<unknown> = readPublished,
): Promise<[draw: PublishedPrizeDraw, leaves: string[]]> {
  const draw = parseInput(answerWith(PublishedPrizeDraw), json, `${place} is not a published draw`).event
    .data;
  const address = /^https?:/.test(place) ? `${place.replace(/\?.*$/, "")}/leaves` : undefined;
  const source = file ?? address;
  if (source === undefined) throw new Error("a draw's file needs a second file with its leaves");
  const leaves: string[] = [];
  const listed = await read(source);
  const name = `${source} is not a list of leaves`;
  const pages = parseInput(z.array(Leaves), Array.isArray(listed) ? listed : [listed], name);
  for (const page of pages) {
    leaves.push(...page.event.data.leaves);
    let { next } = page.event.data;
    while (next !== null && file === undefined) {
      const { data } = parseInput(Leaves, await read(`${source}?after=${next}`), name).event;
      leaves.push(...data.leaves);
      next = data.next;
    }
  }
  return [draw, leaves];
}
