import { createHmac, randomUUID } from "node:crypto";
import { ApplicantRequest, type IdentityResult, type IdentityWebhook } from "@bellwether/contract";
import type { Database } from "@bellwether/db";
import type { Context, Hono } from "hono";
import { html } from "hono/html";
import { showPage } from "../page.ts";
import { chosenResult, isVendorChoice, vendorChoices } from "./vendor-choices.ts";

export type IdentityParts = {
  database: Database;
  now: () => Date;
  gate: { baseUrl: string; fetch: typeof globalThis.fetch };
  identity: { key: string; webhookSecret: string };
};

type Row = { told: ApplicantRequest; result: IdentityResult | null };

/** A vendor who checks identities: its two calls, and a page on which one chooses its result, which a signed webhook then tells. */
export function mountIdentityVendor(app: Hono, parts: IdentityParts): void {
  const { database, now, identity } = parts;
  const isKnown = (c: Context) => c.req.header("authorization") === `Bearer ${identity.key}`;
  const find = async (id: string): Promise<Row | undefined> => {
    const { rows } = await database.query<Row>("SELECT told, result FROM sandbox_applicant WHERE id = $1", [
      id,
    ]);
    return rows[0];
  };

  app.post("/sandbox/identity/applicants", async (c) => {
    if (!isKnown(c)) return c.text("unknown key", 401);
    const parsed = ApplicantRequest.safeParse(await c.req.json().catch(() => undefined));
    if (!parsed.success) return c.text("a field is missing or wrong", 400);
    const { id, return_url } = parsed.data;
    await database.query(
      "INSERT INTO sandbox_applicant (id, told, at) VALUES ($1, $2::jsonb, $3) ON CONFLICT (id) DO NOTHING",
      [id, JSON.stringify(parsed.data), now()],
    );
    // On the brand's own host, from which the page may lead back.
    return c.json({ id, url: new URL(`/sandbox/identity/show/${id}`, return_url).href });
  });

  app.get("/sandbox/identity/applicants/:id", async (c) => {
    if (!isKnown(c)) return c.text("unknown key", 401);
    const id = c.req.param("id");
    const row = await find(id);
    return row ? c.json(row.result ?? { id, status: "pending" }) : c.text("unknown applicant", 404);
  });

  app.get("/sandbox/identity/show/:id", async (c) => {
    const row = await find(c.req.param("id"));
    if (!row) return c.text("unknown applicant", 404);
    const { first_name, last_name, born_on } = row.told;
    return showPage(c, {
      title: "Prove who you are",
      language: "en",
      content: html`<h1>Prove who you are</h1>
        <p class="soft">A real vendor would look at a document and a face here. This stand-in says what you choose about
          ${first_name} ${last_name}, born ${born_on}.</p>
        <form method="post">
          ${Object.entries(vendorChoices).map(
            ([value, label]) => html`<button name="choice" value="${value}" class="quiet">${label}</button>`,
          )}
        </form>`,
    });
  });

  app.post("/sandbox/identity/show/:id", async (c) => {
    const row = await find(c.req.param("id"));
    const { choice } = await c.req.parseBody();
    if (!row || !isVendorChoice(choice)) return c.text("unknown applicant or choice", 404);
    const result = chosenResult(choice, row.told, now());
    await database.query("UPDATE sandbox_applicant SET result = $2::jsonb WHERE id = $1", [
      row.told.id,
      JSON.stringify(result),
    ]);
    // One that is lost is no matter: the house asks.
    await tell(parts, result).catch(() => undefined);
    return c.redirect(row.told.return_url, 303);
  });
}

/** Posts a result, signed as Standard Webhooks says. */
async function tell({ gate, identity, now }: IdentityParts, result: IdentityResult): Promise<void> {
  const id = `msg_${randomUUID()}`;
  const at = now();
  const timestamp = String(Math.floor(at.getTime() / 1_000));
  const webhook: IdentityWebhook = { type: "applicant.result", timestamp: at.toISOString(), data: result };
  const body = JSON.stringify(webhook);
  const key = Buffer.from(identity.webhookSecret.replace("whsec_", ""), "base64");
  const signature = createHmac("sha256", key).update(`${id}.${timestamp}.${body}`).digest("base64");
  await gate.fetch(`${gate.baseUrl}/gate/identity/webhook`, {
    method: "POST",
    headers: {
      "content-type": "application/json",
      "webhook-id": id,
      "webhook-timestamp": timestamp,
      "webhook-signature": `v1,${signature}`,
    },
    body,
  });
}
