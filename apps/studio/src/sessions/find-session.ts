import { hash } from "node:crypto";
import type { ClockPort, DatabasePort } from "../ports.ts";
import { StudioRefusalError } from "../studio-refusal.ts";
import type { Session, SessionRow } from "./session.ts";

/** No secret of ours is longer. */
export const MAX_SECRET_LENGTH = 128;

/** Only the hash is stored, so that a leaked table opens no game. */
export const hashSecret = (secret: string) => hash("sha256", secret, "base64url");

/** The open game for the secret in the header. Throws `session_ended` for an unknown or expired secret. */
export async function findStudioSession(
  deps: ClockPort & DatabasePort,
  secret: string | undefined,
): Promise<Session> {
  if (!secret || secret.length > MAX_SECRET_LENGTH)
    throw new StudioRefusalError("session_ended", "no session");
  const { rows } = await deps.database.query<SessionRow>(
    "/* prepared */ SELECT * FROM studio_session WHERE secret_hash = $1",
    [hashSecret(secret)],
  );
  const row = rows[0];
  if (!row || row.expires_at <= deps.now())
    throw new StudioRefusalError("session_ended", "the session is over");
  const model = row.model ?? row.engine;
  if (model === null) throw new Error("a session without a model");
  return {
    owner: row.owner,
    provider: row.provider,
    gameCode: row.game_code,
    model,
    currency: row.currency,
    language: row.language,
    maximumStakeMinor: row.maximum_stake_minor,
    country: row.country ?? undefined,
    mode: row.mode,
    playerId: row.player_id,
    launchToken: row.launch_token,
  } as Session;
}
