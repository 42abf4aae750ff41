import { z } from "zod";
import { addDays, weekdayNumber } from "../../zoned-day.ts";
import { type RuleFigures, sharedRule } from "./shared-rule.ts";

/**
 * Gives free spins whose wins are cash, for a deposit of at least `deposit` once it is played in the games that count, or for
 * `newGameRounds` rounds of one of these games by a player who had not played it before.
 */
export const FreeSpinsRule = z.strictObject({
  kind: z.literal("free-spins"),
  ...sharedRule,
  earnedBy: z.union([
    z.strictObject({ deposit: z.int().positive() }),
    z.strictObject({ newGameRounds: z.int().min(2).max(100) }),
  ]),
  /** A deposit earns them once in each of these; a new game earns them once. */
  span: z.enum(["day", "week"]),
  spins: z.int().min(1).max(100),
  /** `by` more for each day since the first, up to `to`. */
  grows: z.strictObject({ by: z.int().positive(), to: z.int().max(100) }).optional(),
  /** Their stake in euro cents: the lowest of each game that they can be for. */
  stakeCents: z.int().positive(),
  /** They are for one of these games, which take turns by the week; otherwise for the counted game that the player staked most in. */
  gamesByWeek: z.array(z.int().positive()).min(1).optional(),
  /** Expiry at 24:00: `afterDays` days after their day, on the next `weekday` (1 is Monday), or on `date`. */
  expire: z.union([
    z.strictObject({ afterDays: z.int().min(0).max(60) }),
    z.strictObject({ weekday: z.int().min(1).max(7) }),
    z.strictObject({ date: z.iso.date() }),
  ]),
});

export type FreeSpinsRule = z.infer<typeof FreeSpinsRule>;

/** How many a rule gives; `day` counts from 0. */
export const spinsOn = ({ spins, grows }: FreeSpinsRule, day: number): number =>
  grows ? Math.min(grows.to, spins + grows.by * day) : spins;

/** The last day on which spins of a day can be played. */
export function lastSpinDay({ expire }: FreeSpinsRule, day: string): string {
  if ("date" in expire) return expire.date;
  if ("afterDays" in expire) return addDays(day, expire.afterDays);
  return addDays(day, (expire.weekday - weekdayNumber(day) + 7) % 7);
}

export function freeSpinsFigures({ earnedBy, spins, grows, budget, expire }: FreeSpinsRule): RuleFigures {
  return {
    euros: { budget, ...("deposit" in earnedBy && { deposit: earnedBy.deposit }) },
    counts: {
      spins,
      ...(grows && { second: spins + grows.by, last: grows.to }),
      ...("newGameRounds" in earnedBy && { rounds: earnedBy.newGameRounds }),
      ...("afterDays" in expire && { days: expire.afterDays }),
    },
  };
}
