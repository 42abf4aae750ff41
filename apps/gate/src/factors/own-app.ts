import { HOUR_MS, MINUTE_MS } from "@bellwether/contract/durations.ts";
import type { SqlConnection } from "@bellwether/db";
import { brands } from "@bellwether/market";
import { authenticatorUri, newAuthenticatorSecret, stepOfCode } from "../authenticators/index.ts";
import { tooManyAttempts } from "../http/too-many-attempts.ts";
import type { Player } from "../players/index.ts";
import type { ClockPort, SecretsPort, StorePorts } from "../ports.ts";

/** How long a new app may take to show its first code. */
const SETUP_MS = 15 * MINUTE_MS;
/** Codes that strangers' networks may try at one account within an hour, all together. A guess is right three times in a million. */
const MAX_TRIES = 10;
const TRIES_MS = HOUR_MS;

/** Whom an authenticator's secret is sealed for. */
const sealedFor = (playerId: string) => `player:${playerId}`;

/** Begins to set an app up. It counts for nothing until {@link confirmOwnApp}; an app in force stays in force. */
export async function beginOwnApp(
  { secrets, now }: ClockPort & SecretsPort,
  connection: SqlConnection,
  player: Player,
): Promise<{ secret: string; uri: string; setupMs: number }> {
  const secret = newAuthenticatorSecret();
  await connection.query(
    `INSERT INTO player_authenticator (player_id, pending_secret, pending_until) VALUES ($1, $2, $3)
     ON CONFLICT (player_id) DO UPDATE SET pending_secret = excluded.pending_secret, pending_until = excluded.pending_until`,
    [player.id, secrets.seal(sealedFor(player.id), secret), new Date(now().getTime() + SETUP_MS)],
  );
  return {
    secret,
    uri: authenticatorUri(brands[player.brand].name, player.email, secret),
    setupMs: SETUP_MS,
  };
}

/** What a code of the app that is being set up shows: the step that it uses up; `wrong`; or `none` where no app is being set up. */
export async function checkPendingApp(
  { database, secrets, now }: StorePorts & SecretsPort,
  playerId: string,
  code: string,
): Promise<{ step: number; sealed: string } | "wrong" | "none"> {
  const { rows } = await database.query<{ pending_secret: string }>(
    "SELECT pending_secret FROM player_authenticator WHERE player_id = $1 AND pending_until > $2",
    [playerId, now()],
  );
  const sealed = rows[0]?.pending_secret;
  if (sealed === undefined) return "none";
  const step = stepOfCode(secrets.open(sealedFor(playerId), sealed), code, now());
  return step === undefined ? "wrong" : { step, sealed };
}

/** Puts the app in force whose code was shown, in place of an older one. @returns false if another was begun or confirmed meanwhile. */
export async function confirmOwnApp(
  connection: SqlConnection,
  playerId: string,
  { step, sealed }: { step: number; sealed: string },
  now: Date,
): Promise<boolean> {
  const { rowCount } = await connection.query(
    `UPDATE player_authenticator SET secret = pending_secret, confirmed_at = $3, step = $4, pending_secret = NULL, pending_until = NULL,
       tries = 0, tries_since = NULL WHERE player_id = $1 AND pending_secret = $2`,
    [playerId, sealed, now, step],
  );
  return rowCount > 0;
}

/** Since when the player has an app; undefined for none. */
export async function ownAppSince(
  connection: Pick<SqlConnection, "query">,
  playerId: string,
): Promise<Date | undefined> {
  const { rows } = await connection.query<{ confirmed_at: Date | null }>(
    "SELECT confirmed_at FROM player_authenticator WHERE player_id = $1",
    [playerId],
  );
  return rows[0]?.confirmed_at ?? undefined;
}

/**
 * Checks a code of the player's app. From a place where nobody has signed in to the account before, tries count at the account, before the code is
 * checked, so that simultaneous guesses from many networks are counted too.
 * @returns the step that {@link useOwnStep} uses up; undefined for a wrong code.
 * @throws DomainError `too_many_attempts` for a stranger after ten tries in an hour without a right one
 */
export async function checkOwnApp(
  deps: StorePorts & SecretsPort,
  playerId: string,
  { code, isStranger }: { code: string; isStranger: boolean },
): Promise<number | undefined> {
  if (isStranger) await countTry(deps, playerId);
  const { database, secrets, now } = deps;
  const { rows } = await database.query<{ secret: string; step: bigint }>(
    "SELECT secret, step FROM player_authenticator WHERE player_id = $1 AND secret IS NOT NULL",
    [playerId],
  );
  const [row] = rows;
  const step = row && stepOfCode(secrets.open(sealedFor(playerId), row.secret), code, now());
  return row === undefined || step === undefined || step <= Number(row.step) ? undefined : step;
}

async function countTry({ database, now }: StorePorts, playerId: string): Promise<void> {
  const at = now();
  const { rows } = await database.query<{ tries: number; tries_since: Date }>(
    `UPDATE player_authenticator SET
       tries = CASE WHEN tries_since > $3 THEN least(tries, ${MAX_TRIES}) + 1 ELSE 1 END,
       tries_since = CASE WHEN tries_since > $3 THEN tries_since ELSE $2 END
     WHERE player_id = $1 AND secret IS NOT NULL RETURNING tries, tries_since`,
    [playerId, at, new Date(at.getTime() - TRIES_MS)],
  );
  const [row] = rows;
  if (row && row.tries > MAX_TRIES)
    throw tooManyAttempts(row.tries_since.getTime() + TRIES_MS - at.getTime());
}

/** Uses up the code of a step, and forgets the tries before it. @returns false if it, or a later one, was used before. */
export async function useOwnStep(
  connection: SqlConnection,
  playerId: string,
  step: number,
): Promise<boolean> {
  const { rowCount } = await connection.query(
    "UPDATE player_authenticator SET step = $2, tries = 0, tries_since = NULL WHERE player_id = $1 AND step < $2 AND secret IS NOT NULL",
    [playerId, step],
  );
  return rowCount > 0;
}

/** Removes the player's app, also one that is being set up. @returns whether one was in force. */
export async function dropOwnApp(
  connection: Pick<SqlConnection, "query">,
  playerId: string,
): Promise<boolean> {
  const { rows } = await connection.query<{ confirmed_at: Date | null }>(
    "DELETE FROM player_authenticator WHERE player_id = $1 RETURNING confirmed_at",
    [playerId],
  );
  return rows.some(({ confirmed_at: since }) => since !== null);
}

/** Removes an app that was set up, or begun, since the moment. */
export async function dropOwnAppSince(
  connection: SqlConnection,
  playerId: string,
  since: Date,
): Promise<void> {
  await connection.query("DELETE FROM player_authenticator WHERE player_id = $1 AND confirmed_at >= $2", [
    playerId,
    since,
  ]);
  await connection.query(
    "UPDATE player_authenticator SET pending_secret = NULL, pending_until = NULL WHERE player_id = $1",
    [playerId],
  );
}
