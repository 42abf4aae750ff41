import { z } from "zod";
import { Hex32 } from "../hex-32.ts";
import { CurrencyCode } from "../money.ts";
import { Slug } from "../slug.ts";
import { MinorAmount, PositiveMinorAmount } from "./amount.ts";
import { ProofStep } from "./days.ts";
import { ServerSeed, ServerSeedHash } from "./fairness.ts";
import { GameCode, MechanicId, ModelHash, ModelId } from "./mechanic-id.ts";
import { RoundId } from "./round.ts";
import { RoundInput } from "./round-input.ts";
import { RoundScript } from "./script.ts";

/** A live table. It plays one round at a time, and all its players get the same outcome. */
export const TableId = Slug.max(40);
export type TableId = z.infer<typeof TableId>;

/** The number of a round at its table, from 1, without gaps. */
export const TableRoundNumber = z.int().min(1).max(2_147_483_647);
export type TableRoundNumber = z.infer<typeof TableRoundNumber>;

/** The number of a table's latest change. It rises by 1 with each change. */
const TableSeq = z.int().min(0);

/**
 * The phase of a round. It ends at `phaseEndsAt` or earlier; only `paid` and `void` can last longer, until the next round begins.
 * `announced`, only at tables that sell rounds ahead: the round has not begun, its times are estimates, and bets are taken. `betting`: bets are taken. `closed`: no new bets; the wallet confirms open stakes, or they are returned. `sealed`: the root of all bets
 * and the beacon's round are published, and the beacon's value does not exist yet. `running`, only in games whose play goes on after the close: the outcome is fixed, but nobody is
 * told it; players act until the run ends, which is at `phaseEndsAt` or at any moment before. `drawn`: the outcome is known, and the client shows it
 * until `phaseEndsAt`; then the bets are paid. `paid`: every bet is settled, and the result stays on screen. `void`: the round has no
 * outcome, and all stakes are returned.
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
 * Why a round is void: the beacon gave no value for 30 s, the clocks of server and beacon differ by more than 500 ms, too few players have
 * bets in a round whose bets share a pot, or a round that was sold ahead did not begin.
 */
export const TableVoidReason = z.enum(["beacon_silent", "clock_skew", "few_players", "not_begun"]);
export type TableVoidReason = z.infer<typeof TableVoidReason>;

/** The reason for a table to start no round now: outside its hours, without a beacon, or with a clock that differs from the beacon's. */
export const TableWait = z.enum(["hours", "beacon_silent", "clock_skew"]);
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

/** The number of past results in a snapshot. */
export const MAX_RECENT_RESULTS = 20;

/** A past round's draw. */
export const TableResult = z.object({ number: TableRoundNumber, events: RoundScript.shape.events });
export type TableResult = z.infer<typeof TableResult>;

/**
 * The part of a table that each change replaces completely. `at` is the database's time when the message was written. `round` is null
 * before the first round.
 */
const TableState = z.object({
  tableId: TableId,
  seq: TableSeq,
  at: z.iso.datetime(),
  waitsFor: TableWait.nullable(),
  round: TableRound.nullable(),
});

/** The number of bets that a `run` message names at most. */
export const MAX_NAMED_EXITS = 24;

/**
 * A bet that has left the run with a win. `bettor` numbers the players of the round from 1, in the order of their first bets; it is the only
 * thing that others learn about a player. `afterMs` is counted from `runsAt`.
 */
const RunExit = z.object({
  roundId: RoundId,
  bettor: z.int().min(1),
  multiplierHundredths: z.int().min(100),
  afterMs: z.int().min(0),
});
export type RunExit = z.infer<typeof RunExit>;

/**
 * What a running round asks: the bet `roundId`, or every bet that has not answered (null). Answers count before `untilMs`, in ms after
 * `runsAt`; then the rule's default is taken, which never adds to the stake.
 */
const RunQuestion = z.object({ roundId: RoundId.nullable(), untilMs: z.int().min(0) });
export type RunQuestion = z.infer<typeof RunQuestion>;

/**
 * The running round `number` so far. In a game whose bets leave by themselves: how many have left, and the latest ones, newest first. In a
 * game with decisions: the events that everybody may see by now, and the open question. Each message replaces the one before. Everybody gets
 * the same text; a client finds its own bets by `roundId`. It has no `seq`, because a lost one is harmless.
 */
export const TableRunMessage = z.object({
  type: z.literal("run"),
  number: TableRoundNumber,
  exitCount: z.int().min(0),
  bettorCount: z.int().min(0),
  exits: z.array(RunExit).max(MAX_NAMED_EXITS),
  events: RoundScript.shape.events,
  question: RunQuestion.nullable(),
});
export type TableRunMessage = z.infer<typeof TableRunMessage>;

/** A taken seat: the bet that took it, and the number of bets behind it. */
const TakenSeat = z.object({
  seat: z.int().min(1).max(20),
  roundId: RoundId,
  behind: z.int().min(0),
});
export type TakenSeat = z.infer<typeof TakenSeat>;

/**
 * The taken seats of round `number`, by seat, at a table with seats. Each message replaces the one before, as with `run`. A seat whose stake
 * is not confirmed yet counts as taken.
 */
export const TableSeatsMessage = z.object({
  type: z.literal("seats"),
  number: TableRoundNumber,
  seats: z.array(TakenSeat).max(20),
});
export type TableSeatsMessage = z.infer<typeof TableSeatsMessage>;

/**
 * The current state of a table, with its latest results, newest first. Only drawn rounds have a result, the current round included. It is
 * the first message of the stream, the answer to the polling call, and the answer to a client that has missed a change.
 */
export const TableSnapshot = TableState.extend({
  type: z.literal("snapshot"),
  results: z.array(TableResult).max(MAX_RECENT_RESULTS),
  /** The last `run` and `seats` messages of the round; null without one. */
  run: TableRunMessage.nullable(),
  seats: TableSeatsMessage.nullable(),
});
export type TableSnapshot = z.infer<typeof TableSnapshot>;

/**
 * The next state of a table. A client at `seq - 1` uses it. A client with an older state sends `{ "type": "snapshot" }`. A client that
 * already has `seq` ignores it. When `round.phase` is `drawn`, the client adds the round's events to its results.
 */
export const TableChange = TableState.extend({ type: z.literal("change") });
export type TableChange = z.infer<typeof TableChange>;

/** The numbers of spots and of wins that a `company` message has at most. */
export const MAX_COMPANY_SPOTS = 60;
export const MAX_COMPANY_WINS = 5;

/**
 * Who plays the sealed round `number`: how many players have a bet in it and how many of them are house players, and for the spots with
 * most players how many have a bet there, counted over the first 1,000 bets. When the round is paid, `wins` has the best wins in stakes, of players who let others see their
 * wins, by their initial. Each message replaces the one before. Everybody gets the same text. It has no `seq`, because a lost one is harmless.
 */
export const TableCompanyMessage = z.object({
  type: z.literal("company"),
  number: TableRoundNumber,
  bettorCount: z.int().min(1),
  houseCount: z.int().min(0),
  spots: z
    .array(z.object({ spot: z.string().max(40), bettors: z.int().min(1), house: z.int().min(0) }))
    .max(MAX_COMPANY_SPOTS),
  wins: z
    .array(
      z.object({
        initial: z.string().min(1).max(8),
        isHouse: z.boolean(),
        payoutMinor: PositiveMinorAmount,
        currency: CurrencyCode,
      }),
    )
    .max(MAX_COMPANY_WINS),
});
export type TableCompanyMessage = z.infer<typeof TableCompanyMessage>;

/** The end of the stream: the session is over or was refused. `code` is `session_ended`, `table_not_found` or `invalid_request`. */
export const TableStreamRefusal = z.object({
  type: z.literal("refused"),
  code: z.enum(["session_ended", "table_not_found", "invalid_request"]),
});
export type TableStreamRefusal = z.infer<typeof TableStreamRefusal>;

/** A message from the server on the stream, one text frame each. `pong` answers a ping. */
export const TableStreamMessage = z.discriminatedUnion("type", [
  TableSnapshot,
  TableChange,
  TableRunMessage,
  TableSeatsMessage,
  TableCompanyMessage,
  TableStreamRefusal,
  z.object({ type: z.literal("pong") }),
]);
export type TableStreamMessage = z.infer<typeof TableStreamMessage>;

/**
 * A message from a client on the stream. `open` comes first, with the studio session of the table's game. `snapshot` asks for a snapshot.
 * `ping` keeps the connection: the server closes a connection that sends nothing for 30 s.
 */
export const TableStreamRequest = z.discriminatedUnion("type", [
  z.strictObject({ type: z.literal("open"), session: z.string().min(1).max(128) }),
  z.strictObject({ type: z.literal("snapshot") }),
  z.strictObject({ type: z.literal("ping") }),
]);
export type TableStreamRequest = z.infer<typeof TableStreamRequest>;

/** A table's room, which the client draws around it. */
export const TableRoom = z.enum(["salon", "land-based", "vip", "racecourse", "stadium", "hall"]);
export type TableRoom = z.infer<typeof TableRoom>;

/**
 * A table on offer in the session's game. The limits hold for the sum of a player's bets in one round, in minor units of the session's
 * currency. The limits of single bets are in the sheet's layout. `opensAt` and `closesAt` are times of the day in UTC, `HH:MM`, and null if
 * the table is open all day.
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
 * A table as a lobby shows it. `type` is the model's family. `closedFor` is null while the table starts rounds. It is `hours` outside the
 * opening hours, and `fault` when the table has no beacon, has a wrong clock, has never run or stands still. `results` holds the draws, the
 * newest first: pockets (`"17"`) for `roulette`, winners (`"player"`, `"banker"`, `"tie"`) for `baccarat`,
 * the winner's number (`"3"`) for `race`, final scores (`"2:1"`) for `match`. For the wheels of `moneywheel`, `monopoly` (a walk round a
 * square) and `crazytime` (other bonus rounds) it holds what the number pays to one (`"5"`), or `bonus:` and the highest value of the bonus
 * round (`"bonus:50"`). It holds winners (`"red"`, `"blue"`, `"draw"`) for `topcard`, the idol's stone and the factor of the drop (`"17:2"`)
 * for `gonzo`, the sum (`"14"`), with its factor if it was struck (`"14:5"`), for `dice`, and the last balls of the latest draw, the last one
 * first, for `numbers`; the dealer's total (`"19"`) for `blackjack`, the winner (`"player"`, `"dealer"`, `"tie"`) for `holdem`, and the
 * crash point (`"2.31"`) for `crash`. It is empty while `resultType` is null. `betsCloseAt` is the time at which the current round takes no more bets, for
 * tables that close by the clock. `picture` is the address of the table's picture as it stands. It changes with the last shown result.
 */
export const LiveTableReport = TableListing.extend({
  type: z.string(),
  closedFor: z.enum(["hours", "fault"]).nullable(),
  /** The seats of the table, null without seats. */
  seats: z.object({ total: z.int().min(1), taken: z.int().min(0) }).nullable(),
  betsCloseAt: z.iso.datetime().nullable(),
  resultType: TableResultType.nullable(),
  results: z.array(z.string()).max(MAX_LOBBY_RESULTS),
  picture: z.string(),
});
export type LiveTableReport = z.infer<typeof LiveTableReport>;

/** All tables of the studio, with limits in minor units of the currency in the path. */
export const LiveTablesReply = z.object({ currency: CurrencyCode, tables: z.array(LiveTableReport) });
export type LiveTablesReply = z.infer<typeof LiveTablesReply>;

/**
 * Places a bet in round `number`. The client chooses one `requestId` per bet, and the same request again returns the same bet. A player may
 * place several bets in a round, and the limits hold for their sum. Refused as `bets_closed` if the round does not take bets or no longer
 * does; at a table with seats also as `seat_taken`, or as `seat_empty` for a bet behind a free seat.
 */
export const PlaceTableBetRequest = z.strictObject({
  requestId: z.uuid(),
  number: TableRoundNumber,
  stakeMinor: PositiveMinorAmount,
  input: RoundInput,
});
export type PlaceTableBetRequest = z.infer<typeof PlaceTableBetRequest>;

/**
 * An action for the player's own bet while its round is running. The client chooses one `requestId` per action, and the same request again
 * returns the same action. An action with a further stake counts once the wallet has taken the stake; otherwise it is refused as a bet would
 * be, and the decision is open until its deadline. Refused as `round_not_found` (no own bet at this table), `too_early`, `too_late`, `invalid_action` or
 * `request_conflict`. Refused as `too_late` also when the run has ended and the end is not announced yet.
 */
export const TakeTableActionRequest = z.strictObject({ requestId: z.uuid(), action: RoundInput });
export type TakeTableActionRequest = z.infer<typeof TakeTableActionRequest>;

/** An action that counts, with the time from which on it counts, in ms after the start of the run. */
export const TableAction = z.object({ roundId: RoundId, action: RoundInput, afterMs: z.int().min(0) });
export type TableAction = z.infer<typeof TableAction>;

/**
 * `placing`: the wallet has not confirmed the stake. `placed`: the bet counts. `paying`: the bet has won, and the wallet has not confirmed
 * the payout. `settled`: over; `payoutMinor` was paid. `returning`: the bet does not count, and its stake is on its way back. `returned`:
 * the stake is back, or was never taken.
 */
export const TableBetState = z.enum(["placing", "placed", "paying", "settled", "returning", "returned"]);
export type TableBetState = z.infer<typeof TableBetState>;

/** A player's own bet. `actions` are those that counted in a run, and `furtherMinor` is the sum of their further stakes. `script` is the draw and this bet's win. `script` and `payoutMinor` are null until the bet is being paid. */
export const TableBet = z.object({
  roundId: RoundId,
  number: TableRoundNumber,
  stakeMinor: PositiveMinorAmount,
  furtherMinor: MinorAmount,
  input: RoundInput,
  state: TableBetState,
  actions: z.array(TableAction.omit({ roundId: true })),
  script: RoundScript.nullable(),
  payoutMinor: MinorAmount.nullable(),
});
export type TableBet = z.infer<typeof TableBet>;

/** The bet after it was placed, with the balance after its stake. The same request later returns the bet in its present state. */
export const PlaceTableBetReply = TableBet.extend({ balanceMinor: MinorAmount });
export type PlaceTableBetReply = z.infer<typeof PlaceTableBetReply>;

/** The player's own bets in one round, the oldest first, without those that the wallet refused. */
export const TableBetsReply = z.object({ number: TableRoundNumber, bets: z.array(TableBet) });
export type TableBetsReply = z.infer<typeof TableBetsReply>;

/** The most rounds that a table sells ahead. */
export const MAX_ROUNDS_AHEAD = 10;

/**
 * The rounds of a table that are on sale and have not begun, the next first, each with the player's own bets without those that the wallet
 * refused. `closesAt` is an estimate: a round begins when the one before it is over. Empty at tables that sell none ahead; while a table
 * waits, only rounds with own bets. A bet is placed with `placeTableBet`; as every bet of a round it cannot be taken back. If the round does not begin, all stakes are
 * returned.
 */
export const RoundsAheadReply = z.object({
  at: z.iso.datetime(),
  rounds: z
    .array(
      z.object({
        number: TableRoundNumber,
        closesAt: z.iso.datetime(),
        serverSeedHash: ServerSeedHash,
        bets: z.array(TableBet),
      }),
    )
    .max(MAX_ROUNDS_AHEAD),
});
export type RoundsAheadReply = z.infer<typeof RoundsAheadReply>;

/**
 * A round in full, for verification by anybody as docs/live-tables.md explains. `chainHash` and `beaconPublicKey` identify the drand chain.
 * `beaconSignature` is the chain's value for `beaconRound`. `actions` are the actions of the run, by the ids of their bets; they are
 * published once the round is drawn, and are empty before.
 */
export const PublishedTableRound = TableRound.extend({
  tableId: TableId,
  mechanic: MechanicId,
  model: ModelId,
  modelHash: ModelHash,
  actions: z.array(TableAction),
  chainHash: Hex32.nullable(),
  beaconPublicKey: z
    .string()
    .regex(/^[0-9a-f]{192}$/)
    .nullable(),
  beaconSignature: z
    .string()
    .regex(/^[0-9a-f]{96}$/)
    .nullable(),
});
export type PublishedTableRound = z.infer<typeof PublishedTableRound>;

/** The number of leaves in one page. */
export const MAX_LISTED_LEAVES = 10_000;

/**
 * The texts of all bets under the root of a drawn round, in the order of their round ids: their Merkle tree gives the root. Where bets share a
 * pot, the draw can only be recomputed with all of them. A page has at most `MAX_LISTED_LEAVES`; `next` is the round id after which the next
 * page begins, null on the last one. Refused as `round_not_found` before the draw.
 */
export const TableLeavesReply = z.object({
  tableId: TableId,
  number: TableRoundNumber,
  leaves: z.array(z.string().max(40_000)),
  next: RoundId.nullable().default(null),
});
export type TableLeavesReply = z.infer<typeof TableLeavesReply>;

/** The number of rounds in one list. */
export const MAX_LISTED_ROUNDS = 20;

/** Past rounds of a table, drawn or void, the newest first. An empty list has no round before it. */
export const TableRoundsReply = z.object({ rounds: z.array(PublishedTableRound).max(MAX_LISTED_ROUNDS) });
export type TableRoundsReply = z.infer<typeof TableRoundsReply>;

/**
 * The proof that the player's own bet is under the round's root. `leaf` is the text that was hashed; it holds the bet's id, currency, stake
 * and input. Refused as `round_not_found` before the round is sealed, and for a bet that does not count.
 */
export const TableBetProof = z.object({
  tableId: TableId,
  number: TableRoundNumber,
  roundId: RoundId,
  currency: CurrencyCode,
  leaf: z.string().max(40_000),
  path: z.array(ProofStep).max(40),
  root: Hex32,
});
export type TableBetProof = z.infer<typeof TableBetProof>;
