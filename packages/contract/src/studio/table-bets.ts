import { z } from "zod";
import { Hex32 } from "../hex-32.ts";
import { CurrencyCode } from "../money.ts";
import { MinorAmount, PositiveMinorAmount } from "./amount.ts";
import { ProofStep } from "./days.ts";
import { ServerSeedHash } from "./fairness.ts";
import { MechanicId, ModelHash, ModelId } from "./mechanic-id.ts";
import { RoundId } from "./round.ts";
import { RoundInput } from "./round-input.ts";
import { RoundScript } from "./script.ts";
import { TableId, TableRound, TableRoundNumber } from "./tables.ts";

/**
 * Places a bet in round `number`. The client chooses a `requestId` for each bet; a repeated request returns the same bet. A player may place
 * several bets in a round; the limits apply to their sum. `autoplay` marks a bet that the game places by itself, in a round after the one for
 * which the player pressed. Errors: `autoplay_not_allowed` (the session's terms do not allow autoplay), `bets_closed` (the round takes no
 * bets now), `seat_taken`, and `seat_empty` (nobody sits where the bet is placed behind).
 */
export const PlaceTableBetRequest = z.strictObject({
  requestId: z.uuid(),
  number: TableRoundNumber,
  stakeMinor: PositiveMinorAmount,
  input: RoundInput,
  autoplay: z.literal(true).optional(),
});
export type PlaceTableBetRequest = z.infer<typeof PlaceTableBetRequest>;

/**
 * An action for the player's own bet while its round is running. The client chooses a `requestId` for each action; a repeated request returns
 * the same action. An action that adds to the stake counts when the wallet has taken the amount. If the wallet refuses it, the call fails with
 * the wallet's reason, and the player can still decide until the deadline. Errors: `round_not_found` (the player has no such bet at this
 * table), `too_early`, `too_late` (the run has ended, perhaps before its end was announced), `invalid_action`, `request_conflict`.
 */
export const TakeTableActionRequest = z.strictObject({ requestId: z.uuid(), action: RoundInput });
export type TakeTableActionRequest = z.infer<typeof TakeTableActionRequest>;

/** An action that counts. `afterMs` is when it takes effect, in ms after the start of the run. */
export const TableAction = z.object({ roundId: RoundId, action: RoundInput, afterMs: z.int().min(0) });
export type TableAction = z.infer<typeof TableAction>;

/**
 * - `placing`: the wallet is asked for the stake.
 * - `placed`: the stake is taken, and the bet counts.
 * - `paying`: the bet has won, and the wallet is asked to pay.
 * - `settled`: the bet is over, and `payoutMinor` is paid (0 for a loss).
 * - `returning`: the bet does not count, and the wallet is asked to return the stake.
 * - `returned`: the player has the stake, because it was returned or never taken.
 */
export const TableBetState = z.enum(["placing", "placed", "paying", "settled", "returning", "returned"]);
export type TableBetState = z.infer<typeof TableBetState>;

/**
 * A player's own bet. `actions` are the actions that counted in a run; `furtherMinor` is the sum that they added to the stake. `script` is
 * the draw and this bet's win. `script` and `payoutMinor` are null until the bet is being paid.
 */
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

/** The most bets of missed rounds in one reply. */
export const MAX_MISSED_BETS = 100;

/**
 * The rounds of a table that are on sale and have not begun, the next first, each with the player's own bets without those that the wallet
 * refused. `closesAt` is an estimate: a round begins when the one before it is over. Empty at tables that sell none ahead; while a table
 * waits, only rounds with own bets. A bet is placed with `placeTableBet`; as every bet of a round it cannot be taken back. If the round
 * does not begin, all stakes are returned. `missed` are the player's bets whose rounds ended while the player's game was not open: since
 * its last session asked for this list, and before this session asked first. The latest round is first.
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
  missed: z.array(TableBet).max(MAX_MISSED_BETS).default([]),
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
