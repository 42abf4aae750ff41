import type { TableRound } from "@bellwether/contract/studio/tables.ts";
import type { GameTexts } from "../texts/texts.ts";

/**
 * Describes the outcome of a draw in words. `layout` is that of the model, which has the names of runners and teams. Throws an error if the
 * events are not those of this mechanic's draw.
 */
export type DescribeDraw = (
  events: NonNullable<TableRound["events"]>,
  t: GameTexts,
  layout: unknown,
) => string;

/** Each shared mechanic has its own, so that past rounds can be listed without the game. */
const loaders = import.meta.glob<{ describeDraw: DescribeDraw }>("../games/*/describe-draw.ts");

/** @throws an error for a mechanic that this version of the client does not know. */
export async function loadDescribeDraw(mechanic: string): Promise<DescribeDraw> {
  const load = loaders[`../games/${mechanic}/describe-draw.ts`];
  if (!load) throw new Error(`no words for a draw of ${mechanic}`);
  return (await load()).describeDraw;
}
