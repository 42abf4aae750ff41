import { HOUR_MS } from "@bellwether/contract/durations.ts";
import type { SqlConnection } from "@bellwether/db";
import type { ClockPort, RandomPort } from "../ports.ts";
import { hashSecret } from "./find-session.ts";
import type { Session } from "./session.ts";

/** The lifetime of the gate's launch token, without which nothing can be staked. */
const LIFETIME_MS = 12 * HOUR_MS;

/** Stores the session under a new secret of 256 random bits, and returns the secret: it is returned only here. */
export async function storeSession(
  deps: ClockPort & RandomPort,
  connection: SqlConnection,
  session: Session,
): Promise<string> {
  const secret = Buffer.from(deps.randomBytes(32)).toString("base64url");
  const now = deps.now();
  await connection.query(
    `INSERT INTO studio_session (secret_hash, owner, player_id, launch_token, provider, game_code, model, mode, currency,
       language, created_at, expires_at, maximum_stake_minor, country)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14)`,
    [
      hashSecret(secret),
      session.owner,
      session.playerId,
      session.launchToken,
      session.provider,
      session.gameCode,
      session.model,
      session.mode,
      session.currency,
      session.language,
      now,
      new Date(now.getTime() + LIFETIME_MS),
      session.maximumStakeMinor,
      session.country ?? null,
    ],
  );
  return secret;
}
