import { z } from "zod";
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
 * `open`: it has won, and waits until the client says that it has shown it (settle), or until the studio settles it after a time; it is
 * returned as `openRound` when the session opens again. `settled`: over and paid. A losing round is settled immediately.
 */
export const RoundState = z.enum(["open", "settled"]);
export type RoundState = z.infer<typeof RoundState>;

/**
 * Starts a round. The client chooses `requestId`, one per round: the same request again returns the same round, and a request with the same
 * id and other content is refused as `request_conflict`. `stakeMinor` is the whole stake in minor units; for roulette the sum of the bets.
 * With `rewardId` it is one of the player's free rounds: the stake must equal theirs and is not taken.
 */
export const StartRoundRequest = z.strictObject({
  requestId: z.uuid(),
  stakeMinor: PositiveMinorAmount,
  input: RoundInput,
  rewardId: RewardId.optional(),
});
export type StartRoundRequest = z.infer<typeof StartRoundRequest>;

/** Asks for the round of a start request whose response was lost. */
export const LookUpRoundRequest = z.strictObject({ requestId: z.uuid() });
export type LookUpRoundRequest = z.infer<typeof LookUpRoundRequest>;

/**
 * A round that was drawn (with `rewardId`: for free): its script, its cost and payout in minor units, its state, and the seeds it was drawn
 * from.
 */
export const Round = z.object({
  roundId: RoundId,
  script: RoundScript,
  stakeMinor: PositiveMinorAmount,
  payoutMinor: MinorAmount,
  state: RoundState,
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
 * A past round in full, for replay and verification. `serverSeed` is null until the seeds are rotated. `input` is what the player chose,
 * `at` when the round was started (ISO 8601, UTC), amounts are minor units of `currency`.
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
  input: RoundInput,
  payoutMinor: MinorAmount,
  state: RoundState,
  serverSeedHash: ServerSeedHash,
  serverSeed: ServerSeed.nullable(),
  clientSeed: ClientSeed,
  nonce: Nonce,
  at: z.iso.datetime(),
});
export type RoundReplay = z.infer<typeof RoundReplay>;

/**
 * A past round drawn again from its seeds and compared. `matches` is true when the hash of the seed, every event and the payout equal those
 * that were committed to, shown and paid. Refused as `seed_not_revealed` before the seeds are rotated.
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
