import { z } from "zod";
import { MAX_POT_TIMES } from "../pot-rules.ts";
import { Slug } from "../slug.ts";
import type { GameCode } from "../studio/mechanic-id.ts";

/** Euro cents; other currencies scale them. */
const PotCents = z.int().min(1).max(1_000_000_000);

/** The most chances for which a pot's seed may call: the draws are of 32 bits, and a pot grows. */
const MAX_SEED_CHANCES = 100_000_000;

const canBeDrawn = (file: { seed: number; contributionMilliCents: number }) =>
  (file.seed * 1_000) / (MAX_POT_TIMES * file.contributionMilliCents) <= MAX_SEED_CHANCES;
const seedTooLarge = {
  path: ["seed"],
  error: "too large for the contribution: too many stakes would share it",
};

const shared = {
  id: Slug.max(40),
  /** A proper name, the same in all languages. */
  name: z.string().min(1).max(60),
  /** The sub-categories whose titles take part, by their ids. */
  subCategories: z.array(z.int().min(1)).min(1),
};

/**
 * A tier of a network: its pot starts with `seed`, gets `contributionPpm` millionths of each stake, and falls with the chance of the stake
 * divided by `hitEvery`.
 */
export const NetworkTier = z.strictObject({
  tier: z.enum(["small", "medium", "large"]),
  seed: PotCents,
  contributionPpm: z.int().min(1).max(50_000),
  hitEvery: PotCents,
});
export type NetworkTier = z.infer<typeof NetworkTier>;

export const NetworkFile = z.strictObject({
  ...shared,
  kind: z.literal("network"),
  tiers: z.array(NetworkTier).length(3),
});

/**
 * A drop is drawn among the stakes of at least `minimumStake`, all with the same chance. If play goes on as in the last 24 hours, it falls
 * about once in `period`. Each such stake adds `contributionMilliCents` thousandths of a cent, whatever its size. The pot starts once with `seed`; a hit leaves
 * `keepsPercent` of it for the next one.
 */
export const DropFile = z
  .strictObject({
    ...shared,
    kind: z.literal("drop"),
    period: z.enum(["hour", "day"]),
    seed: PotCents,
    contributionMilliCents: z.int().min(1).max(100_000),
    minimumStake: PotCents,
    keepsPercent: z.int().min(1).max(50),
  })
  .refine(canBeDrawn, seedTooLarge);

/** The lengths of a clock in hours: whole parts of a day, so that every clock ends at a fixed hour of UTC. */
const CLOCK_HOURS = [1, 2, 3, 4, 6, 8, 12, 24] as const;

/**
 * A win-time jackpot: a clock runs down to zero every `everyHours` hours, UTC. At zero the pot is drawn among the stakes of at least `minimumStake`
 * that were confirmed while it ran, and has no winner more often the fewer they are. Each adds `contributionMilliCents` thousandths of a cent,
 * whatever its size, so each has the same chance. The pot starts once with `seed`; a hit leaves `keepsPercent` of it for the next clock.
 */
export const WinTimeFile = z
  .strictObject({
    ...shared,
    kind: z.literal("win-time"),
    everyHours: z.literal(CLOCK_HOURS),
    seed: PotCents,
    contributionMilliCents: z.int().min(1).max(100_000),
    minimumStake: PotCents,
    keepsPercent: z.int().min(1).max(50),
  })
  .refine(canBeDrawn, seedTooLarge);

/** A jackpot, `content/jackpots/{id}.json`. */
export const JackpotFile = z.discriminatedUnion("kind", [NetworkFile, DropFile, WinTimeFile]);
export type JackpotFile = z.infer<typeof JackpotFile>;
export type NetworkFile = z.infer<typeof NetworkFile>;
export type DropFile = z.infer<typeof DropFile>;
export type WinTimeFile = z.infer<typeof WinTimeFile>;

/** A jackpot with the titles that take part. In a sandbox a clock may run for `everyMs` instead of its hours. */
export type Jackpot = JackpotFile & { gameCodes: readonly GameCode[]; everyMs?: number };

/** The ids of a jackpot's pots: a network has one for each tier. */
export function potIdsOf(jackpot: JackpotFile): string[] {
  return jackpot.kind === "network" ? jackpot.tiers.map(({ tier }) => `${jackpot.id}-${tier}`) : [jackpot.id];
}

/** The codes of the titles that add to each pot, by the pot's id. */
export type PotTitles = ReadonlyMap<string, readonly string[]>;

export function titlesOfPots(jackpots: readonly Jackpot[]): PotTitles {
  return new Map(
    jackpots.flatMap((jackpot) => potIdsOf(jackpot).map((pot) => [pot, jackpot.gameCodes] as const)),
  );
}
