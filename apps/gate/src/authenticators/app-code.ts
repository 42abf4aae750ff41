import { Secret, TOTP } from "otpauth";

const PERIOD_SECONDS = 30;
/** A code is also good one step early or late, for clocks that differ. */
const WINDOW_STEPS = 1;

/** A new secret of 160 bits for an authenticator app, in base 32. */
export const newAuthenticatorSecret = () => new Secret({ size: 20 }).base32;

/** What the app reads from a QR code. It lists the account by issuer and label. */
export const authenticatorUri = (issuer: string, label: string, secret: string) =>
  totpOf(secret, issuer, label).toString();

/** The step of 30 seconds whose code this is, near the time; undefined for a wrong code. Whoever takes it stores the step: no code is good twice. */
export function stepOfCode(secret: string, code: string, now: Date): number | undefined {
  const delta = totpOf(secret).validate({ token: code, timestamp: now.getTime(), window: WINDOW_STEPS });
  return delta === null ? undefined : Math.floor(now.getTime() / 1_000 / PERIOD_SECONDS) + delta;
}

const totpOf = (secret: string, issuer = "", label = "") =>
  new TOTP({
    issuer,
    label,
    secret: Secret.fromBase32(secret),
    algorithm: "SHA1",
    digits: 6,
    period: PERIOD_SECONDS,
  });
