import { randomBytes } from "node:crypto";
import { DomainError } from "@bellwether/contract";
import { MINUTE_MS } from "@bellwether/contract/durations.ts";
import type { SqlConnection } from "@bellwether/db";
import { hashToken } from "../hash-token.ts";

const CHALLENGE_MS = 5 * MINUTE_MS;

/** Where a challenge is answered, and for a new passkey whose it will be. */
export type ChallengeFor = { realm: string; holder: string | null };

/** Stores a challenge for five minutes. @returns the id by which its answer names it */
export async function keepChallenge(
  connection: SqlConnection,
  { challenge, realm, holder }: ChallengeFor & { challenge: string },
  now: Date,
): Promise<string> {
  const challengeId = randomBytes(24).toString("base64url");
  await connection.query("DELETE FROM passkey_challenge WHERE expires_at <= $1", [now]);
  await connection.query(
    "INSERT INTO passkey_challenge (id_hash, challenge, realm, holder, expires_at) VALUES ($1, $2, $3, $4, $5)",
    [hashToken(challengeId), challenge, realm, holder, new Date(now.getTime() + CHALLENGE_MS)],
  );
  return challengeId;
}

/** The challenge of this id, which is good once, here and for this holder. @throws DomainError `passkey_expired` */
export async function takeChallenge(
  connection: SqlConnection,
  challengeId: string,
  { realm, holder }: ChallengeFor,
  now: Date,
): Promise<string> {
  const { rows } = await connection.query<{ challenge: string }>(
    `DELETE FROM passkey_challenge WHERE id_hash = $1 AND expires_at > $2 AND realm = $3 AND holder IS NOT DISTINCT FROM $4
     RETURNING challenge`,
    [hashToken(challengeId), now, realm, holder],
  );
  if (!rows[0]) throw new DomainError("passkey_expired");
  return rows[0].challenge;
}
