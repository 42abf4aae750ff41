import type { Database } from "@bellwether/db";

/** Letters and texts written to a recipient so far, oldest first, whether or not they were sent yet. */
export async function lettersTo(
  database: Database,
  recipient: string,
): Promise<{ subject: string; body: string }[]> {
  const { rows } = await database.query<{ subject: string; body: string }>(
    "SELECT subject, body FROM message WHERE recipient = $1 ORDER BY created_at",
    [recipient],
  );
  return rows;
}

/** The token in the link of the newest letter to a mailbox. */
export async function tokenMailedTo(database: Database, mailbox: string): Promise<string> {
  const letters = await lettersTo(database, mailbox);
  const token = /[?&]token=([\w-]+)/.exec(letters.at(-1)?.body ?? "")?.[1];
  if (!token) throw new Error(`no token was mailed to ${mailbox}`);
  return token;
}
