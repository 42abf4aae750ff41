import { createHmac } from "node:crypto";
import { DAY_MS } from "@bellwether/contract/durations.ts";
import type { SecretsPort } from "../ports.ts";
import type { StoredEndpoint } from "./webhook-endpoint.ts";

const PREFIX = "whsec_";
const SECRET_BYTES = 32;

/** How long the former secret signs beside the new one. */
export const FORMER_SECRET_MS = DAY_MS;

export type SecretPorts = SecretsPort & { randomBytes: (count: number) => Uint8Array };

/** A new secret as its receiver keeps it: `whsec_` and 32 random bytes as base64. */
export const newSecret = ({ randomBytes }: SecretPorts) =>
  PREFIX + Buffer.from(randomBytes(SECRET_BYTES)).toString("base64");

/** The bytes that a secret stands for. */
export const secretKey = (secret: string) => Buffer.from(secret.slice(PREFIX.length), "base64");

/** The owner under which secrets of endpoints are sealed. */
export const SECRETS_OWNER = "webhooks";

/** The secrets that sign now: the new one first. */
export function secretsInForce({ secrets }: SecretsPort, endpoint: StoredEndpoint, now: Date): string[] {
  const { secret, former_secret: former, former_until: until } = endpoint;
  const isFormerInForce = former !== null && until !== null && until > now;
  return [secret, ...(isFormerInForce ? [former] : [])].map((sealed) => secrets.open(SECRETS_OWNER, sealed));
}

/**
 * The headers of Standard Webhooks: id, time and a signature by each secret. Four lines of `node:crypto`; the `standardwebhooks` package brings
 * two libraries of cryptography for them.
 */
export function signDelivery(
  secrets: readonly string[],
  { id, at, body }: { id: string; at: Date; body: string },
): Record<string, string> {
  const timestamp = String(Math.floor(at.getTime() / 1_000));
  const signatures = secrets.map((secret) => {
    return `v1,${createHmac("sha256", secretKey(secret)).update(`${id}.${timestamp}.${body}`).digest("base64")}`;
  });
  return {
    "content-type": "application/json",
    "webhook-id": id,
    "webhook-timestamp": timestamp,
    "webhook-signature": signatures.join(" "),
  };
}
