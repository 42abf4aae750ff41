import type { ChatView } from "@bellwether/contract/office/index.ts";
import { onlyRow, type SqlConnection, textArray } from "@bellwether/db";
import { inMarkets } from "../players/index.ts";
import { CHAT_COLUMNS, type StoredChat } from "./stored-chat.ts";

const PAGE = 50;

/** A conversation as a list shows it. */
export type ListedChat = StoredChat & {
  /** The beginning of the last message of player or agent. */
  last_text: string;
  /** Messages of the player since whoever has it has last looked. */
  unread: number;
};

/** A place in a list: after a conversation with this moment, which is its end or its beginning. */
export type ChatPlace = { at: Date; id: string };

const LISTED = `SELECT ${CHAT_COLUMNS},
  coalesce((SELECT left(m.text, 140) FROM chat_message m WHERE m.chat_id = c.id AND m.author <> 'house' ORDER BY m.id DESC LIMIT 1), '') AS last_text,
  (SELECT count(*)::int FROM chat_message m WHERE m.chat_id = c.id AND m.author = 'player' AND m.id > c.agent_seen_id) AS unread
  FROM chat c`;
const IN_MARKETS = inMarkets("c.player_id", "$3");
/** Those that wait come first; the longest waiting first. */
const OPEN = `${LISTED} WHERE c.ended_at IS NULL AND c.kind = $4
  AND ($2::bigint IS NULL OR (c.opened_at, c.id) > ($1::timestamptz, $2)) AND ${IN_MARKETS} ORDER BY c.opened_at, c.id LIMIT ${PAGE + 1}`;
const ENDED = `${LISTED} WHERE c.ended_at IS NOT NULL
  AND ($2::bigint IS NULL OR (c.ended_at, c.id) < ($1::timestamptz, $2)) AND ${IN_MARKETS} ORDER BY c.ended_at DESC, c.id DESC LIMIT ${PAGE + 1}`;

/**
 * Open conversations of a kind, the oldest first, or ended ones, the newest first; 50 at most, after a place in the list; with accounts in these
 * markets (`BRAND:CC`), or with all.
 */
export async function listChats(
  connection: SqlConnection,
  {
    view,
    after,
    markets,
  }: { view: ChatView; after: ChatPlace | undefined; markets: readonly string[] | undefined },
): Promise<{ chats: ListedChat[]; next: ChatPlace | undefined }> {
  const shared = [after?.at ?? null, after?.id ?? null, markets ? textArray(markets) : null];
  const { rows } =
    view === "ended"
      ? await connection.query<ListedChat>(ENDED, shared)
      : await connection.query<ListedChat>(OPEN, [...shared, view === "live" ? "live" : "ticket"]);
  const chats = rows.slice(0, PAGE);
  const last = rows.length > PAGE ? chats.at(-1) : undefined;
  return { chats, next: last && { at: last.ended_at ?? last.opened_at, id: last.id } };
}

/** One conversation as a list shows it. */
export async function findListedChat(connection: SqlConnection, id: string): Promise<ListedChat | undefined> {
  const { rows } = await connection.query<ListedChat>(`${LISTED} WHERE c.id = $1::bigint`, [id]);
  return rows[0];
}

/** How many live conversations wait for an agent or an answer, and tickets for one; and since when the first does. */
export async function countChatsWaiting(
  connection: SqlConnection,
): Promise<{ waiting: number; oldestAt: Date | null }> {
  const { rows } = await connection.query<{ waiting: number; oldest: Date | null }>(
    `SELECT count(*)::int AS waiting, min(coalesce(unanswered_since, opened_at)) AS oldest FROM chat
     WHERE ended_at IS NULL AND taken_by IS NULL`,
  );
  const { waiting, oldest } = onlyRow(rows);
  return { waiting, oldestAt: oldest };
}

/** The tickets that these tasks are about, by the task's id. */
export async function ticketsOfTasks(
  connection: SqlConnection,
  taskIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (taskIds.length === 0) return new Map();
  const { rows } = await connection.query<{ task_id: string; id: string }>(
    "SELECT task_id::text AS task_id, id::text AS id FROM chat WHERE task_id = ANY($1::bigint[])",
    [textArray(taskIds)],
  );
  return new Map(rows.map(({ task_id: taskId, id }) => [taskId, id]));
}
