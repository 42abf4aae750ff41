import { z } from "zod";
import { type RuleFigures, sharedRule } from "./shared-rule.ts";

const euros = z.int().positive();
const howMany = z.int().positive().max(1_000);

/** Equal prizes: whole euros of cash each. */
const prizeSchema = z.strictObject({ count: howMany, cash: euros });

/** How players get entries. */
const entrySchema = z.discriminatedUnion("by", [
  /** Each `stake` of cash on the games that count is an entry, up to `most`, if there is one, for each player and day, or for each player and draw. */
  z.strictObject({
    by: z.literal("stakes"),
    stake: euros,
    most: howMany.optional(),
    mostPer: z.enum(["day", "draw"]),
  }),
]);

/**
 * Draws `prizes` among all entries, with a proof: of each open day, of all open days of a week (Monday to Sunday) together, or of all days
 * (`once`). Entries close at the local times `closesAt` of the last of these days, each of which ends a draw of its own that counts from
 * the first day; without `closesAt` they close when that day ends. It is paid within `paidWithinHours` of the close.
 */
export const prizeDrawRuleSchema = z.strictObject({
  kind: z.literal("prize-draw"),
  ...sharedRule,
  span: z.enum(["day", "week", "once"]),
  closesAt: z
    .array(z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/))
    .min(1)
    .max(6)
    .optional(),
  entry: entrySchema,
  /** The first prizes go to the numbers that are drawn first. */
  prizes: z.array(prizeSchema).min(1).max(5),
  paidWithinHours: z.int().min(1).max(24),
});

export type PrizeDrawRule = z.infer<typeof prizeDrawRuleSchema>;
export type Prize = z.infer<typeof prizeSchema>;

/** The prizes one by one, the first first. */
export const prizesInOrder = (prizes: readonly Prize[]): Prize[] =>
  prizes.flatMap((prize) => Array.from({ length: prize.count }, () => prize));

const worth = (prizes: readonly Prize[]) => prizes.reduce((sum, { count, cash }) => sum + count * cash, 0);

export function prizeDrawFigures({ prizes, entry, closesAt, budget }: PrizeDrawRule): RuleFigures {
  const [first, second] = prizes;
  return {
    euros: {
      ticket: entry.stake,
      pool: worth(prizes) * (closesAt?.length ?? 1),
      prize: first?.cash ?? 0,
      ...(second && { second: second.cash }),
      budget,
    },
    counts: { ...(entry.most !== undefined && { most: entry.most }) },
  };
}
