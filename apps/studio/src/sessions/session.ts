import type { CurrencyCode } from "@bellwether/contract/money.ts";
import type { LanguageCode, ModelId, PlayMode } from "@bellwether/contract/studio/index.ts";

/**
 * An open game. `owner` is "player:{id}" for money, so that a player's devices share rounds and seeds, and "free:{uuid}" for free play,
 * where each session is separate.
 */
export type Session = {
  owner: string;
  provider: string;
  gameCode: string;
  model: ModelId;
  currency: CurrencyCode;
  language: LanguageCode;
  /** The maximum stake that the wallet accepts from this player, in minor units; null without a maximum. */
  maximumStakeMinor: bigint | null;
  /** For money, the player's country; for free play, the country of the visitor's network address. Undefined when unknown. */
  country: string | undefined;
} & (
  | { mode: "money"; playerId: string; launchToken: string }
  | { mode: "free"; playerId: null; launchToken: null }
);

export type MoneySession = Extract<Session, { mode: "money" }>;

/** A session for money before its model is known. */
export type CheckedLaunch = Omit<MoneySession, "model">;

/** What the wallet lets others at a table see of a player. `initial` is undefined unless the player lets others see their wins. */
export type Bettor = { initial: string | undefined; isHouse: boolean };

/** A session as stored in its row. */
export type SessionRow = {
  secret_hash: string;
  owner: string;
  player_id: string | null;
  launch_token: string | null;
  provider: string;
  game_code: string;
  /** Null in a session that a node without models opened; then `engine` names the model. */
  model: ModelId | null;
  engine: ModelId | null;
  mode: PlayMode;
  currency: string;
  language: string;
  maximum_stake_minor: bigint | null;
  country: string | null;
  created_at: Date;
  expires_at: Date;
};
