import { SymbolId } from "@bellwether/contract/studio/events/grid.ts";
import { z } from "zod";

/**
 * Symbols with a number. They pay nothing and stay on the grid until the round ends. If the round has won, its win is multiplied by the sum
 * of their numbers.
 */
export const Boosts = z
  .record(SymbolId, z.int().min(2).max(100))
  .refine((boosts) => Object.keys(boosts).length > 0, { error: "at least one boost" });

/**
 * A place where a cluster has won is marked until the round ends. The next grid on which it wins gives it the multiplier 2, and each further
 * one doubles that, up to `cap`.
 */
export const PlaceMultipliers = z.strictObject({
  cap: z
    .int()
    .min(2)
    .max(1024)
    .refine((cap) => (cap & (cap - 1)) === 0, { error: "a power of two" }),
});
