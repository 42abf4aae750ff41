import type { Hub88Status } from "@bellwether/contract";
import type { OperationKey } from "@bellwether/ledger";
import type { BrandKey, Currency } from "@bellwether/market";

/** What never changes about a player, so that it may be remembered between calls. */
export type PlayerFacts = {
  id: string;
  brand: BrandKey;
  currency: Currency;
  channel: string;
  country: string;
  /** `YYYY-MM-DD` */
  bornOn: string;
};

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
  /** The most that the player's market lets one round of this game cost. */
  maximumStakeMinor: bigint | undefined;
  sessionTimeouts: { idleMs: number; absoluteMs: number };
  /** The version of the terms in force for the player's account. */
  termsVersion: string;
  /** The player's market wants a self-exclusion register that is not connected: no stake there. */
  isMarketClosed: boolean;
  /** The free spins that the round is one of: then `amountMinor` is what it is worth, and nothing is taken. */
  rewardId: string | undefined;
  /** A free spin that its provider tells of only now that it is over: what it won is owed, however the player stands by now. */
  isPlayed?: boolean;
  /** The round pays something back on nearly every outcome. */
  isLowRisk: boolean;
  contributionPercent: (bonusCode: string) => number;
};
export type WinCommand = Shared & { kind: "win"; amountMinor: bigint; referenceUuid: string };
export type RollbackCommand = Shared & { kind: "rollback"; referenceUuid: string };
export type WalletCommand = BetCommand | WinCommand | RollbackCommand;

/** Refusals of the wallet, in the words of the first dialect. */
export type WalletRefusal = Exclude<Hub88Status, "RS_OK">;

/** What a command came to. Balances are those after it; a repeat gets the same again. */
export type WalletOutcome =
  | { status: "RS_OK"; balanceMinor: bigint; changed: boolean }
  | { status: WalletRefusal; balanceMinor: bigint };

export const sourceOf = (provider: string) => `wallet:${provider}`;
export const keyOf = (command: WalletCommand): OperationKey => ({
  source: sourceOf(command.provider),
  externalId: command.uuid,
});
export const referenceKey = (command: WinCommand | RollbackCommand): OperationKey => ({
  source: sourceOf(command.provider),
  externalId: command.referenceUuid,
});
/** Marks a money write as rolled back, whichever id the rollback itself came under. */
export const rolledBackKey = (provider: string, uuid: string): OperationKey => ({
  source: sourceOf(provider),
  externalId: `${uuid}~rolled-back`,
});
