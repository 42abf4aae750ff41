import { createHmac } from "node:crypto";
import { MINUTE_MS } from "@bellwether/contract/durations.ts";
import { sameBytes } from "../http/same-bytes.ts";
import { secretKey } from "./webhook-secret.ts";

/** How far the time of a webhook may be from ours, before or after. */
const TOLERANCE_MS = 5 * MINUTE_MS;

/**
 * Whether another system has signed this webhook with one of the secrets, within five minutes, as Standard Webhooks says: `webhook-id`, `webhook-timestamp` and
 * `webhook-signature`, which may have several signatures. Returns its id; undefined for anything else. A repeat is the caller's to find by the id.
 */
export function checkDelivery(
  secrets: readonly string[],
  { headers, body, now }: { headers: Headers; body: string; now: Date },
): string | undefined {
  const id = headers.get("webhook-id") ?? "";
  const timestamp = headers.get("webhook-timestamp") ?? "";
  if (!/^[\w.:-]{1,200}$/.test(id) || !/^\d{1,12}$/.test(timestamp)) return undefined;
  if (Math.abs(Number(timestamp) * 1_000 - now.getTime()) > TOLERANCE_MS) return undefined;
  const expected = secrets.map((secret) =>
    createHmac("sha256", secretKey(secret)).update(`${id}.${timestamp}.${body}`).digest(),
  );
  const given = (headers.get("webhook-signature") ?? "").split(" ").slice(0, 10);
  const isSigned = given.some((signature) => {
    const [version, text = ""] = signature.split(",");
    return version === "v1" && expected.some((each) => sameBytes(Buffer.from(text, "base64"), each));
  });
  return isSigned ? id : undefined;
}
