import { z } from "zod";
import { CurrencyCode } from "../money.ts";
import { PositiveMinorAmount } from "./amount.ts";
import { RoundId } from "./round.ts";
import { RoundScript } from "./script.ts";
import { TableId, TableRound, TableRoundNumber, TableSeq, TableWait } from "./tables.ts";

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
 * A bet that has left the run with a win. `bettor` numbers the players of the round from 1, in the order of their first bets; others
 * learn nothing else about the player. `afterMs` is counted from `runsAt`.
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
 * Who plays the round `number`, also while it takes bets: how many players have a bet in it and how many of them are house players, and for
 * the spots with most players how many have a bet there, counted over the first 1,000 bets. When the round is paid, `wins` has the best wins
 * in stakes, of players who let others see their wins, by their initial. Each message replaces the one before. Everybody gets the same text. It has no
 * `seq`, because a lost one is harmless.
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

/** What watchers of a table can show each other. The set is fixed and has no text, so nobody can be insulted and nothing needs reading. */
export const tableReactions = ["hello", "cheer", "look", "oh_well", "yawn"] as const;
export const TableReaction = z.enum(tableReactions);
export type TableReaction = z.infer<typeof TableReaction>;

/** A client's reactions within this time after one are dropped. */
export const REACTION_EVERY_MS = 1_500;

/**
 * How many watchers of the table have shown each reaction since the last such message. Everybody gets the same text, which names nobody. It has no
 * `seq`, because a lost one is harmless.
 */
export const TableReactionsMessage = z.object({
  type: z.literal("reactions"),
  counts: z.partialRecord(TableReaction, z.int().min(1)),
});
export type TableReactionsMessage = z.infer<typeof TableReactionsMessage>;

/**
 * How many have a draw's table open, on all nodes, the client itself too. Only the tables of draws have it, whose players are not published. It
 * comes when a client begins to watch, and every two seconds if it has changed. It has no `seq`, because a lost one is harmless.
 */
export const TableWatchersMessage = z.object({ type: z.literal("watchers"), count: z.int().min(1) });
export type TableWatchersMessage = z.infer<typeof TableWatchersMessage>;

/**
 * The end of the stream: the session is over or was refused. The session is looked up with `open`, with each `snapshot`, and once a minute with
 * a `ping`. `code` is `session_ended`, `table_not_found` or `invalid_request`.
 */
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
  TableReactionsMessage,
  TableWatchersMessage,
  TableStreamRefusal,
  z.object({ type: z.literal("pong") }),
]);
export type TableStreamMessage = z.infer<typeof TableStreamMessage>;

/**
 * A message from a client on the stream. `open` comes first, with the studio session of the table's game. `snapshot` asks for a snapshot.
 * `ping` keeps the connection: the server closes a connection that sends nothing for 30 s. `react` shows a reaction to everybody at the table.
 */
export const TableStreamRequest = z.discriminatedUnion("type", [
  z.strictObject({ type: z.literal("open"), session: z.string().min(1).max(128) }),
  z.strictObject({ type: z.literal("snapshot") }),
  z.strictObject({ type: z.literal("ping") }),
  z.strictObject({ type: z.literal("react"), reaction: TableReaction }),
]);
export type TableStreamRequest = z.infer<typeof TableStreamRequest>;
