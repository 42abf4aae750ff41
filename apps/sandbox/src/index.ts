import type { Database } from "@bellwether/db";
import { Hono } from "hono";
import { mountBeacon } from "./beacon.ts";
import { mountBlog } from "./blog/blog.ts";
import { type CashierParts, mountCashier } from "./cashier/cashier.ts";
import { createMerchant } from "./cashier/merchant.ts";
import { mountChat } from "./chat.ts";
import { mountGamstop } from "./gamstop.ts";
import { mountIdentityVendor } from "./identity/identity.ts";
import { mountOutbox } from "./outbox/outbox.ts";
import { mountScreening } from "./screening/screening.ts";
import { mountSeal } from "./seal.ts";
import { mountSpelpaus } from "./spelpaus.ts";

export { SANDBOX_BEACON } from "./beacon.ts";
export { accountInstrument } from "./cashier/instrument.ts";

export const sandboxMigrations = { part: "sandbox", folder: new URL("./migrations/", import.meta.url) };

export type SandboxParts = {
  database: Database;
  now: () => Date;
  /** The URL of the merchant's calls, and the function that fetches them. */
  gate: { baseUrl: string; fetch: typeof globalThis.fetch };
  /** The credentials of the cashier at the merchant, and those of the merchant at the cashier. */
  paymentIq: { user: string; password: string; admin: { user: string; password: string } };
  spelpaus: { key: string };
  gamstop: { key: string };
  screening: { key: string };
  identity: { key: string; webhookSecret: string };
  words: CashierParts["words"];
};

export type Sandbox = { app: Hono; stop(): Promise<void> };

/** Stand-ins for external services, each with the real one's protocol. */
export function createSandbox(parts: SandboxParts): Sandbox {
  const app = new Hono();
  mountOutbox(app, parts);
  mountSpelpaus(app, parts.spelpaus);
  mountGamstop(app, parts.gamstop);
  mountScreening(app, parts.screening);
  mountIdentityVendor(app, parts);
  mountBeacon(app, parts);
  mountBlog(app);
  mountSeal(app);
  mountChat(app);
  const { user, password, admin } = parts.paymentIq;
  const merchant = createMerchant({ ...parts.gate, user, password });
  const cashier = mountCashier(app, { ...parts, merchant, admin });
  return { app, stop: cashier.stop };
}
