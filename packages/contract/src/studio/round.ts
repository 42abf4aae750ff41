import { z } from "zod";
import { slugSchema } from "../slug.ts";
import { MinorAmount, PositiveMinorAmount } from "./amount.ts";
import { ClientSeed, Nonce, ServerSeed, ServerSeedHash } from "./fairness.ts";
import { MechanicId, ModelHash, ModelId } from "./mechanic-id.ts";
import { RoundInput } from "./round-input.ts";
import { RoundScript } from "./script.ts";
import { CurrencyCode, PlayMode } from "./session-terms.ts";

/** A round's id, given by the studio; it is also the wallet's `round`. */
export const RoundId = z.uuid();
export type RoundId = z.infer<typeof RoundId>;

/** The wallet's id for a player's free rounds. */
export const RewardId = z.string().min(1).max(100);
export type RewardId = z.infer<typeof RewardId>;

/**
 * `deciding`: the player has a choice to make; for an absent player the rule's default is taken after a time. `open`: it has won, and waits
 * until the client reports that it was shown (settle), or until the studio settles it after a time; it is returned as `openRound` when the
 * session opens again. `settled`: over and paid. A losing round is settled immediately.
 */
export const RoundState = z.enum(["deciding", "open", "settled"]);
export type RoundState = z.infer<typeof RoundState>;

/**
 * Starts a round. The client chooses `requestId`, one per round: the same request again returns the same round, and a request with the same
 * id and other content is refused as `request_conflict`. `stakeMinor` is the whole stake in minor units; for roulette the sum of the bets.
 * With `rewardId` it is one of the player's free rounds: the stake must equal theirs and is not taken.
 * `autoplay` marks a round that the game starts by itself: refused as `autoplay_not_allowed` where the session's terms have none.
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

/** The open choice of a round: its `seq`-th action, from 1, out of these choices; at `defaultAt` (ISO 8601) the rule's default is taken. */
export const OpenDecision = z.object({
  seq: z.int().min(1).max(500),
  choices: z.array(Choice).min(1).max(100),
  defaultAt: z.iso.datetime(),
});
export type OpenDecision = z.infer<typeof OpenDecision>;

/**
 * Takes one of the choices. The client chooses `requestId`, one for each action: the same request again returns the round as it stands, and
 * another action with the same id is refused as `request_conflict`. `seq` is the decision's: an action for a decision that was made already
 * (on another device) is refused as `invalid_action`. A further stake that the wallet refuses leaves the decision open.
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

/** An action that was taken; `byRule` if it was the rule's default, because the player was absent or may no longer play. */
const TakenAction = z.object({ action: RoundInput, stakeMinor: MinorAmount, byRule: z.boolean() });

/** Asks for the round of a start request whose response was lost. */
export const LookUpRoundRequest = z.strictObject({ requestId: z.uuid() });
export type LookUpRoundRequest = z.infer<typeof LookUpRoundRequest>;

/**
 * A drawn round (with `rewardId`: for free): its script so far, its stakes so far, its payout in minor units (0 while it is being decided),
 * its state, its open choice, and its seeds.
 */
export const Round = z.object({
  roundId: RoundId,
  script: RoundScript,
  stakeMinor: PositiveMinorAmount,
  payoutMinor: MinorAmount,
  state: RoundState,
  decision: OpenDecision.nullable(),
  nonce: Nonce,
  serverSeedHash: ServerSeedHash,
  rewardId: RewardId.nullable(),
});
export type Round = z.infer<typeof Round>;

/** A round just started. `balanceMinor` is after the stake and before the payout of an open round, so that the client can count it up at the end. */
export const StartRoundReply = Round.extend({ balanceMinor: MinorAmount });
export type StartRoundReply = z.infer<typeof StartRoundReply>;

/** The round was shown; its payout is in the balance. Settling a settled round returns the same again. */
export const SettleRoundReply = z.object({
  roundId: RoundId,
  payoutMinor: MinorAmount,
  balanceMinor: MinorAmount,
});
export type SettleRoundReply = z.infer<typeof SettleRoundReply>;

/**
 * A past round in full, for replay and verification. `serverSeed` is null until the seeds are rotated. `input` is the player's choice with
 * the first stake, `actions` the later ones, `stakeMinor` the sum of all stakes; `at` is the start of the round (ISO 8601, UTC), amounts
 * are minor units of `currency`. For a bet at a live table, `table` names the table's round, which decides the outcome
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
  state: RoundState,
  serverSeedHash: ServerSeedHash,
  serverSeed: ServerSeed.nullable(),
  clientSeed: ClientSeed,
  nonce: Nonce,
  table: z.object({ tableId: slugSchema.max(40), number: z.int().min(1) }).optional(),
  at: z.iso.datetime(),
});
export type RoundReplay = z.infer<typeof RoundReplay>;

/**
 * The result of drawing a past round again from its seeds. `matches` is true when the hash of the seed, every event and the payout equal
 * those that were committed to, shown and paid. Refused as `seed_not_revealed` before the seeds are rotated.
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
