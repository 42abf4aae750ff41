import { z } from "zod";
import { Hours, type RuleFigures, sharedRule } from "./shared-rule.ts";

/** How a board scores its players. A multiple is a payout divided by its stake, in hundredths; rounded down. */
export const BoardScore = z.discriminatedUnion("by", [
  /** Each round scores once: `round`, or `win` if it pays more than its stake, or `bigWin` if it pays `bigWinFrom` stakes; `atMostADay`. */
  z.strictObject({
    by: z.literal("points"),
    round: z.int().positive(),
    win: z.int().positive(),
    bigWin: z.int().positive(),
    bigWinFrom: z.int().min(2),
    atMostADay: z.int().positive(),
  }),
  /** The best multiples, added up. */
  z.strictObject({ by: z.literal("multiples"), best: z.int().min(1).max(20) }),
  /** The most rounds won in a row; one that pays its stake back neither ends nor lengthens a run. */
  z.strictObject({ by: z.literal("run") }),
]);

/** The next `places` places win `amount` whole euros each. */
const BoardPrize = z.strictObject({ places: z.int().positive(), amount: z.int().positive() });

/**
 * A board of players by score, again each open day or each week, with cash prizes. A week is seven days from `from` on. Only rounds with a
 * stake of `minimumStake` or more count, and only within `hours` of the day if there are any.
 */
export const TournamentRule = z
  .strictObject({
    kind: z.literal("tournament"),
    ...sharedRule,
    span: z.enum(["day", "week"]),
    hours: Hours.optional(),
    minimumStake: z.int().positive(),
    score: BoardScore,
    /** What the prizes of one board are together. */
    pool: z.int().positive(),
    /** From the first place on. */
    prizes: z.array(BoardPrize).min(1).max(20),
  })
  .refine(({ pool, prizes }) => pool === prizes.reduce((sum, each) => sum + each.places * each.amount, 0), {
    error: "The prizes do not sum to the pool",
    path: ["prizes"],
  })
  .refine(
    ({ prizes }) => prizes.every(({ amount }, index) => amount < (prizes[index - 1]?.amount ?? Infinity)),
    {
      error: "A later place wins as much as an earlier one",
      path: ["prizes"],
    },
  )
  .refine(({ timeZoneIn }) => Object.keys(timeZoneIn).length === 0, {
    error: "A board has one time zone for everybody",
    path: ["timeZoneIn"],
  });

export type TournamentRule = z.infer<typeof TournamentRule>;
export type BoardScore = TournamentRule["score"];

/** The prize of a place in whole euros; 0 after the last one. */
export function prizeOf({ prizes }: Pick<TournamentRule, "prizes">, place: number): number {
  let last = 0;
  for (const { places, amount } of prizes) {
    last += places;
    if (place <= last) return amount;
  }
  return 0;
}

/** The number of places with a prize. */
export const prizePlaces = ({ prizes }: Pick<TournamentRule, "prizes">) =>
  prizes.reduce((sum, { places }) => sum + places, 0);

export function tournamentFigures(rule: TournamentRule): RuleFigures {
  const { budget, pool, minimumStake, prizes, score } = rule;
  return {
    euros: { budget, pool, stake: minimumStake, first: prizes[0]?.amount ?? 0 },
    counts: {
      prizes: prizePlaces(rule),
      ...(score.by === "points" && {
        most: score.atMostADay,
        round: score.round,
        win: score.win,
        big_win: score.bigWin,
        big_win_from: score.bigWinFrom,
      }),
      ...(score.by === "multiples" && { best: score.best }),
      ...(rule.hours && { hour_from: rule.hours.from, hour_until: rule.hours.until }),
    },
  };
}
