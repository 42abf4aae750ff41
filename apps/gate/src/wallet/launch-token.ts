import { randomBytes } from "node:crypto";
import { HOUR_MS, MINUTE_MS } from "@bellwether/contract/durations.ts";
import { hashToken } from "../hash-token.ts";
import type { StorePorts } from "../ports.ts";
import type { SignedIn } from "../sessions/index.ts";

/** A game may stay open for a long evening; an idle session ends sooner. */
const LIFETIME_MS = 12 * HOUR_MS;

/** A standing order needs the token for one purchase and its repeats. */
const STANDING_ORDER_MS = 10 * MINUTE_MS;

/** Issues a token bound to player, session, provider and game; only its hash is stored. */
export async function issueLaunchToken(
  deps: StorePorts,
  signedIn: SignedIn,
  game: { provider: string; code: string },
): Promise<string> {
  const owner = { playerId: signedIn.player.id, sessionHash: signedIn.sessionHash };
  return storeToken(deps, owner, game, LIFETIME_MS);
}

/** Issues a token with which a provider buys a ticket for a player's standing order. It belongs to no session, and is valid for 10 minutes. */
export function issueStandingOrderToken(
  deps: StorePorts,
  playerId: string,
  game: { provider: string; code: string },
): Promise<string> {
  return storeToken(deps, { playerId, sessionHash: null }, game, STANDING_ORDER_MS);
}

async function storeToken(
  deps: StorePorts,
  owner: { playerId: string; sessionHash: string | null },
  game: { provider: string; code: string },
  lifetimeMs: number,
): Promise<string> {
  const token = randomBytes(32).toString("base64url");
  const now = deps.now();
  await deps.database.query(
    "INSERT INTO launch_token (token_hash, player_id, session_hash, provider, game_code, created_at, expires_at) VALUES ($1, $2, $3, $4, $5, $6, $7)",
    [
      hashToken(token),
      owner.playerId,
      owner.sessionHash,
      game.provider,
      game.code,
      now,
      new Date(now.getTime() + lifetimeMs),
    ],
  );
  return token;
}

/** What a provider may know about the player behind a token, while the token and its session are valid. */
export async function findLaunch(deps: StorePorts, token: string) {
  const { rows } = await deps.database.query<{
    player_id: string;
    provider: string;
    game_code: string;
    expires_at: Date;
    session_live: boolean;
    is_open: boolean;
  }>(
    `SELECT t.player_id, t.provider, t.game_code, t.expires_at, (t.session_hash IS NULL OR s.ended_at IS NULL) AS session_live, p.status = 'open' AS is_open
     FROM launch_token t JOIN player_standing p ON p.id = t.player_id
     LEFT JOIN session_standing s ON s.token_hash = t.session_hash WHERE t.token_hash = $1`,
    [hashToken(token)],
  );
  const row = rows[0];
  return (
    row && {
      playerId: row.player_id,
      provider: row.provider,
      gameCode: row.game_code,
      /** Whether the account is neither excluded nor closed. */
      isOpen: row.is_open,
      isLive: row.session_live && row.expires_at > deps.now(),
    }
  );
}
