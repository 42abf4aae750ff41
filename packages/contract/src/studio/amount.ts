import { z } from "zod";

/**
 * An amount of money on the studio's wire: whole minor units of the session's currency as decimal text without sign, point or leading zero,
 * "250" for 2.50 EUR. Text, because JSON numbers become floats; at most 18 digits, which also fits a 64-bit column. The currency is named
 * once, in the session or the replay that carries the amount.
 */
export const MinorAmount = z.string().regex(/^(0|[1-9][0-9]{0,17})$/);
export type MinorAmount = z.infer<typeof MinorAmount>;

/** A `MinorAmount` above zero: for stakes and chips. */
export const PositiveMinorAmount = z.string().regex(/^[1-9][0-9]{0,17}$/);
export type PositiveMinorAmount = z.infer<typeof PositiveMinorAmount>;
