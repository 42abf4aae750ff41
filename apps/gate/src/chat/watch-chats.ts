import { onlyRow } from "@bellwether/db";
import type { MetricsPort, StorePorts } from "../ports.ts";
import { listAgents } from "./chat-desk.ts";

/** Exports how many live conversations wait for an answer, how long the first has, and how many agents are there. */
export async function watchChats({ database, metrics, now }: StorePorts & MetricsPort): Promise<void> {
  const { rows } = await database.query<{ waiting: number; oldest: Date | null }>(
    `SELECT count(*)::int AS waiting, min(unanswered_since) AS oldest FROM chat
     WHERE kind = 'live' AND ended_at IS NULL AND unanswered_since IS NOT NULL`,
  );
  const { waiting, oldest } = onlyRow(rows);
  metrics.set("chats_waiting", {}, waiting);
  metrics.set("chats_oldest_seconds", {}, oldest ? (now().getTime() - oldest.getTime()) / 1_000 : 0);
  metrics.set("chat_agents", {}, (await listAgents(database, now())).length);
}
