import { randomBytes } from "node:crypto";
import { DomainError } from "@bellwether/contract";
import { MINUTE_MS } from "@bellwether/contract/durations.ts";
import { hashToken } from "../hash-token.ts";
import type { Player } from "../players/index.ts";
import type { StorePorts } from "../ports.ts";

const LIFETIME_MS = 30 * MINUTE_MS;

/**
 * Creates a session for the cashier only: it opens the frame and is checked at `verifyuser`, and cannot act as the player elsewhere, so
 * that the site's own session is never given to another party.
 */
export async function issueCashierSession(
  deps: StorePorts,
  player: Player,
  sessionHash: string,
): Promise<string> {
  const token = randomBytes(24).toString("base64url");
  const now = deps.now();
  await deps.database.query(
    "INSERT INTO cashier_session (token_hash, player_id, session_hash, expires_at) VALUES ($1, $2, $3, $4)",
    [hashToken(token), player.id, sessionHash, new Date(now.getTime() + LIFETIME_MS)],
  );
  return token;
}

/** Refuses a cashier session that is unknown, belongs to another player, is expired, or whose player has logged out. */
export async function checkCashierSession(deps: StorePorts, token: string, playerId: string): Promise<void> {
  const { rows } = await deps.database.query(
    `SELECT 1 FROM cashier_session c JOIN session_standing s ON s.token_hash = c.session_hash
     WHERE c.token_hash = $1 AND c.player_id = $2 AND c.expires_at > $3 AND s.ended_at IS NULL`,
    [hashToken(token), playerId, deps.now()],
  );
  if (rows.length === 0) throw new DomainError("session_missing");
}
