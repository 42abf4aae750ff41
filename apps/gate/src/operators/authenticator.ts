import type { SqlConnection } from "@bellwether/db";
import { Secret, TOTP } from "otpauth";

const ISSUER = "Bellwether office";
const PERIOD_SECONDS = 30;
/** A code is also good one step early or late, for clocks that differ. */
const WINDOW_STEPS = 1;

/** A new secret of 160 bits for an authenticator app, in base 32. */
export const newAuthenticatorSecret = () => new Secret({ size: 20 }).base32;

/** What the app reads from a QR code. */
export const authenticatorUri = (email: string, secret: string) => totpOf(secret, email).toString();

/** The step of 30 seconds whose code this is, near the time; undefined for a wrong code. */
export function stepOfCode(secret: string, code: string, now: Date): number | undefined {
  const delta = totpOf(secret).validate({ token: code, timestamp: now.getTime(), window: WINDOW_STEPS });
  return delta === null ? undefined : Math.floor(now.getTime() / 1_000 / PERIOD_SECONDS) + delta;
}

/** Marks the step's code as used. @returns false if it, or a later one, was used before. */
export async function useStep(connection: SqlConnection, operatorId: string, step: number): Promise<boolean> {
  const { rowCount } = await connection.query(
    "UPDATE operator SET totp_step = $2 WHERE id = $1 AND totp_step < $2 AND state = 'active'",
    [operatorId, step],
  );
  return rowCount > 0;
}

const totpOf = (secret: string, label = "") =>
  new TOTP({
    issuer: ISSUER,
    label,
    secret: Secret.fromBase32(secret),
    algorithm: "SHA1",
    digits: 6,
    period: PERIOD_SECONDS,
  });
