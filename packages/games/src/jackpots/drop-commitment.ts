import { createHash } from "node:crypto";

/** The length of the salt that hides a drop's moment. */
export const DROP_SALT_BYTES = 32;

/** A drop's drawn instant and the salt that hides it: 256 bits as 64 hexadecimal digits. */
export type DropSecret = { instant: Date; salt: string };

/** The period of a drop: its pot, the currency, and its first moment. */
export type DropSpan = { pot: string; currency: string; startsAt: Date };

/** The hash that is published when the period starts: SHA-256 of `pot:currency:start:instant:salt` with ISO 8601 moments to the millisecond. */
export function dropCommitment({ pot, currency, startsAt }: DropSpan, { instant, salt }: DropSecret): string {
  const text = [pot, currency, startsAt.toISOString(), instant.toISOString(), salt].join(":");
  return createHash("sha256").update(text).digest("hex");
}
