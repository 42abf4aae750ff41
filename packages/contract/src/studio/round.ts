import { z } from "zod";
import { CurrencyCode } from "../money.ts";
import { Slug } from "../slug.ts";
import { MinorAmount, PositiveMinorAmount } from "./amount.ts";
import { ClientSeed, Nonce, ServerSeed, ServerSeedHash } from "./fairness.ts";
import { MechanicId, ModelHash, ModelId } from "./mechanic-id.ts";
import { RoundInput } from "./round-input.ts";
import { RoundScript } from "./script.ts";
import { PlayMode } from "./session-terms.ts";

/** A round's id, given by the studio; it is also the wallet's `round`. */
export const RoundId = z.uuid();
export type RoundId = z.infer<typeof RoundId>;

/** The wallet's id for a player's free rounds. */
export const RewardId = z.string().min(1).max(100);
export type RewardId = z.infer<typeof RewardId>;

/**
 * `deciding`: the player must choose. An absent player gets the rule's default after a time. `open`: the round has won. It waits until the
 * client reports that the win was shown (settle), or until the studio settles it after a time. A session that opens meanwhile returns it as
 * `openRound`. `settled`: over and paid. A losing round is settled immediately.
 */
export const RoundState = z.enum(["deciding", "open", "settled"]);
export type RoundState = z.infer<typeof RoundState>;

/**
 * Starts a round. The client chooses one `requestId` per round. The same request again returns the same round, and another request with the
 * same id is refused as `request_conflict`. `stakeMinor` is the whole stake in minor units, for roulette the sum of the bets. `rewardId`
 * uses one of the player's free rounds: the stake must equal the free round's and is not taken. `autoplay` marks a round that the game
 * starts by itself. It is refused as `autoplay_not_allowed` if the session's terms do not allow autoplay.
 */
export const StartRoundRequest = z.strictObject({
  requestId: z.uuid(),
  stakeMinor: PositiveMinorAmount,
  input: RoundInput,
  rewardId: RewardId.optional(),
  autoplay: z.literal(true).optional(),
});
export type StartRoundRequest = z.infer<typeof StartRoundRequest>;

/** A possible action of the player, and its further stake ("0" for none). */
export const Choice = z.object({ action: RoundInput, stakeMinor: MinorAmount });
export type Choice = z.infer<typeof Choice>;

/**
 * The open choice of a round: its action number `seq` (from 1) and the possible choices. At `defaultAt` (ISO 8601) the rule takes its
 * default.
 */
export const OpenDecision = z.object({
  seq: z.int().min(1).max(500),
  choices: z.array(Choice).min(1).max(100),
  defaultAt: z.iso.datetime(),
});
export type OpenDecision = z.infer<typeof OpenDecision>;

/**
 * Takes one of the choices. The client chooses `requestId`, one for each action: the same request again returns the round as it stands, and
 * another action with the same id is refused as `request_conflict`. `seq` is the decision's: an action for a decision that was made already
 * (on another device) is refused as `invalid_action`, and one of a player who may no longer play as `player_disabled`. A further stake that the
 * wallet refuses leaves the decision open.
 */
export const ActRequest = z.strictObject({
  requestId: z.uuid(),
  seq: z.int().min(1).max(500),
  action: RoundInput,
});
export type ActRequest = z.infer<typeof ActRequest>;

/** The best action, or null in games whose best play is not known. */
export const HintReply = z.object({ action: RoundInput.nullable() });
export type HintReply = z.infer<typeof HintReply>;

/** An action that was taken. `byRule`: the rule took its default, because the player was absent or may no longer play. */
const TakenAction = z.object({ action: RoundInput, stakeMinor: MinorAmount, byRule: z.boolean() });

/** Asks for the round of a start request whose response was lost. */
export const LookUpRoundRequest = z.strictObject({ requestId: z.uuid() });
export type LookUpRoundRequest = z.infer<typeof LookUpRoundRequest>;

/** What a round has won from a jackpot's pot. `tier` is null for a drop. */
export const JackpotWin = z.object({
  jackpotId: Slug.max(40),
  name: z.string().min(1).max(60),
  kind: z.enum(["network", "drop", "win-time"]),
  tier: z.enum(["small", "medium", "large"]).nullable(),
  amountMinor: PositiveMinorAmount,
});
export type JackpotWin = z.infer<typeof JackpotWin>;

/**
 * A drawn round, free if it has a `rewardId`: its script so far, its payout in minor units (0 before the last decision), its state, its
 * open choice, and its seeds. `stakeMinor` is the sum of all stakes so far, and `firstStakeMinor` the one that the round began with; a node of
 * an earlier release does not send it. `payoutMinor` is the game's own; what comes from pots is in `jackpotWins` and is paid with it.
 */
export const Round = z.object({
  roundId: RoundId,
  script: RoundScript,
  stakeMinor: PositiveMinorAmount,
  firstStakeMinor: PositiveMinorAmount.optional(),
  payoutMinor: MinorAmount,
  state: RoundState,
  decision: OpenDecision.nullable(),
  nonce: Nonce,
  serverSeedHash: ServerSeedHash,
  rewardId: RewardId.nullable(),
  jackpotWins: z.array(JackpotWin).max(10),
});
export type Round = z.infer<typeof Round>;

/** A round just started. `balanceMinor` is after the stake and before the payout of an open round, so that the client can count it up at the end. */
export const StartRoundReply = Round.extend({ balanceMinor: MinorAmount });
export type StartRoundReply = z.infer<typeof StartRoundReply>;

/** The round was shown; its payout, with what came from pots, is in the balance. Settling a settled round returns the same again. */
export const SettleRoundReply = z.object({
  roundId: RoundId,
  payoutMinor: MinorAmount,
  balanceMinor: MinorAmount,
});
export type SettleRoundReply = z.infer<typeof SettleRoundReply>;

/**
 * A past round in full, for replay and verification. `serverSeed` is null until the seeds are rotated. `input` is the player's choice with
 * the first stake, `actions` are the later choices, and `stakeMinor` is the sum of all stakes. `at` is the start of the round (ISO 8601,
 * UTC). Amounts are minor units of `currency`. For a bet at a live table, `table` names the table's round, which decides the outcome
 * (docs/live-tables.md); `clientSeed` and `nonce` repeat its name.
 */
export const RoundReplay = z.object({
  roundId: RoundId,
  mechanic: MechanicId,
  model: ModelId,
  modelHash: ModelHash,
  script: RoundScript,
  mode: PlayMode,
  currency: CurrencyCode,
  stakeMinor: PositiveMinorAmount,
  firstStakeMinor: PositiveMinorAmount,
  input: RoundInput,
  actions: z.array(TakenAction),
  payoutMinor: MinorAmount,
  jackpotWins: z.array(JackpotWin).max(10),
  state: RoundState,
  serverSeedHash: ServerSeedHash,
  serverSeed: ServerSeed.nullable(),
  clientSeed: ClientSeed,
  nonce: Nonce,
  table: z.object({ tableId: Slug.max(40), number: z.int().min(1) }).optional(),
  at: z.iso.datetime(),
});
export type RoundReplay = z.infer<typeof RoundReplay>;

/**
 * The result of drawing a past round again from its seeds. `matches` is true if the seed's hash is the one published before, and every
 * event and the payout are the ones shown and paid. Refused as `seed_not_revealed` before the seeds are rotated.
 */
export const VerifyRoundReply = z.object({
  matches: z.boolean(),
  recomputed: z.object({
    serverSeedHash: ServerSeedHash,
    script: RoundScript,
    payoutMinor: MinorAmount,
  }),
});
export type VerifyRoundReply = z.infer<typeof VerifyRoundReply>;
