import type { GateFixture } from "./gate-fixture.ts";

type Outbox = Pick<GateFixture, "database" | "messages">;

/** Letters and texts written to a recipient so far, oldest first: those that wait by their rows, those sent as they were delivered. */
export async function lettersTo(
  { database, messages }: Outbox,
  recipient: string,
): Promise<{ subject: string; body: string }[]> {
  const { rows } = await database.query<{ id: string; subject: string; body: string }>(
    "SELECT id, subject, body FROM message WHERE recipient = $1 ORDER BY created_at, id",
    [recipient],
  );
  return rows.map((row) => {
    // What was sent keeps no text in its row.
    const sent = messages.find(({ id }) => id === row.id);
    return { subject: sent?.subject ?? row.subject, body: sent?.body ?? row.body };
  });
}

/** The token in the link of the newest letter to a mailbox that has one. Letters of the same moment have no order: move the clock between two. */
export async function tokenMailedTo(outbox: Outbox, mailbox: string): Promise<string> {
  const letters = await lettersTo(outbox, mailbox);
  const token = letters.map(({ body }) => /[?&]token=([\w-]+)/.exec(body)?.[1]).findLast(Boolean);
  if (!token) throw new Error(`no token was mailed to ${mailbox}`);
  return token;
}
