import { MINUTE_MS } from "@bellwether/contract/durations.ts";
import type { SqlConnection } from "@bellwether/db";
import { findPlayer } from "../players/index.ts";
import type { PushPort, StorePorts } from "../ports.ts";
import { type ChatDesks, listAgents } from "./chat-desk.ts";
import { announceChat } from "./own-chat.ts";
import {
  addMessage,
  CHAT_COLUMNS,
  endWithin,
  listMessages,
  lockChat,
  readStoredChat,
  type StoredChat,
} from "./stored-chat.ts";
import { makeTicketWithin } from "./ticket.ts";

/** After so long without a word a live conversation is over. */
const SILENCE_MS = 15 * MINUTE_MS;

/** What becomes of a live conversation by itself. */
export type ChatChange = "end" | "ticket" | "release";

/**
 * What has to become of a live conversation. After 15 minutes' silence it ends. One in which the player still waits for an answer becomes a ticket,
 * then or as soon as nobody answers chats any more. One whose agent has gone waits again for the others.
 * @param there ids of those who answer chats now
 */
export function chatChange(
  chat: Pick<StoredChat, "last_at" | "unanswered_since" | "taken_by">,
  there: ReadonlySet<string>,
  now: Date,
): ChatChange | undefined {
  const isSilent = now.getTime() - chat.last_at.getTime() >= SILENCE_MS;
  const isAnswered = chat.unanswered_since === null;
  if (isSilent && isAnswered) return "end";
  if (!isAnswered && (isSilent || there.size === 0)) return "ticket";
  const isLeft = chat.taken_by !== null && !there.has(chat.taken_by);
  return isLeft && there.size > 0 ? "release" : undefined;
}

/** Looks at every live conversation, and at the chat desks. Returns how many conversations have changed. */
export async function settleChats(deps: StorePorts & PushPort, desks: ChatDesks): Promise<number> {
  const { database, now } = deps;
  const { rows } = await database.query<StoredChat>(
    `SELECT ${CHAT_COLUMNS} FROM chat c WHERE c.kind = 'live' AND c.ended_at IS NULL ORDER BY c.opened_at, c.id`,
  );
  let settled = 0;
  if (rows.length > 0) {
    const there = new Set((await listAgents(database, now())).map(({ id }) => id));
    for (const chat of rows)
      if (chatChange(chat, there, now()) && (await settleOne(deps, chat.id, there))) settled += 1;
  }
  await desks.announce();
  return settled;
}

async function settleOne(
  deps: StorePorts & PushPort,
  chatId: string,
  there: ReadonlySet<string>,
): Promise<boolean> {
  const at = deps.now();
  const { chat, messages } = await deps.database.transaction(async (connection) => {
    const before = await lockChat(connection, chatId);
    const known = (await listMessages(connection, chatId)).length;
    // Somebody may have written, taken or ended it since.
    const change = before.kind === "live" && before.ended_at === null && chatChange(before, there, at);
    if (change) await make(connection, before, change, at);
    return {
      chat: await readStoredChat(connection, chatId),
      messages: (await listMessages(connection, chatId)).slice(known),
    };
  });
  if (messages.length === 0) return false;
  const player = await findPlayer(deps.database, chat.player_id);
  if (player) await announceChat(deps, deps.database, { chat, player, messages });
  return true;
}

async function make(
  connection: SqlConnection,
  chat: StoredChat,
  change: ChatChange,
  at: Date,
): Promise<void> {
  if (change === "end") return endWithin(connection, chat, "silence", at);
  if (change === "ticket") return makeTicketWithin(connection, chat, at);
  await connection.query(
    "UPDATE chat SET taken_by = NULL, taken_at = NULL, agent_name = NULL, handed_by = NULL, handed_note = NULL WHERE id = $1::bigint",
    [chat.id],
  );
  await addMessage(connection, chat, { author: "house", event: "left" }, at);
}
