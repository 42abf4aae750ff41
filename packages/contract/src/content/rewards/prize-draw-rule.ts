import { z } from "zod";
import { type RuleFigures, sharedRule } from "./shared-rule.ts";

const TimeOfDay = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/);
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
  /** Who opens the door of a day is in the draw of that day, with one entry. A door opens at midnight and closes at the next one. */
  z.strictObject({ by: z.literal("doors") }),
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
  closesAt: z.array(TimeOfDay).min(1).max(6).optional(),
  entry: entrySchema,
  /** The first prizes go to the numbers that are drawn first. */
  prizes: z.array(prizeSchema).min(1).max(5),
  /** One more draw for who has opened this many doors; it closes at this local time of the last day. */
  last: z
    .strictObject({
      doors: howMany,
      at: TimeOfDay,
      prizes: z.array(prizeSchema).min(1).max(5),
    })
    .optional(),
  paidWithinHours: z.int().min(1).max(24),
});

/** The occasion of the draw for who has opened enough doors: the last day has two draws. */
export const lastOccasion = (lastDay: string) => `${lastDay}/2`;

/** What a draw gives, and how many doors an entry needs: the last draw of a calendar has its own terms. */
export function termsOfDraw(
  rule: Pick<PrizeDrawRule, "prizes" | "last" | "entry">,
  occasion: string,
): { prizes: readonly Prize[]; doors: number } {
  return rule.last && occasion.includes("/") ? rule.last : { prizes: rule.prizes, doors: 1 };
}

export type PrizeDrawRule = z.infer<typeof prizeDrawRuleSchema>;
export type Prize = z.infer<typeof prizeSchema>;

/** The prizes one by one, the first first. */
export const prizesInOrder = (prizes: readonly Prize[]): Prize[] =>
  prizes.flatMap((prize) => Array.from({ length: prize.count }, () => prize));

const worth = (prizes: readonly Prize[]) => prizes.reduce((sum, { count, cash }) => sum + count * cash, 0);

export function prizeDrawFigures({ prizes, entry, closesAt, last, budget }: PrizeDrawRule): RuleFigures {
  const [first, second] = prizes;
  return {
    euros: {
      ...(entry.by === "stakes" ? { ticket: entry.stake } : { door: worth(prizes) }),
      ...(last && { last: worth(last.prizes) }),
      pool: worth(prizes) * (closesAt?.length ?? 1),
      prize: first?.cash ?? 0,
      ...(second && { second: second.cash }),
      budget,
    },
    counts: entry.by === "stakes" && entry.most !== undefined ? { most: entry.most } : {},
  };
}
