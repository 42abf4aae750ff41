import { SymbolId } from "@bellwether/contract/studio/events/grid.ts";
import { z } from "zod";

/**
 * A mark of the jar: after `at` winning symbols, when nothing more pays, the lowest symbol on the grid is removed (`clear`), turns wild, or
 * turns into the highest (`raise`).
 */
const Mark = z.strictObject({ at: z.int().min(1).max(500), turn: z.enum(["clear", "wild", "raise"]) });
export type Mark = z.infer<typeof Mark>;

/** The jar that winning symbols fill: its marks, ascending, and the paying symbols from the lowest to the highest. */
export const Jar = z
  .strictObject({ marks: z.array(Mark).min(1).max(4), symbols: z.array(SymbolId).min(2).max(12) })
  .refine(({ marks }) => marks.every(({ at }, index) => index === 0 || at > (marks[index - 1]?.at ?? 0)), {
    error: "marks ascend",
  });
