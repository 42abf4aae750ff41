import type { ChatEnd, ChatEvent, ChatKind, ChatState } from "@bellwether/contract";
import { DomainError } from "@bellwether/contract";
import { onlyRow, type SqlConnection } from "@bellwether/db";
import type { BrandKey } from "@bellwether/market";

/** A row of `chat`; `taken_by` and `handed_by` are operators' ids. */
export type StoredChat = {
  id: string;
  player_id: string;
  brand: BrandKey;
  kind: ChatKind;
  language: string;
  opened_at: Date;
  last_at: Date;
  unanswered_since: Date | null;
  taken_by: string | null;
  taken_at: Date | null;
  agent_name: string | null;
  handed_by: string | null;
  handed_note: string | null;
  /** The last message that each side has seen. */
  player_seen_id: string;
  agent_seen_id: string;
  answer_by: Date | null;
  task_id: string | null;
  ended_at: Date | null;
  ended_by: ChatEnd | null;
  rating: number | null;
  mailed_at: Date | null;
};

/** The columns of {@link StoredChat}, of the table `c`. */
export const CHAT_COLUMNS = `c.id::text AS id, c.player_id, c.brand, c.kind, c.language, c.opened_at, c.last_at, c.unanswered_since, c.taken_by, c.taken_at,
  c.agent_name, c.handed_by, c.handed_note, c.player_seen_id::text AS player_seen_id, c.agent_seen_id::text AS agent_seen_id, c.answer_by, c.task_id::text AS task_id, c.ended_at, c.ended_by,
  c.rating, c.mailed_at`;

/** A row of `chat_message`. `written_by` is an operator's id, `name` what the player reads instead. */
export type StoredMessage = {
  id: string;
  chat_id: string;
  author: "player" | "agent" | "house";
  written_by: string | null;
  name: string | null;
  text: string;
  event: ChatEvent | null;
  written_at: Date;
  request_id: string | null;
};

export const MESSAGE_COLUMNS =
  "m.id::text AS id, m.chat_id::text AS chat_id, m.author, m.written_by, m.name, m.text, m.event, m.written_at, m.request_id::text AS request_id";

/** SQL for the id of the last message of the conversation $1: nobody has seen a later one. */
export const LAST_MESSAGE = "(SELECT max(m.id) FROM chat_message m WHERE m.chat_id = $1::bigint)";

/** How many messages of a conversation are shown. */
const SHOWN = 200;

export function stateOf({ ended_at, taken_by }: Pick<StoredChat, "ended_at" | "taken_by">): ChatState {
  if (ended_at !== null) return "ended";
  return taken_by === null ? "waiting" : "taken";
}

/** @throws DomainError `not_found` */
export async function readStoredChat(connection: SqlConnection, id: string): Promise<StoredChat> {
  const { rows } = await connection.query<StoredChat>(
    `SELECT ${CHAT_COLUMNS} FROM chat c WHERE c.id = $1::bigint`,
    [id],
  );
  if (!rows[0]) throw new DomainError("not_found");
  return rows[0];
}

/** The conversation, locked until the SQL transaction ends. @throws DomainError `not_found` */
export async function lockChat(connection: SqlConnection, id: string): Promise<StoredChat> {
  const { rows } = await connection.query<StoredChat>(
    `SELECT ${CHAT_COLUMNS} FROM chat c WHERE c.id = $1::bigint FOR UPDATE`,
    [id],
  );
  if (!rows[0]) throw new DomainError("not_found");
  return rows[0];
}

/** The last messages of a conversation, the oldest first. */
export async function listMessages(connection: SqlConnection, chatId: string): Promise<StoredMessage[]> {
  const { rows } = await connection.query<StoredMessage>(
    `SELECT ${MESSAGE_COLUMNS} FROM chat_message m WHERE m.chat_id = $1::bigint ORDER BY m.id DESC LIMIT ${SHOWN}`,
    [chatId],
  );
  return rows.reverse();
}

type NewMessage = {
  author: StoredMessage["author"];
  text?: string;
  event?: ChatEvent;
  by?: { id: string; name: string } | undefined;
  requestId?: string;
};

/** Adds a message to a conversation that is locked, and notes in its row who has to answer. */
export async function addMessage(
  connection: SqlConnection,
  { id, player_id: playerId }: Pick<StoredChat, "id" | "player_id">,
  { author, text = "", event, by, requestId }: NewMessage,
  at: Date,
): Promise<StoredMessage> {
  const { rows } = await connection.query<StoredMessage>(
    `INSERT INTO chat_message AS m (chat_id, player_id, author, written_by, name, text, event, written_at, request_id)
     VALUES ($1::bigint, $2, $3, $4, $5, $6, $7, $8, $9::uuid) RETURNING ${MESSAGE_COLUMNS}`,
    [...[id, playerId, author, by?.id ?? null, by?.name ?? null, text, event ?? null, at], requestId ?? null],
  );
  const message = onlyRow(rows);
  // Whoever writes has seen what came before.
  if (author === "player")
    await connection.query(
      "UPDATE chat SET last_at = $2, player_seen_id = $3::bigint, unanswered_since = coalesce(unanswered_since, $2) WHERE id = $1::bigint",
      [id, at, message.id],
    );
  if (author === "agent")
    await connection.query(
      "UPDATE chat SET last_at = $2, agent_seen_id = $3::bigint, unanswered_since = NULL WHERE id = $1::bigint",
      [id, at, message.id],
    );
  return message;
}

/** A message that is stored already, by the id that its client gave it; with its text, by which a repeat is known. */
export async function findByRequest(
  connection: SqlConnection,
  playerId: string,
  requestId: string,
): Promise<StoredMessage | undefined> {
  const { rows } = await connection.query<StoredMessage>(
    `SELECT ${MESSAGE_COLUMNS} FROM chat_message m WHERE m.player_id = $1 AND m.request_id = $2::uuid`,
    [playerId, requestId],
  );
  return rows[0];
}

/** Ends a conversation that is locked, and says so in it. */
export async function endWithin(
  connection: SqlConnection,
  chat: StoredChat,
  by: ChatEnd,
  at: Date,
): Promise<void> {
  await connection.query(
    "UPDATE chat SET ended_at = $2, ended_by = $3, unanswered_since = NULL WHERE id = $1::bigint",
    [chat.id, at, by],
  );
  await addMessage(connection, chat, { author: "house", event: "ended" }, at);
}
