import { PublishedPrizeDraw, prizeDrawLeaves } from "@bellwether/contract/calls/prize-draws.ts";
import { z } from "zod";
import { readPublished } from "./read-published.ts";

/** An answer of the gate: a success with its data. */
const answerWith = <Data extends z.ZodType>(data: Data) => z.object({ event: z.object({ data }) });
const Leaves = answerWith(prizeDrawLeaves.output);

/** Whether this JSON is the gate's answer with a promotion's draw. */
export const isPrizeDraw = (json: unknown): boolean => answerWith(PublishedPrizeDraw).safeParse(json).success;

/** A promotion's draw with all its leaves: from its address, page by page, or from a file with one page or a list of all pages. */
export async function loadPublishedPrizeDraw(
  place: string,
  json: unknown,
  file: string | undefined,
  read: (place: string) => Promise<unknown> = readPublished,
): Promise<[draw: PublishedPrizeDraw, leaves: string[]]> {
  const draw = answerWith(PublishedPrizeDraw).parse(json).event.data;
  const address = /^https?:/.test(place) ? `${place.replace(/\?.*$/, "")}/leaves` : undefined;
  const source = file ?? address;
  if (source === undefined) throw new Error("a draw's file needs a second file with its leaves");
  const leaves: string[] = [];
  for (const page of z.union([Leaves.transform((one) => [one]), z.array(Leaves)]).parse(await read(source))) {
    leaves.push(...page.event.data.leaves);
    let { next } = page.event.data;
    while (next !== null && file === undefined) {
      const { data } = Leaves.parse(await read(`${source}?after=${next}`)).event;
      leaves.push(...data.leaves);
      next = data.next;
    }
  }
  return [draw, leaves];
}
