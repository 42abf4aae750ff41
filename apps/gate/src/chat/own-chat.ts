import { type ChatMessage, type OwnChat, pushAddress } from "@bellwether/contract";
import { DAY_MS } from "@bellwether/contract/durations.ts";
import { onlyRow, type SqlConnection } from "@bellwether/db";
import type { Player } from "../players/index.ts";
import type { PushPort } from "../ports.ts";
import { CHAT_COLUMNS, listMessages, type StoredChat, type StoredMessage, stateOf } from "./stored-chat.ts";

/** A conversation as its player sees it. */
export type OwnConversation = { chat: OwnChat; messages: ChatMessage[] };

type Reader = Pick<Player, "isEmailConfirmed">;

/** The open conversation, a live one before a ticket; otherwise the last one that has ended within a day, or has an answer that was not seen. */
export async function findCurrentChat(
  connection: SqlConnection,
  playerId: string,
  now: Date,
): Promise<StoredChat | undefined> {
  const { rows } = await connection.query<StoredChat>(
    `SELECT ${CHAT_COLUMNS} FROM chat c WHERE c.player_id = $1
       AND (c.ended_at IS NULL OR c.ended_at > $2
         OR EXISTS (SELECT 1 FROM chat_message m WHERE m.chat_id = c.id AND m.author = 'agent' AND m.id > c.player_seen_id))
     ORDER BY (c.ended_at IS NULL) DESC, (c.kind = 'live') DESC, c.id DESC LIMIT 1`,
    [playerId, new Date(now.getTime() - DAY_MS)],
  );
  return rows[0];
}

/** A stored conversation with its messages, in the contract's form. */
export async function ownConversation(
  connection: SqlConnection,
  chat: StoredChat,
  player: Reader,
): Promise<OwnConversation> {
  const messages = await listMessages(connection, chat.id);
  return { chat: await shownChat(connection, chat, player), messages: messages.map(shownMessage) };
}

export const shownMessage = (message: StoredMessage): ChatMessage => {
  const { id, author, name, text, event, written_at: at } = message;
  return {
    ...{ id: Number(id), from: author, name, text, event, at: at.toISOString() },
    // An agent's is between the agent's page and the gate.
    request_id: author === "player" ? message.request_id : null,
  };
};

/** How many messages of agents the player has not seen, in all conversations. */
export async function countUnread(connection: SqlConnection, playerId: string): Promise<number> {
  const { rows } = await connection.query<{ unread: number }>(
    `SELECT count(*)::int AS unread FROM chat c JOIN chat_message m ON m.chat_id = c.id
     WHERE c.player_id = $1 AND m.author = 'agent' AND m.id > c.player_seen_id`,
    [playerId],
  );
  return onlyRow(rows).unread;
}

/** Shows a change on the player's screens: how the conversation stands, with its new messages. */
export async function announceChat(
  { push }: PushPort,
  connection: SqlConnection,
  {
    chat,
    player,
    messages,
  }: { chat: StoredChat; player: Pick<Player, "channel"> & Reader; messages: readonly StoredMessage[] },
): Promise<void> {
  push.publish(pushAddress(player.channel), {
    type: "chat",
    chat: await shownChat(connection, chat, player),
    messages: messages.map(shownMessage),
  });
}

async function shownChat(
  connection: SqlConnection,
  chat: StoredChat,
  { isEmailConfirmed }: Reader,
): Promise<OwnChat> {
  const state = stateOf(chat);
  const { rows } = await connection.query<{ unread: number; waiting: number; answered: boolean }>(
    `SELECT count(*) FILTER (WHERE m.author = 'agent' AND m.id > $2::bigint)::int AS unread,
       coalesce(bool_or(m.author = 'agent'), false) AS answered,
       (SELECT count(*)::int FROM chat w WHERE w.kind = 'live' AND w.ended_at IS NULL AND w.taken_by IS NULL AND (w.opened_at, w.id) < ($3, $1::bigint)) AS waiting
     FROM chat_message m WHERE m.chat_id = $1::bigint`,
    [chat.id, chat.player_seen_id, chat.opened_at],
  );
  const { unread, waiting, answered } = onlyRow(rows);
  const isOver = state === "ended";
  return {
    ...{ chat_id: chat.id, kind: chat.kind, state, unread, agent: chat.agent_name },
    waiting_before: chat.kind === "live" && state === "waiting" ? waiting : null,
    opened_at: chat.opened_at.toISOString(),
    answer_by: chat.answer_by?.toISOString() ?? null,
    ended_at: chat.ended_at?.toISOString() ?? null,
    ended_by: chat.ended_by,
    can_rate: isOver && answered && chat.rating === null,
    rating: chat.rating,
    can_mail: isOver && isEmailConfirmed && chat.mailed_at === null,
    is_mailed: chat.mailed_at !== null,
  };
}
