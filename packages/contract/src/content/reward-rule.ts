import { z } from "zod";
import { categoryIdSchema } from "./category.ts";

const countrySchema = z.string().regex(/^[A-Z]{2}$/);

export const timeZoneSchema = z.string().refine(isTimeZone, { error: "There is no such IANA time zone" });

/** The games whose rounds count: named by id, all of some categories or sub-categories, or every game. */
export const countedGamesSchema = z
  .strictObject({
    gameIds: z.array(z.int().positive()).min(1),
    categories: z.array(categoryIdSchema.exclude(["all-games"])).min(1),
    subCategories: z.array(z.int().positive()).min(1),
    every: z.literal(true),
  })
  .partial()
  .refine((games) => Object.keys(games).length === 1, { error: "Games are chosen in one way" });

/** Fields of every rule. Money is in whole euros, scaled to the player's currency as deposits are. */
const shared = {
  /** The first day that counts; nothing is given for play before it. */
  from: z.iso.date(),
  /** Its days and hours are in this IANA time zone, in some countries in another one. */
  timeZone: timeZoneSchema,
  timeZoneIn: z.record(countrySchema, timeZoneSchema).default({}),
  counts: countedGamesSchema,
  /** The most that the whole promotion gives. */
  budget: z.int().positive(),
};

/**
 * Pays back `percent` of a net cash loss as cash, from `minimum` to `maximum`: of each open day, or of all open days of a week (Monday to
 * Sunday) together. It is paid within `paidWithinHours` of the end, later only for a player whose round is still open.
 */
const cashbackRule = z
  .strictObject({
    kind: z.literal("cashback"),
    ...shared,
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

/** What a promotion gives, to whom, when and how often: the gate carries it out, and the figures of the page come from it. */
export const rewardRuleSchema = z.discriminatedUnion("kind", [cashbackRule]);

export type CountedGames = z.infer<typeof countedGamesSchema>;
export type RewardRule = z.infer<typeof rewardRuleSchema>;
export type CashbackRule = Extract<RewardRule, { kind: "cashback" }>;

/** The time zone of a rule's days for a country. */
export function zoneOf({ timeZone, timeZoneIn }: RewardRule, country: string | undefined): string {
  return (country === undefined ? undefined : timeZoneIn[country]) ?? timeZone;
}

function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat("en", { timeZone: name }).resolvedOptions().timeZone.length > 0;
  } catch {
    return false;
  }
}
