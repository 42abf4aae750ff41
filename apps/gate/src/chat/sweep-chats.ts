import { keptSince } from "@bellwether/market";
import type { StorePorts } from "../ports.ts";

/** Deletes conversations that ended before the `retention` period of messages; an open ticket stays until it is answered. */
export async function sweepChats({ database, now }: StorePorts): Promise<number> {
  const before = keptSince("messages", now());
  return database.transaction(async (connection) => {
    await connection.query(
      "DELETE FROM chat_message WHERE chat_id IN (SELECT id FROM chat WHERE ended_at < $1)",
      [before],
    );
    const { rowCount } = await connection.query("DELETE FROM chat WHERE ended_at < $1", [before]);
    return rowCount;
  });
}
