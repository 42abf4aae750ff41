import { z } from "zod";
import { CountryCode } from "../../country-code.ts";
import { CategoryId } from "../category.ts";

export const TimeZone = z.string().refine(isTimeZone, { error: "There is no such IANA time zone" });

/** The games whose rounds count: named by id, all of some categories or sub-categories, or every game. */
export const CountedGames = z
  .strictObject({
    gameIds: z.array(z.int().positive()).min(1),
    categories: z.array(CategoryId.exclude(["all-games"])).min(1),
    subCategories: z.array(z.int().positive()).min(1),
    every: z.literal(true),
  })
  .partial()
  .refine((games) => Object.keys(games).length === 1, { error: "Games are chosen in one way" });

/** Hours of a day in which something counts or falls, by the rule's time zone. */
export const Hours = z
  .strictObject({ from: z.int().min(0).max(23), until: z.int().min(1).max(24) })
  .refine(({ from, until }) => from < until, { error: "The hours end before they begin" });

/** Fields of every rule. Money is in whole euros, scaled to the player's currency as deposits are. */
export const sharedRule = {
  /** The first day that counts; nothing is given for play before it. */
  from: z.iso.date(),
  /** Its days and hours are in this IANA time zone, in some countries in another one. */
  timeZone: TimeZone,
  timeZoneIn: z.record(CountryCode, TimeZone).default({}),
  counts: CountedGames,
  /** The most that the whole promotion gives. */
  budget: z.int().positive(),
};

/** A rule's figures, as a promotion's words name them. */
export type RuleFigures = {
  /** Whole euros, to be converted to the reader's currency. */
  euros: Readonly<Record<string, number>>;
  counts: Readonly<Record<string, number>>;
};

export type CountedGames = z.infer<typeof CountedGames>;

function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat("en", { timeZone: name }).resolvedOptions().timeZone.length > 0;
  } catch {
    return false;
  }
}
