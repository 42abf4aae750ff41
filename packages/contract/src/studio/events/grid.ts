import { z } from "zod";

/** A symbol of a slot, such as `bell`; the sheet's layout lists them, and the client's theme draws them. */
export const SymbolId = z.string().regex(/^[a-z0-9-]{1,24}$/);
export type SymbolId = z.infer<typeof SymbolId>;

/** The symbols on the reels: one array per reel, left to right; in each, symbols from the top row down. `grid[reel][row]`. */
export const Grid = z.array(z.array(SymbolId).min(1).max(8)).min(1).max(8);
export type Grid = z.infer<typeof Grid>;

/** A place on the grid; both count from 0, reels from the left, rows from the top. */
export const Position = z.object({ reel: z.int().min(0).max(7), row: z.int().min(0).max(7) });
export type Position = z.infer<typeof Position>;
