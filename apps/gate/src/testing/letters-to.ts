import type { GateFixture } from "./gate-fixture.ts";

type Outbox = Pick<GateFixture, "database" | "messages">;

/** Emails and SMS written to a recipient so far, oldest first: waiting ones from their rows, sent ones as they were delivered. */
export async function lettersTo(
  { database, messages }: Outbox,
  recipient: string,
): Promise<{ subject: string; body: string }[]> {
  const { rows } = await database.query<{ id: string; subject: string; body: string }>(
    "SELECT id, subject, body FROM message WHERE recipient = $1 ORDER BY created_at, id",
    [recipient],
  );
  return rows.map((row) => {
    // The text of a sent message is deleted from its row.
    const sent = messages.find(({ id }) => id === row.id);
    return { subject: sent?.subject ?? row.subject, body: sent?.body ?? row.body };
  });
}

/**
 * The token in the link of the newest email with a token to a mailbox. Emails of the same moment have no order: move the clock between two.
 */
export async function tokenMailedTo(outbox: Outbox, mailbox: string): Promise<string> {
  const letters = await lettersTo(outbox, mailbox);
  const token = letters.map(({ body }) => /[?&]token=([\w-]+)/.exec(body)?.[1]).findLast(Boolean);
  if (!token) throw new Error(`no token was mailed to ${mailbox}`);
  return token;
}
