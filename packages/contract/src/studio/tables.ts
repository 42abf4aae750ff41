import { z } from "zod";
import { Hex32 } from "../hex-32.ts";
import { LiveRound } from "../live-table.ts";
import { CurrencyCode } from "../money.ts";
import { Slug } from "../slug.ts";
import { PositiveMinorAmount } from "./amount.ts";
import { ServerSeed, ServerSeedHash } from "./fairness.ts";
import { GameCode } from "./mechanic-id.ts";
import { RoundScript } from "./script.ts";

/** A live table. It plays one round at a time, and all its players get the same outcome. */
export const TableId = Slug.max(40);
export type TableId = z.infer<typeof TableId>;

/** The number of a round at its table, from 1, without gaps. */
export const TableRoundNumber = z.int().min(1).max(2_147_483_647);
export type TableRoundNumber = z.infer<typeof TableRoundNumber>;

/** The number of a table's latest change. It rises by 1 with each change. */
export const TableSeq = z.int().min(0);

/**
 * The phase of a round. It ends at `phaseEndsAt` or earlier; only `paid` and `void` can last longer, until the next round begins.
 *
 * - `announced`, only at tables that sell rounds ahead: the round has not begun, its times are estimates, and bets are taken.
 * - `betting`: bets are taken.
 * - `closed`: no new bets; the wallet confirms open stakes, or they are returned.
 * - `sealed`: the root of all bets and the beacon's round are published, and the beacon's value does not exist yet.
 * - `running`, only in games whose play goes on after the close: the outcome is fixed, but not published. Players act until the run ends,
 *   which is at `phaseEndsAt` or at any moment before.
 * - `drawn`: the outcome is known, and the client shows it until `phaseEndsAt`; then the bets are paid.
 * - `paid`: every bet is settled, and the result stays on screen.
 * - `void`: the round has no outcome, and all stakes are returned.
 */
export const TablePhase = z.enum([
  "announced",
  "betting",
  "closed",
  "sealed",
  "running",
  "drawn",
  "paid",
  "void",
]);
export type TablePhase = z.infer<typeof TablePhase>;

/**
 * Why a round is void: the beacon gave no value for 30 s, the clocks of server and beacon differ by more than 500 ms or a clock that was ahead
 * has begun the round, too few players have bets in a round whose bets share a pot, or a round that was sold ahead did not begin.
 */
export const TableVoidReason = z.enum(["beacon_silent", "clock_skew", "few_players", "not_begun"]);
export type TableVoidReason = z.infer<typeof TableVoidReason>;

/**
 * The reason for a table to start no round now: outside its hours, without a beacon, with a clock that differs from the beacon's, or because
 * nobody is there.
 */
export const TableWait = z.enum(["hours", "beacon_silent", "clock_skew", "nobody"]);
export type TableWait = z.infer<typeof TableWait>;

/**
 * The public view of a round. Times are ISO 8601 by the database's clock. `serverSeedHash` is published before the first bet. `sealed` adds
 * `betCount`, `beaconRound` and `root`, the root of the Merkle tree of all counted bets. `running` adds `beaconRandomness` and `runsAt`, the
 * start of the run, which is shortly after that of the phase. `drawn` adds `beaconRandomness`, `serverSeed` and
 * `events`, which show the draw and no bets. `void` keeps the fields of the phases before it and adds `serverSeed`. `drawsAt` is the time of
 * the draw at a table with a calendar, where rounds are on sale long ahead; null at all others.
 */
export const TableRound = z.object({
  number: TableRoundNumber,
  phase: TablePhase,
  phaseEndsAt: z.iso.datetime(),
  startedAt: z.iso.datetime(),
  betsCloseAt: z.iso.datetime(),
  drawsAt: z.iso.datetime().nullable().default(null),
  serverSeedHash: ServerSeedHash,
  betCount: z.int().min(0).nullable(),
  root: Hex32.nullable(),
  beaconRound: z.int().min(1).nullable(),
  beaconRandomness: Hex32.nullable(),
  runsAt: z.iso.datetime().nullable(),
  serverSeed: ServerSeed.nullable(),
  events: RoundScript.shape.events.nullable(),
  voidReason: TableVoidReason.nullable(),
});
export type TableRound = z.infer<typeof TableRound>;

/** A table's room, which the client draws around it. */
export const TableRoom = z.enum(["salon", "land-based", "vip", "racecourse", "stadium", "hall"]);
export type TableRoom = z.infer<typeof TableRoom>;

/**
 * A table on which the session's game can be played. The limits are the least and the most that a player may stake in one round, all bets
 * together, in minor units of the session's currency; the limits of a single bet are in the sheet's layout. `opensAt` and `closesAt` are
 * times of day in UTC, `HH:MM`; both are null if the table is open all day.
 */
export const TableListing = z.object({
  tableId: TableId,
  title: z.string().min(1).max(80),
  gameCode: GameCode,
  room: TableRoom,
  minimumStakeMinor: PositiveMinorAmount,
  maximumStakeMinor: PositiveMinorAmount,
  opensAt: z.string().nullable(),
  closesAt: z.string().nullable(),
});
export type TableListing = z.infer<typeof TableListing>;

export const TablesReply = z.object({ tables: z.array(TableListing) });
export type TablesReply = z.infer<typeof TablesReply>;

/** The kinds of results that the house's own tables show in the lobby. */
export const TableResultType = z.enum([
  "roulette",
  "baccarat",
  "race",
  "match",
  "moneywheel",
  "monopoly",
  "crazytime",
  "topcard",
  "gonzo",
  "dice",
  "numbers",
  "blackjack",
  "holdem",
  "crash",
]);
export type TableResultType = z.infer<typeof TableResultType>;

/** The number of past results of a table in the lobby [3.15]. */
export const MAX_LOBBY_RESULTS = 6;

/**
 * A table as a lobby shows it.
 *
 * - `type` is the model's family.
 * - `closedFor` is null while the table starts rounds. It is `hours` outside the opening hours, and `fault` when the table has no beacon, has
 *   a wrong clock, has never run or stands still.
 * - `betsCloseAt` is the time at which the current round takes no more bets, for tables that close by the clock.
 * - `round` is the current round: whether it takes bets, when that changes, and the rise of a multiplier that everybody watches, which began
 *   at `beganAt`. Null while the table is closed.
 * - `picture` is the address of the table's picture as it stands. It changes with the last shown result.
 * - `results` holds the draws, the newest first. It is empty while `resultType` is null. By `resultType` it holds:
 *   - `roulette`: pockets (`"17"`)
 *   - `baccarat`: winners (`"player"`, `"banker"`, `"tie"`)
 *   - `race`: the winner's number (`"3"`)
 *   - `match`: final scores (`"2:1"`)
 *   - `moneywheel`, `monopoly` (a walk round a square) and `crazytime` (other bonus rounds): what the number pays to one (`"5"`), or `bonus:`
 *     and the highest value of the bonus round (`"bonus:50"`)
 *   - `topcard`: winners (`"red"`, `"blue"`, `"draw"`)
 *   - `gonzo`: the idol's stone and the factor of the drop (`"17:2"`)
 *   - `dice`: the sum (`"14"`), with its factor if it was struck (`"14:5"`)
 *   - `numbers`: the last balls of the latest draw, the last one first
 *   - `blackjack`: the dealer's total (`"19"`)
 *   - `holdem`: the winner (`"player"`, `"dealer"`, `"tie"`)
 *   - `crash`: the crash point (`"2.31"`)
 */
export const LiveTableReport = TableListing.extend({
  type: z.string(),
  closedFor: z.enum(["hours", "fault"]).nullable(),
  /** The seats of the table, null without seats. */
  seats: z.object({ total: z.int().min(1), taken: z.int().min(0) }).nullable(),
  betsCloseAt: z.iso.datetime().nullable(),
  round: LiveRound.nullable(),
  resultType: TableResultType.nullable(),
  results: z.array(z.string()).max(MAX_LOBBY_RESULTS),
  picture: z.string(),
});
export type LiveTableReport = z.infer<typeof LiveTableReport>;

/** The query `unseen=true` asks for nobody who looks at the tables: it does not keep rounds beginning. */
export const LiveTablesRequest = z.strictObject({ unseen: z.tuple([z.literal("true")]).optional() });

/** All tables of the studio, with limits in minor units of the currency in the path. */
export const LiveTablesReply = z.object({ currency: CurrencyCode, tables: z.array(LiveTableReport) });
export type LiveTablesReply = z.infer<typeof LiveTablesReply>;
