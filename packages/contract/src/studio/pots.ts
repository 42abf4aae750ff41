import { z } from "zod";
import { Hex32 } from "../hex-32.ts";
import { CurrencyCode } from "../money.ts";
import { Slug } from "../slug.ts";
import { MinorAmount, PositiveMinorAmount } from "./amount.ts";
import { GameCode } from "./mechanic-id.ts";
import { JackpotWin, RoundId } from "./round.ts";

/** The number of winners that are shown for each pot. */
export const MAX_POT_WINNERS = 5;

/** The number of days over which a pot's rounds are counted. */
export const POT_COUNT_DAYS = 30;

/** A hit by a round, the newest has the highest number. `initial` is null for a player who does not let others see their wins. */
export const PotWinner = z.object({
  number: z.int().min(1),
  initial: z.string().min(1).max(8).nullable(),
  amountMinor: PositiveMinorAmount,
  gameCode: GameCode,
  roundId: RoundId,
  at: z.iso.datetime(),
});
export type PotWinner = z.infer<typeof PotWinner>;

/**
 * A period that a drop had before it was drawn in calls (decision 113), for everybody: `instant` and `salt` hash to the `commitment`. They are
 * null only in a period that a node of an earlier release holds open.
 */
export const PublishedDrop = z.object({
  pot: Slug.max(80),
  currency: CurrencyCode,
  startsAt: z.iso.datetime(),
  endsAt: z.iso.datetime(),
  commitment: Hex32,
  state: z.enum(["open", "hit", "unmet"]),
  endedAt: z.iso.datetime().nullable(),
  instant: z.iso.datetime().nullable(),
  salt: Hex32.nullable(),
});
export type PublishedDrop = z.infer<typeof PublishedDrop>;

/** The number of periods in one page. */
export const MAX_LISTED_DROPS = 50;

/** The past periods of a drop that began before a moment, the newest first. `next` is the moment for the next page, null on the last one. */
export const DropsReply = z.object({
  drops: z.array(PublishedDrop).max(MAX_LISTED_DROPS),
  next: z.iso.datetime().nullable(),
});
export type DropsReply = z.infer<typeof DropsReply>;

/**
 * A win-time clock, or a call of a drop, in one currency. `serverSeedHash` is published before the first stake can enter it. An entry wins with 1 in
 * `outOf`, or in the number of entries if that is larger. A call has its `outOf` from the start, and `endsAt` from its first stake on; a win-time
 * clock has its end from the start, and its `outOf` once it is at zero.
 */
const ClockSpan = z.object({
  number: z.int().min(1),
  startsAt: z.iso.datetime(),
  endsAt: z.iso.datetime().nullable(),
  serverSeedHash: Hex32,
  entries: z.int().min(0),
  outOf: z.int().min(1).nullable(),
});

/**
 * A clock that is over and not drawn yet. `waitsForBeacon`: the beacon is more than some seconds late. The amount of a call is known once it is
 * drawn: null.
 */
export const ClockDraw = ClockSpan.extend({
  amountMinor: PositiveMinorAmount.nullable(),
  waitsForBeacon: z.boolean(),
});
export type ClockDraw = z.infer<typeof ClockDraw>;

/**
 * A clock that is over: won by the round `winner`, or without an entry, with too little to pay, or with a number drawn that no entry had. Without
 * a winner its pot went on into the next one.
 */
export const PastClock = ClockSpan.extend({
  endedAt: z.iso.datetime(),
  state: z.enum(["drawn", "paid", "empty", "missed"]),
  amountMinor: PositiveMinorAmount.nullable(),
  winner: RoundId.nullable(),
});
export type PastClock = z.infer<typeof PastClock>;

/** The clocks of a win-time jackpot, or the calls of a drop. `now` takes stakes; it is null only while none is planned. */
export const PotClock = z.object({
  now: ClockSpan.nullable(),
  drawn: ClockDraw.nullable(),
  last: PastClock.nullable(),
});
export type PotClock = z.infer<typeof PotClock>;

/**
 * A clock or a call in full, for verification by anybody as docs/fairness.md explains. `root` is that of all entries and is published together with
 * `beaconRound`, whose value does not exist then. The seed is published with the draw. In a clock of before decision 113, `outOf` is null, and one
 * of the entries won.
 */
export const PublishedClock = ClockSpan.extend({
  pot: Slug.max(80),
  currency: CurrencyCode,
  state: z.enum(["running", "closed", "sealed", "drawn", "paid", "empty", "missed"]),
  amountMinor: PositiveMinorAmount.nullable(),
  serverSeed: Hex32.nullable(),
  root: Hex32.nullable(),
  chainHash: Hex32.nullable(),
  beaconPublicKey: z
    .string()
    .regex(/^[0-9a-f]{192}$/)
    .nullable(),
  beaconRound: z.int().min(1).nullable(),
  beaconSignature: z
    .string()
    .regex(/^[0-9a-f]{96}$/)
    .nullable(),
  beaconRandomness: Hex32.nullable(),
  winningEntry: z.int().min(1).nullable(),
  winner: RoundId.nullable(),
});
export type PublishedClock = z.infer<typeof PublishedClock>;

/** The number of entries in one page. */
export const MAX_LISTED_ENTRIES = 10_000;

/**
 * The texts of a clock's entries in their order: their Merkle tree gives the root. A page has at most `MAX_LISTED_ENTRIES`; `next` is the entry
 * after which the next page begins, null on the last one.
 */
export const ClockEntries = z.object({
  leaves: z.array(z.string().max(80)).max(MAX_LISTED_ENTRIES),
  next: z.int().min(1).nullable(),
});
export type ClockEntries = z.infer<typeof ClockEntries>;

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

/** A win-time jackpot's terms: as a drop's, and its clocks are `everyMs` long. */
const WinTimeTerms = DropTerms.omit({ period: true }).extend({
  kind: z.literal("win-time"),
  everyMs: z.int().min(1),
});

/** The terms of a pot in its currency. */
export const PotTerms = z.discriminatedUnion("kind", [NetworkTerms, DropTerms, WinTimeTerms]);
export type PotTerms = z.infer<typeof PotTerms>;

/**
 * A pot in one currency.
 * - `valueMinor` is what a hit would pay now; it grows by `minorPerSecond`, as in the last minute.
 * - `clock` is null in a network.
 * - `counted` are the qualifying rounds of the last `POT_COUNT_DAYS` days, today included.
 */
export const Pot = JackpotWin.omit({ amountMinor: true }).extend({
  pot: Slug.max(80),
  terms: PotTerms,
  gameCodes: z.array(GameCode),
  valueMinor: MinorAmount,
  minorPerSecond: z.number().min(0),
  hits: z.int().min(0),
  clock: PotClock.nullable(),
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
