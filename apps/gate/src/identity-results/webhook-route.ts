import { IdentityWebhook, MAX_IDENTITY_WEBHOOK_BYTES, readJson } from "@bellwether/contract";
import type { Hono } from "hono";
import type { IdentityVendorPort } from "../applicants/index.ts";
import type { ReportPorts } from "../ports.ts";
import { checkDelivery } from "../webhooks/index.ts";
import { type ResultPorts, takeResult } from "./take-result.ts";

/**
 * `POST /gate/identity/webhook`: what the vendor says of an applicant. 200 once it is stored, also for a repeat; 401 without a good signature; 400 and 413
 * for what is no result, 404 for an applicant that nobody here has begun. Without a vendor there is no such address.
 */
export function mountIdentityWebhook(
  app: Hono,
  deps: ResultPorts & ReportPorts & IdentityVendorPort,
  messageWorker: { wake(): void },
): void {
  const { identityVendor: vendor } = deps;
  if (!vendor) return;
  app.post("/gate/identity/webhook", async (c) => {
    const answer = (status: 200 | 400 | 401 | 404 | 413, result: string) => {
      deps.metrics.add("identity_vendor_calls_total", { call: "webhook", result });
      if (status !== 200) deps.log.warn({ result, status }, "a webhook of the identity vendor was refused");
      return c.json({ result }, status);
    };
    const body = await c.req.text();
    if (Buffer.byteLength(body) > MAX_IDENTITY_WEBHOOK_BYTES) return answer(413, "too_large");
    const now = deps.now();
    const deliveryId = checkDelivery(vendor.webhookSecrets, { headers: c.req.raw.headers, body, now });
    if (deliveryId === undefined) return answer(401, "unsigned");
    const parsed = IdentityWebhook.safeParse(readJson(body));
    if (!parsed.success) return answer(400, "malformed");
    const outcome = await takeResult(deps, parsed.data.data, deliveryId);
    if (outcome === "unknown") return answer(404, "unknown");
    if (outcome === "taken") messageWorker.wake();
    return answer(200, outcome);
  });
}
