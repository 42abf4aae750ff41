import { z } from "zod";
import { Hours, type RuleFigures, sharedRule } from "./shared-rule.ts";

/**
 * Drops of `drop` whole euros until the `pool` is spent, spread evenly over the open days. Each has a moment within the `hours` of its day,
 * drawn and committed beforehand; the first round with a stake of `minimumStake` or more that begins after it takes the drop, and a player
 * takes one a day. Without a qualifying round, a drop waits for the next one. With `drawsRest`, those that are left after the last day are
 * drawn among everybody who had such a round.
 */
export const CashDropRule = z
  .strictObject({
    kind: z.literal("cash-drop"),
    ...sharedRule,
    hours: Hours.optional(),
    minimumStake: z.int().positive(),
    drop: z.int().positive(),
    pool: z.int().positive(),
    drawsRest: z.boolean(),
  })
  .refine(({ drop, pool }) => pool % drop === 0, {
    error: "The pool is no whole number of drops",
    path: ["pool"],
  })
  .refine(({ pool, budget }) => pool === budget, { error: "The budget is not the pool", path: ["budget"] })
  .refine(({ timeZoneIn }) => Object.keys(timeZoneIn).length === 0, {
    error: "Drops have one time zone for everybody",
    path: ["timeZoneIn"],
  });

export type CashDropRule = z.infer<typeof CashDropRule>;

export const cashDropFigures = ({ budget, pool, drop, minimumStake, hours }: CashDropRule): RuleFigures => ({
  euros: { budget, pool, drop, stake: minimumStake },
  counts: { drops: pool / drop, ...(hours && { hour_from: hours.from, hour_until: hours.until }) },
});
