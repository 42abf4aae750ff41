import type { Hub88LimitCause, Hub88Status } from "@bellwether/contract";
import { type AccountRef, address, type OperationKey } from "@bellwether/ledger";
import type { BrandKey, Currency } from "@bellwether/market";
import type { RoundDraw } from "../rounds/index.ts";

/** A player's immutable data, which may be cached between calls. */
export type PlayerFacts = {
  id: string;
  /** The two accounts of the player's money. */
  cash: AccountRef;
  bonusMoney: AccountRef;
  brand: BrandKey;
  currency: Currency;
  channel: string;
  country: string;
  /** `YYYY-MM-DD` */
  bornOn: string;
};

/**
 * Money of a pot: what a bet adds to it, or a win takes from it. `seedMinor` is what the house puts in: with a bet only if the pot was never
 * used, with a win afterwards.
 */
export type PotMove = { pot: string; amountMinor: bigint; seedMinor: bigint };

type Shared = {
  provider: string;
  /** The provider's id of this money write. */
  uuid: string;
  player: PlayerFacts;
  round: string;
  gameCode: string;
  roundClosed: boolean;
  inputHash: string;
  at: Date;
};

export type BetCommand = Shared & {
  kind: "bet";
  tokenHash: string;
  amountMinor: bigint;
  /** The maximum that the player's market allows for one round of this game. */
  maximumStakeMinor: bigint | undefined;
  sessionTimeouts: { idleMs: number; absoluteMs: number };
  /** The version of the terms in force for the player's account. */
  termsVersion: string;
  /** The game opens soon, or is not offered to the player's brand and country: no stake is taken for it. */
  isGameClosed: boolean;
  /** The player's market requires a self-exclusion register that is not connected: stakes are refused. */
  isMarketClosed: boolean;
  /** The free-spin reward to which the round belongs: then `amountMinor` is the spin's value, and no money is taken. */
  rewardId: string | undefined;
  /** A free spin that its provider reports only after it was played: its win is paid, whatever the player's status now. */
  isPlayed?: boolean;
  /** The draw for which the bet is a ticket. */
  draw: RoundDraw | undefined;
  /** The round of a table in which the bet is placed, as its provider names it: the player's bets in it count together. */
  tableRound: string | undefined;
  /** The round returns its stake if others do not take part. */
  mayLackPlayers: boolean;
  /** The bet pays something back on nearly every outcome. */
  isLowRisk: boolean;
  /** What the house adds to pots for this stake. */
  contributions: readonly PotMove[];
  /** The contributions name a pot in which this title takes no part. */
  namesForeignPot: boolean;
  contributionPercent: (bonusCode: string) => number;
};
export type WinCommand = Shared & {
  kind: "win";
  amountMinor: bigint;
  referenceUuid: string;
  /** The provider pays rounds, not bets: `referenceUuid` is any bet of the round. */
  isForRound: boolean;
  /** The parts of `amountMinor` that come from pots. */
  potWins: readonly PotMove[];
  /** The pot has other casinos' money too, so it may pay more than this casino's stakes have added. */
  isSharedPot: boolean;
  /** The round was sold ahead, and its player has not opened the game since it began. */
  isAway: boolean;
  /** The play after the bet has shown that it pays something back on nearly every outcome. */
  isLowRisk: boolean;
};
export type RollbackCommand = Shared & { kind: "rollback"; referenceUuid: string };
export type WalletCommand = BetCommand | WinCommand | RollbackCommand;

/** Refusals of the wallet, as status codes of the first dialect. */
export type WalletRefusal = Exclude<Hub88Status, "RS_OK">;

/** Why a command is refused: a status, or the cause of an `RS_ERROR_LIMIT_REACHED` that is no limit of the player's own. */
export type WalletRefusalReason = WalletRefusal | Hub88LimitCause;

/** The status of a refusal, and its cause if the status alone does not tell it. */
export const asRefusal = (reason: WalletRefusalReason): { status: WalletRefusal; cause?: Hub88LimitCause } =>
  reason === "bonus_maximum" || reason === "reality_check"
    ? { status: "RS_ERROR_LIMIT_REACHED", cause: reason }
    : { status: reason };

/** The result of a command. Balances are those after it; a repeat gets the same result. */
export type WalletOutcome =
  | { status: "RS_OK"; balanceMinor: bigint; changed: boolean }
  | { status: WalletRefusal; cause?: Hub88LimitCause; balanceMinor: bigint };

/** The house account of the command's brand and provider that this writer uses. */
export const houseAccount = ({ player, provider }: WalletCommand, houseSlot: number): AccountRef => ({
  address: address.house(player.brand, provider, houseSlot),
  currency: player.currency,
});
export const sourceOf = (provider: string) => `wallet:${provider}`;
/** Key of a money write by the provider's id of it. */
export const walletKey = (provider: string, uuid: string): OperationKey => ({
  source: sourceOf(provider),
  externalId: uuid,
});
export const keyOf = ({ provider, uuid }: WalletCommand): OperationKey => walletKey(provider, uuid);
export const referenceKey = ({ provider, referenceUuid }: WinCommand | RollbackCommand): OperationKey =>
  walletKey(provider, referenceUuid);
/** Key under which a bet or a win keeps what it moved to or from pots, for its rollback. */
export const potsKey = (provider: string, uuid: string): OperationKey => ({
  source: sourceOf(provider),
  externalId: `${uuid}~jackpots`,
});
/** Key that marks a money write as rolled back, whatever the id of the rollback itself. */
export const rolledBackKey = (provider: string, uuid: string): OperationKey => ({
  source: sourceOf(provider),
  externalId: `${uuid}~rolled-back`,
});
