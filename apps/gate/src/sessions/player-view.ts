import { randomBytes } from "node:crypto";
import { DomainError } from "@bellwether/contract";
import { MINUTE_MS } from "@bellwether/contract/durations.ts";
import { VIEW_TOKEN_START } from "@bellwether/contract/view-token.ts";
import type { SqlConnection } from "@bellwether/db";
import { hashToken } from "../hash-token.ts";
import { findPlayer } from "../players/index.ts";
import type { StorePorts } from "../ports.ts";
import type { SignedIn } from "./sessions.ts";

/** For how long the site is shown as a player sees it. */
const LIFETIME_MS = 15 * MINUTE_MS;

/** Lets somebody see the site as this player does, for a quarter of an hour. Returns the token, which is stored only as a hash. */
export async function storePlayerView(
  connection: SqlConnection,
  playerId: string,
  now: Date,
): Promise<string> {
  const token = `${VIEW_TOKEN_START}${randomBytes(32).toString("base64url")}`;
  await connection.query("INSERT INTO player_view (token_hash, player_id, expires_at) VALUES ($1, $2, $3)", [
    hashToken(token),
    playerId,
    new Date(now.getTime() + LIFETIME_MS),
  ]);
  return token;
}

/** The player whom this token shows. @throws DomainError `session_missing` when it is over, or the account is not open any more */
export async function findPlayerView(deps: StorePorts, token: string): Promise<SignedIn> {
  if (token.length > 100) throw new DomainError("session_missing");
  const tokenHash = hashToken(token);
  const { rows } = await deps.database.query<{ player_id: string }>(
    "SELECT player_id FROM player_view WHERE token_hash = $1 AND expires_at > $2",
    [tokenHash, deps.now()],
  );
  const player = rows[0] && (await findPlayer(deps.database, rows[0].player_id));
  if (player?.status !== "open") throw new DomainError("session_missing");
  return { player, sessionHash: tokenHash, isView: true };
}
