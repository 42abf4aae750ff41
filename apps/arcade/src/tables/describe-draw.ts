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
