import { z } from "zod";
import { CurrencyCode } from "../money.ts";
import { MinorAmount, PositiveMinorAmount } from "./amount.ts";
import { Fairness } from "./fairness.ts";
import { GameSheet } from "./game-sheet.ts";
import { GameCode } from "./mechanic-id.ts";
import { RewardId, Round, RoundId } from "./round.ts";
import { LanguageCode, PlayMode, SessionTerms } from "./session-terms.ts";

/**
 * Opens a game. `token` is the launch token that the gate put into the frame's address: required for money, and bound to player, game and
 * provider; free play goes without one. `currency` and `language` are preferences for free play without a token. `round` is a
 * finished round of the player's in this game that will be shown again: the session is for the model that it was played with.
 */
export const OpenSessionRequest = z.strictObject({
  token: z.string().min(1).max(512).optional(),
  gameCode: GameCode,
  mode: PlayMode,
  currency: CurrencyCode.optional(),
  language: LanguageCode.optional(),
  round: z.string().min(1).max(100).optional(),
});
export type OpenSessionRequest = z.infer<typeof OpenSessionRequest>;

/** Free rounds that the player has in this game: `roundsLeft` of `roundsTotal` at exactly `stakeMinor`, until `expiresAt` (ISO 8601). */
export const FreeRounds = z.object({
  rewardId: RewardId,
  roundsTotal: z.int().positive(),
  roundsLeft: z.int().positive(),
  stakeMinor: PositiveMinorAmount,
  expiresAt: z.iso.datetime(),
});
export type FreeRounds = z.infer<typeof FreeRounds>;

/**
 * An open game. `session` is an opaque secret for the header `x-studio-session` of every later call, and is kept only in memory.
 * `balanceMinor` is in minor units of `currency`. `openRound` is a round that was not shown to its end: the client plays it from any event,
 * takes its open decision, and settles it before it starts another. `freeRounds` are played before rounds for money. `startsRounds` is
 * false if the game has changed since `openRound` began: then `sheet` is the old one, and no round starts. `terms` are the features that
 * the market allows here. With `sandboxBeacon` the public beacon's numbers are the sandbox's own.
 */
export const OpenSessionReply = z.object({
  session: z.string().min(1).max(128),
  gameCode: GameCode,
  title: z.string().min(1).max(120),
  provider: z.string().min(1).max(8),
  mode: PlayMode,
  currency: CurrencyCode,
  language: LanguageCode,
  balanceMinor: MinorAmount,
  sheet: GameSheet,
  startsRounds: z.boolean(),
  terms: SessionTerms,
  fairness: Fairness,
  openRound: Round.nullable(),
  freeRounds: FreeRounds.nullable(),
  sandboxBeacon: z.boolean(),
});
export type OpenSessionReply = z.infer<typeof OpenSessionReply>;

/** A finished round that may be watched, with what its game needs to show it: no seeds to change, no balance, nothing to stake. */
export const WatchedRound = z.object({
  game: OpenSessionReply.pick({
    gameCode: true,
    title: true,
    provider: true,
    currency: true,
    sheet: true,
    sandboxBeacon: true,
  }),
  roundId: RoundId,
});
export type WatchedRound = z.infer<typeof WatchedRound>;

/** The wallet's current balance in minor units: requested after a deposit made beside the frame. */
export const BalanceReply = z.object({ balanceMinor: MinorAmount });
export type BalanceReply = z.infer<typeof BalanceReply>;
