import { z } from "zod";
import { Slug } from "../../slug.ts";
import { type OpenDays, openDays, openWindows } from "./open-days.ts";
import { type RuleFigures, sharedRule } from "./shared-rule.ts";

const TimeOfDay = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/);
const Euros = z.int().positive();
const Count = z.int().positive().max(1_000);

/**
 * Equal prizes: each is whole euros of cash, whole euros of bonus money (by the terms of the promotion's `bonus`), free spins whose wins are
 * cash, free tickets of a game with draws, or a thing that is sent to the winner (`worth` is what it costs, in whole euros).
 */
const Prize = z.union([
  z.strictObject({ count: Count, cash: Euros }),
  z.strictObject({ count: Count, bonus: Euros }),
  z.strictObject({
    count: Count,
    spins: z.int().min(1).max(100),
    /** Their stake in euro cents: the lowest of each game. */
    stakeCents: Euros,
    /** They are for the one of these games that the winner has staked the most in, else for the first, until the winner chooses another. */
    gameIds: z.array(Euros).min(1),
    /** They expire at 24:00 of the day that is this number of days after they are given. */
    expireAfterDays: z.int().min(1).max(60),
  }),
  z.strictObject({
    count: Count,
    tickets: z.int().min(1).max(100),
    /** The price of each in euro cents: that of one line of the game. */
    stakeCents: Euros,
    gameId: Euros,
    /** They can be used until 24:00 of the day that is this number of days after they are given. */
    expireAfterDays: z.int().min(1).max(60),
  }),
  z.strictObject({ count: Count, parcel: Slug.max(40), worth: Euros }),
]);

/** The prizes of a draw: all of one kind, or cash and tickets. Spins and tickets are the same for every winner. */
const Prizes = z
  .array(Prize)
  .min(1)
  .max(5)
  .refine(
    (prizes) =>
      new Set(prizes.map(kindOfPrize).map((kind) => (kind === "tickets" ? "cash" : kind))).size === 1,
    {
      error: "The prizes of a draw are of one kind, or cash and tickets",
    },
  )
  .refine((prizes) => prizes.length === 1 || prizes.every((prize) => !("spins" in prize)), {
    error: "The spins of a draw are the same for all",
  })
  .refine((prizes) => prizes.filter((prize) => "tickets" in prize).length <= 1, {
    error: "The tickets of a draw are the same for all",
  });

/** How players get entries. */
const EntryRule = z.discriminatedUnion("by", [
  /**
   * Each `stake` of cash on the games that count is an entry, up to `most`, if there is one, for each player and day, or for each player
   * and draw.
   */
  z.strictObject({
    by: z.literal("stakes"),
    stake: Euros,
    most: Count.optional(),
    mostPer: z.enum(["day", "draw"]),
  }),
  /** A player who opens the door of a day has one entry in the draw of that day. A door opens at midnight and closes at the next one. */
  z.strictObject({
    by: z.literal("doors"),
    /** In a draw of several days: how many of their doors. */
    needs: Count.default(1),
  }),
  /** A player who makes one deposit of at least `deposit` and then stakes its amount once in the games that count has one entry. */
  z.strictObject({ by: z.literal("deposit"), deposit: Euros }),
]);

/**
 * Draws `prizes` among all entries, with a proof: of each open day, of all open days of a week (Monday to Sunday) together, or of all days
 * (`once`). Entries close at the local times `closesAt` of the last of these days, each of which ends a draw of its own that counts from
 * the first day; without `closesAt` they close when that day ends. It is paid within `paidWithinHours` of the close.
 */
export const PrizeDrawRule = z.strictObject({
  kind: z.literal("prize-draw"),
  ...sharedRule,
  span: z.enum(["day", "week", "once"]),
  closesAt: z
    .array(TimeOfDay)
    .min(1)
    .max(6)
    .refine((times) => times.every((time, index) => index === 0 || time > (times[index - 1] ?? "")), {
      error: "Each time is later than the one before",
    })
    .optional(),
  entry: EntryRule,
  /** The first prizes go to the numbers that are drawn first. */
  prizes: Prizes,
  /** One more draw for players who have opened this many doors; it closes at this local time of the last day. */
  last: z
    .strictObject({
      doors: Count,
      at: TimeOfDay,
      prizes: Prizes,
    })
    .optional(),
  paidWithinHours: z.int().min(1).max(24),
});

/** The occasion of the draw for players who have opened enough doors: the last day has two draws. */
export const lastOccasion = (lastDay: string) => `${lastDay}/2`;

/** What a draw gives, and how many doors an entry needs: the last draw of a calendar has its own terms. */
export function termsOfDraw(
  rule: Pick<PrizeDrawRule, "prizes" | "last" | "entry">,
  occasion: string,
): { prizes: readonly Prize[]; doors: number } {
  if (rule.last && occasion.includes("/")) return rule.last;
  return { prizes: rule.prizes, doors: rule.entry.by === "doors" ? rule.entry.needs : 1 };
}

/** How many days after the close a prize waits for its winner's other bonus to end. */
export const PRIZE_WAITS_DAYS = 30;

export type PrizeDrawRule = z.infer<typeof PrizeDrawRule>;
export type Prize = z.infer<typeof Prize>;

/** The prizes one by one, the first first. */
export const prizesInOrder = (prizes: readonly Prize[]): Prize[] =>
  prizes.flatMap((prize) => Array.from({ length: prize.count }, () => prize));

export type PrizeKind = "cash" | "bonus" | "spins" | "tickets" | "parcel";

export function kindOfPrize(prize: Prize): PrizeKind {
  if ("cash" in prize) return "cash";
  if ("bonus" in prize) return "bonus";
  if ("spins" in prize) return "spins";
  return "tickets" in prize ? "tickets" : "parcel";
}

/** The free tickets that a rule's draw gives; undefined without any. */
export const ticketPrizeOf = (rule: Pick<PrizeDrawRule, "prizes">) =>
  rule.prizes.find((prize) => "tickets" in prize);

/** Whether a rule draws prizes that are free spins. */
export const givesSpins = (rule: { kind: string; prizes?: readonly object[] }): boolean =>
  rule.kind === "prize-draw" && (rule.prizes ?? []).some((prize) => "spins" in prize);

/** What one prize takes from the budget, in whole euros. */
export function worthOfPrize(prize: Prize): number {
  if ("cash" in prize) return prize.cash;
  if ("bonus" in prize) return prize.bonus;
  if ("spins" in prize) return (prize.spins * prize.stakeCents) / 100;
  return "tickets" in prize ? (prize.tickets * prize.stakeCents) / 100 : prize.worth;
}

const worth = (prizes: readonly Prize[]) =>
  prizes.reduce((sum, prize) => sum + prize.count * worthOfPrize(prize), 0);

/** What all draws of a rule give together in whole euros, if each has enough entries. Each time zone has draws of its own. */
export function worthOfDraws(period: OpenDays, rule: PrizeDrawRule): number {
  const zones = new Set([rule.timeZone, ...Object.values(rule.timeZoneIn)]).size;
  const windows = openWindows(openDays(period, rule.from), rule.span);
  const draws = windows.length * (rule.closesAt?.length ?? 1);
  return zones * (draws * worth(rule.prizes) + (rule.last ? worth(rule.last.prizes) : 0));
}

export function prizeDrawFigures({ prizes, entry, closesAt, last, budget }: PrizeDrawRule): RuleFigures {
  const [first, second] = prizes;
  const tickets = ticketPrizeOf({ prizes });
  return {
    euros: {
      ...(entry.by === "stakes" && { ticket: entry.stake }),
      ...(entry.by === "doors" && { door: worth(prizes) }),
      ...(entry.by === "deposit" && { deposit: entry.deposit }),
      ...(last && { last: worth(last.prizes) }),
      pool: worth(prizes) * (closesAt?.length ?? 1),
      ...(first && { prize: worthOfPrize(first) }),
      ...(second && { second: worthOfPrize(second) }),
      budget,
    },
    counts: {
      winners: prizesInOrder(prizes).length,
      ...(entry.by === "stakes" && entry.most !== undefined && { most: entry.most }),
      ...(entry.by === "doors" && { needs: entry.needs }),
      ...(first && "spins" in first && { spins: first.spins, days: first.expireAfterDays }),
      ...(tickets && {
        tickets: tickets.tickets,
        ticket_winners: tickets.count,
        days: tickets.expireAfterDays,
      }),
    },
  };
}
