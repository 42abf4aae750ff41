import type { CurrencyCode, EngineId, LanguageCode, PlayMode } from "@bellwether/contract/studio/index.ts";

/**
 * An open game. `owner` is "player:{id}" for money, so that a player's devices share rounds and seeds, and "free:{uuid}" for
 * free play, where each sitting is its own.
 */
export type Session = {
  owner: string;
  provider: string;
  gameCode: string;
  engine: EngineId;
  currency: CurrencyCode;
  language: LanguageCode;
} & (
  | { mode: "money"; playerId: string; launchToken: string }
  | { mode: "free"; playerId: null; launchToken: null }
);

/** A session as its row holds it. */
export type SessionRow = {
  secret_hash: string;
  owner: string;
  player_id: string | null;
  launch_token: string | null;
  provider: string;
  game_code: string;
  engine: EngineId;
  mode: PlayMode;
  currency: string;
  language: string;
  created_at: Date;
  expires_at: Date;
};
