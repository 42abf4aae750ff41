import type { SqlConnection } from "@bellwether/db";
import { answerBy, type BrandKey, brands } from "@bellwether/market";
import { jobActor } from "../actor.ts";
import { storeTask } from "../tasks/index.ts";
import { addMessage, type StoredChat } from "./stored-chat.ts";

const TASK_TITLE = "Answer what was written in the chat";

/** When a ticket that is written now is answered at the latest, by the brand's support hours. */
export const ticketBy = (brand: BrandKey, now: Date): Date => answerBy(brands[brand].supportHours, now);

/** Makes a conversation that is locked a ticket: the office gets a task about the player, and a live one says that it is answered by mail from now on. */
export async function makeTicketWithin(
  connection: SqlConnection,
  chat: StoredChat,
  now: Date,
): Promise<void> {
  const dueAt = chat.answer_by ?? ticketBy(chat.brand, now);
  const task = await storeTask(
    connection,
    { playerId: chat.player_id, title: TASK_TITLE, owner: null, dueAt },
    { actor: jobActor("chat"), at: now },
  );
  await connection.query(
    `UPDATE chat SET kind = 'ticket', answer_by = $2, task_id = $3::bigint, taken_by = NULL, taken_at = NULL, agent_name = NULL,
       handed_by = NULL, handed_note = NULL WHERE id = $1::bigint`,
    [chat.id, dueAt, task.id],
  );
  if (chat.kind === "live")
    await addMessage(connection, chat, { author: "house", event: "became_ticket" }, now);
}
