import { z } from "zod";

/** The most favourite lines of a player in a game. */
export const MAX_FAVOURITE_LINES = 20;

/** What a slip marks: the numbers of a line, ascending, or digits in their order. */
export const FavouriteLine = z.array(z.int().min(0).max(99)).min(1).max(12);
export type FavouriteLine = z.infer<typeof FavouriteLine>;

/** The player's favourite lines in the session's game, the latest first. */
export const FavouriteLines = z.object({ lines: z.array(FavouriteLine).max(MAX_FAVOURITE_LINES) });
export type FavouriteLines = z.infer<typeof FavouriteLines>;

/** Keeps these lines before the others, in this order. A line that is kept already moves to the front. */
export const KeepLinesRequest = z.strictObject({
  lines: z.array(FavouriteLine).min(1).max(MAX_FAVOURITE_LINES),
});
export type KeepLinesRequest = z.infer<typeof KeepLinesRequest>;

export const ForgetLineRequest = z.strictObject({ line: FavouriteLine });
export type ForgetLineRequest = z.infer<typeof ForgetLineRequest>;
