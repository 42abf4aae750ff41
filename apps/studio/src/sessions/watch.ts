import { MINUTE_MS } from "@bellwether/contract/durations.ts";
import type { SqlConnection } from "@bellwether/db";
import type { ClockPort, DatabasePort, RandomPort } from "../ports.ts";
import { StudioRefusalError } from "../studio-refusal.ts";
import { hashSecret, MAX_SECRET_LENGTH } from "./find-session.ts";

/** Leave to watch one finished round. `owner` and `gameCode` are the round's. */
export type Watch = { owner: string; gameCode: string; roundId: string };

/** Long enough to watch a round several times. */
const LIFETIME_MS = 30 * MINUTE_MS;

/** Stores the leave under a new secret, and returns the secret: it is returned only here. */
export async function storeWatch(
  deps: ClockPort & DatabasePort & RandomPort,
  { owner, gameCode, roundId }: Watch,
): Promise<string> {
  const secret = Buffer.from(deps.randomBytes(32)).toString("base64url");
  await deps.database.query(
    "INSERT INTO studio_watch (secret_hash, owner, game_code, round_id, expires_at) VALUES ($1, $2, $3, $4, $5)",
    [hashSecret(secret), owner, gameCode, roundId, new Date(deps.now().getTime() + LIFETIME_MS)],
  );
  return secret;
}

/** What may be watched with this secret. Undefined for a secret that is unknown, over, or a session's. */
export async function findWatch(
  deps: ClockPort & DatabasePort,
  secret: string | undefined,
): Promise<Watch | undefined> {
  if (!secret || secret.length > MAX_SECRET_LENGTH) return undefined;
  const { rows } = await deps.database.query<Watch>(
    `SELECT owner, game_code AS "gameCode", round_id AS "roundId" FROM studio_watch WHERE secret_hash = $1 AND expires_at > $2`,
    [hashSecret(secret), deps.now()],
  );
  return rows[0];
}

/** What may be watched with this secret. @throws StudioRefusalError `session_ended` */
export async function requireWatch(
  deps: ClockPort & DatabasePort,
  secret: string | undefined,
): Promise<Watch> {
  const watch = await findWatch(deps, secret);
  if (!watch) throw new StudioRefusalError("session_ended", "nothing to watch, or no longer");
  return watch;
}

export async function deleteExpiredWatches(connection: SqlConnection, now: Date): Promise<void> {
  await connection.query("DELETE FROM studio_watch WHERE expires_at <= $1", [now]);
}
