import { z } from "zod";
import { type RuleFigures, sharedRule } from "./shared-rule.ts";

/**
 * Pays back `percent` of a net cash loss as cash, from `minimum` to `maximum`: of each open day, or of all open days of a week (Monday to
 * Sunday) together. It is paid within `paidWithinHours` of the end, later only for a player whose round is still open.
 */
export const CashbackRule = z
  .strictObject({
    kind: z.literal("cashback"),
    ...sharedRule,
    span: z.enum(["day", "week"]),
    percent: z.int().min(1).max(50),
    minimum: z.int().positive(),
    maximum: z.int().positive(),
    paidWithinHours: z.int().min(1).max(24),
  })
  .refine(({ minimum, maximum }) => minimum <= maximum, {
    error: "The minimum is above the maximum",
    path: ["minimum"],
  });

export type CashbackRule = z.infer<typeof CashbackRule>;

export const cashbackFigures = ({ percent, minimum, maximum, budget }: CashbackRule): RuleFigures => ({
  euros: { least: minimum, most: maximum, budget },
  counts: { percent },
});
