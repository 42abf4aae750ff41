import { z } from "zod";
import { slugSchema } from "../slug.ts";
import { MinorAmount, PositiveMinorAmount } from "./amount.ts";
import { GameCode } from "./mechanic-id.ts";
import { JackpotWin } from "./round.ts";
import { CurrencyCode } from "./session-terms.ts";

/** The number of winners that are told of each pot. */
export const MAX_POT_WINNERS = 5;

/** The number of days over which a pot's rounds are counted. */
export const POT_COUNT_DAYS = 30;

const Sha256 = z.string().regex(/^[0-9a-f]{64}$/);

/** A hit, the newest has the highest number. `initial` is null for a player who does not let others see their wins. */
export const PotWinner = z.object({
  number: z.int().min(1),
  initial: z.string().min(1).max(8).nullable(),
  amountMinor: PositiveMinorAmount,
  gameCode: GameCode,
  at: z.iso.datetime(),
});
export type PotWinner = z.infer<typeof PotWinner>;

/** A period of a drop: `commitment` is published when it starts, and the drop can be hit from its hidden instant on. */
export const DropPeriod = z.object({
  startsAt: z.iso.datetime(),
  endsAt: z.iso.datetime(),
  commitment: Sha256,
});
export type DropPeriod = z.infer<typeof DropPeriod>;

/** A period that is over. `unmet`: no qualifying stake was confirmed after the instant, so the pot goes on into the next period. */
export const PastDrop = DropPeriod.extend({
  state: z.enum(["hit", "unmet"]),
  endedAt: z.iso.datetime(),
  instant: z.iso.datetime(),
  salt: Sha256,
});
export type PastDrop = z.infer<typeof PastDrop>;

/** A network's terms: each stake adds `contributionPpm` millionths of itself, and the chance of a hit is the stake divided by `hitEveryMinor`. */
const NetworkTerms = z.object({
  kind: z.literal("network"),
  contributionPpm: z.int().min(1),
  seedMinor: PositiveMinorAmount,
  hitEveryMinor: PositiveMinorAmount,
});

/**
 * A drop's terms: each stake of at least `minimumStakeMinor` adds `contributionThousandths` of a minor unit; a hit leaves `keepsPercent` of the
 * pot in it.
 */
const DropTerms = z.object({
  kind: z.literal("drop"),
  period: z.enum(["hour", "day"]),
  contributionThousandths: z.int().min(1),
  minimumStakeMinor: PositiveMinorAmount,
  keepsPercent: z.int().min(1).max(50),
});

/** The terms of a pot in its currency. */
export const PotTerms = z.discriminatedUnion("kind", [NetworkTerms, DropTerms]);
export type PotTerms = z.infer<typeof PotTerms>;

/**
 * A pot in one currency. `valueMinor` is what a hit would pay now; it grows by `minorPerSecond`, as in the last minute. `current` and `last` are
 * null in a network; `current` is null too after a hit, until the next period starts. `counted` are the qualifying rounds of the last
 * `POT_COUNT_DAYS` days, today included.
 */
export const Pot = JackpotWin.omit({ amountMinor: true }).extend({
  pot: slugSchema.max(80),
  terms: PotTerms,
  gameCodes: z.array(GameCode),
  valueMinor: MinorAmount,
  minorPerSecond: z.number().min(0),
  hits: z.int().min(0),
  current: DropPeriod.nullable(),
  last: PastDrop.nullable(),
  nextStartsAt: z.iso.datetime().nullable(),
  counted: z.object({ rounds: z.int().min(0), contributionMinor: MinorAmount, paidMinor: MinorAmount }),
  winners: z.array(PotWinner).max(MAX_POT_WINNERS),
});
export type Pot = z.infer<typeof Pot>;

/** All pots in one currency, as they stood at `at`. */
export const PotsReply = z.object({
  currency: CurrencyCode,
  at: z.iso.datetime(),
  pots: z.array(Pot).max(100),
});
export type PotsReply = z.infer<typeof PotsReply>;

/** The stream's message: the same as `PotsReply`, at the start and after every change. A client sends `{"type":"ping"}` every 10 s. */
export const PotsMessage = PotsReply.extend({ type: z.literal("pots") });
export type PotsMessage = z.infer<typeof PotsMessage>;
