import { isStorable } from "@bellwether/contract";
import type { Database } from "@bellwether/db";
import type { Hono } from "hono";
import { html } from "hono/html";
import { z } from "zod";
import { showPage } from "../page.ts";

/** The request of an SMS gateway or mail relay: one message, with an id by which repeats are dropped. */
const IncomingMessage = z.object({
  id: z.uuid(),
  channel: z.enum(["sms", "email"]),
  recipient: z.string().min(1).max(254).refine(isStorable),
  subject: z.string().max(200).refine(isStorable),
  body: z.string().max(10_000).refine(isStorable),
});

const MAX_SHOWN = 100;

type Row = { id: string; channel: string; recipient: string; subject: string; body: string; at: Date };

/** The outbox: accepts every SMS and email that the product sends, and shows them instead of sending them. */
export function mountOutbox(app: Hono, { database, now }: { database: Database; now: () => Date }): void {
  app.post("/sandbox/messages", async (c) => {
    const parsed = IncomingMessage.safeParse(await c.req.json().catch(() => undefined));
    if (!parsed.success) return c.json({ accepted: false, problem: z.prettifyError(parsed.error) }, 400);
    const { id, channel, recipient, subject, body } = parsed.data;
    await database.query(
      "INSERT INTO sandbox_message (id, channel, recipient, subject, body, at) VALUES ($1, $2, $3, $4, $5, $6) ON CONFLICT (id) DO NOTHING",
      [id, channel, recipient, subject, body, now()],
    );
    return c.json({ accepted: true });
  });

  const read = async (to: string | undefined) => {
    // No message was sent to this address.
    if (to !== undefined && !isStorable(to)) return [];
    const { rows } = await database.query<Row>(
      "SELECT id, channel, recipient, subject, body, at FROM sandbox_message WHERE $1::text IS NULL OR recipient = $1 ORDER BY place DESC LIMIT $2",
      [to ?? null, MAX_SHOWN],
    );
    return rows;
  };

  app.get("/sandbox/outbox.json", async (c) => {
    c.header("cache-control", "no-store");
    return c.json({ messages: await read(c.req.query("to")) });
  });

  app.get("/sandbox/outbox", async (c) => {
    const rows = await read(c.req.query("to"));
    return showPage(c, {
      title: "Outbox",
      language: "en",
      content: html`<h1>Outbox</h1>
        <p class="soft">Texts and letters that the sandbox would have sent, newest first.</p>
        ${rows.length === 0 ? html`<p>Nothing was sent yet.</p>` : ""}
        ${rows.map(
          (row) => html`<article class="card">
            <p class="soft">${row.channel === "sms" ? "SMS" : "Email"} to <span class="code">${row.recipient}</span> · ${row.at.toISOString()}</p>
            <p>${row.body}</p>
          </article>`,
        )}`,
    });
  });
}
