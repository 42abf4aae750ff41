import { randomBytes } from "node:crypto";
import { DomainError } from "@bellwether/contract";
import { DAY_MS, MINUTE_MS } from "@bellwether/contract/durations.ts";
import { type SqlConnection, textArray } from "@bellwether/db";
import type { BrandKey } from "@bellwether/market";
import { hashToken } from "../hash-token.ts";
import { mailboxForms } from "../players/index.ts";
import type { StorePorts } from "../ports.ts";

export type MailTokenPurpose = "password_reset" | "email_change" | "email_undo";

export const MAIL_TOKEN_LIFETIME_MS = 10 * MINUTE_MS;
/** How long an address change can be undone. */
export const UNDO_LIFETIME_MS = 7 * DAY_MS;

type TokenRow = { purpose: MailTokenPurpose; player_id: string; email: string };

/**
 * Creates a token for an email to `email`: 256 random bits, single use, valid for 10 minutes (7 days to undo an address change), stored only as a hash.
 */
export async function issueMailToken(
  connection: SqlConnection,
  token: { purpose: MailTokenPurpose; playerId: string; email: string },
  now: Date,
): Promise<string> {
  const text = randomBytes(32).toString("base64url");
  await connection.query(
    "INSERT INTO mail_token (token_hash, purpose, player_id, email, expires_at) VALUES ($1, $2, $3, $4, $5)",
    [
      hashToken(text),
      token.purpose,
      token.playerId,
      token.email,
      new Date(now.getTime() + (token.purpose === "email_undo" ? UNDO_LIFETIME_MS : MAIL_TOKEN_LIFETIME_MS)),
    ],
  );
  return text;
}

/**
 * Finds a token's purpose and player, without using it up.
 * @throws DomainError `token_invalid` when it is unknown, used or expired; the error does not reveal which.
 */
export async function findMailToken(
  connection: Pick<SqlConnection, "query">,
  token: string,
  now: Date,
): Promise<TokenRow> {
  const { rows } = await connection.query<TokenRow>(
    "SELECT purpose, player_id, email FROM mail_token WHERE token_hash = $1 AND expires_at > $2",
    [hashToken(token), now],
  );
  if (!rows[0]) throw invalidToken();
  return rows[0];
}

/**
 * Uses up a token and the player's other tokens of the same purpose: of two uses at the same moment one is refused.
 * @throws DomainError `token_invalid`.
 */
export async function useMailToken(
  connection: SqlConnection,
  purpose: MailTokenPurpose,
  token: string,
  now: Date,
): Promise<TokenRow> {
  const { rows } = await connection.query<TokenRow>(
    "DELETE FROM mail_token WHERE token_hash = $1 AND purpose = $2 AND expires_at > $3 RETURNING purpose, player_id, email",
    [hashToken(token), purpose, now],
  );
  if (!rows[0]) throw invalidToken();
  await dropMailTokens(connection, rows[0].player_id, purpose);
  return rows[0];
}

/**
 * Uses up a token that undoes an address change, and the tokens of later changes. Those of earlier changes stay valid: someone who changes
 * the address twice must not be able to lock out the first owner.
 * @returns the player's id, the old address, and the time of the change.
 * @throws DomainError `token_invalid`.
 */
export async function useUndoToken(
  connection: SqlConnection,
  token: string,
  now: Date,
): Promise<{ playerId: string; email: string; changedAt: Date }> {
  const { rows } = await connection.query<TokenRow & { expires_at: Date }>(
    `DELETE FROM mail_token WHERE token_hash = $1 AND purpose = 'email_undo' AND expires_at > $2
     RETURNING purpose, player_id, email, expires_at`,
    [hashToken(token), now],
  );
  const used = rows[0];
  if (!used) throw invalidToken();
  await connection.query(
    "DELETE FROM mail_token WHERE player_id = $1 AND purpose = 'email_undo' AND expires_at >= $2",
    [used.player_id, used.expires_at],
  );
  const changedAt = new Date(used.expires_at.getTime() - UNDO_LIFETIME_MS);
  return { playerId: used.player_id, email: used.email, changedAt };
}

/** Whether another player of the brand can still undo a change and reclaim the address. Until then it is reserved for that player. */
export async function isHeldForUndo(
  connection: SqlConnection,
  { brand, email, playerId = "" }: { brand: BrandKey; email: string; playerId?: string },
  now: Date,
): Promise<boolean> {
  const { rows } = await connection.query(
    `SELECT 1 FROM mail_token t JOIN player_standing p ON p.id = t.player_id
     WHERE t.purpose = 'email_undo' AND t.email = ANY($1::text[]) AND t.expires_at > $2 AND p.brand = $3 AND p.id <> $4 AND p.status <> 'closed' LIMIT 1`,
    [textArray(mailboxForms(email)), now, brand, playerId],
  );
  return rows.length > 0;
}

/** Invalidates the player's mailed tokens of a purpose, or all of them if none is given. */
export async function dropMailTokens(
  connection: SqlConnection,
  playerId: string,
  purpose?: MailTokenPurpose,
): Promise<void> {
  await connection.query(
    "DELETE FROM mail_token WHERE player_id = $1 AND ($2::text IS NULL OR purpose = $2::text)",
    [playerId, purpose ?? null],
  );
}

/** The email address that belongs to a mailed token [7.22]. */
export async function readToken(deps: StorePorts, token: string): Promise<{ email: string }> {
  const { email } = await findMailToken(deps.database, token, deps.now());
  return { email };
}

export function invalidToken(): DomainError {
  return new DomainError("token_invalid", { fields: { token: "core.error_token_invalid" } });
}
