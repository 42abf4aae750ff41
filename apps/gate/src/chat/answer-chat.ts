import { DomainError } from "@bellwether/contract";
import type { SqlConnection } from "@bellwether/db";
import type { Actor } from "../actor.ts";
import { inHandOf } from "../in-hand.ts";
import { readPlayer } from "../players/index.ts";
import type { MessageTextsPort } from "../ports.ts";
import { finishTaskWithin } from "../tasks/index.ts";
import { listAgents } from "./chat-desk.ts";
import { queueAnswer } from "./chat-letters.ts";
import {
  addMessage,
  endWithin,
  findByRequest,
  LAST_MESSAGE,
  lockChat,
  type StoredChat,
} from "./stored-chat.ts";

/** An agent's act about a conversation: whose, by whom, when. `name` is the operator's whole name. */
export type ChatAct = { chatId: string; by: Actor; name: string; at: Date };

/** What the player reads as an agent's name. */
const firstName = (name: string) => name.split(" ", 1)[0] ?? name;

/**
 * Gives a conversation that waits to an agent, inside an SQL transaction.
 * @throws DomainError `not_found`, or `conflict` for one that a colleague has, or that has ended
 */
export async function takeChatWithin(connection: SqlConnection, act: ChatAct): Promise<void> {
  const chat = await lockChat(connection, act.chatId);
  refuseEnded(chat);
  if (chat.taken_by === act.by.name) return;
  if (chat.taken_by !== null && !(await isLetGo(connection, chat, act.at)))
    throw new DomainError("conflict", { detail: "a colleague has taken it" });
  await give(connection, chat, { id: act.by.name, name: act.name }, act.at);
  if (chat.kind === "live")
    await addMessage(
      connection,
      chat,
      { author: "house", event: "taken", by: { id: act.by.name, name: firstName(act.name) } },
      act.at,
    );
}

/**
 * Hands a conversation over to a colleague who answers chats now.
 * @throws DomainError `conflict` for somebody else's, for one that has ended, and for a colleague who is not there
 */
export async function handOverWithin(
  connection: SqlConnection,
  act: ChatAct,
  { operatorId, note }: { operatorId: string; note: string },
): Promise<void> {
  const chat = await lockOwn(connection, act);
  const colleague = (await listAgents(connection, act.at)).find(({ id }) => id === operatorId);
  if (!colleague || operatorId === act.by.name)
    throw new DomainError("conflict", { detail: "the colleague is not there" });
  await give(connection, chat, colleague, act.at);
  await connection.query("UPDATE chat SET handed_by = $2, handed_note = $3 WHERE id = $1::bigint", [
    ...[chat.id, act.by.name, note],
  ]);
  if (chat.kind === "live")
    await addMessage(
      connection,
      chat,
      { author: "house", event: "handed_over", by: { id: operatorId, name: firstName(colleague.name) } },
      act.at,
    );
}

/**
 * Stores an agent's answer. That to a ticket is mailed to the player, and ends the ticket with its task. A repeat is stored once.
 * @returns whether it was mailed
 * @throws DomainError `conflict` for somebody else's conversation, or one that has ended
 */
export async function answerWithin(
  deps: { now: () => Date } & MessageTextsPort,
  connection: SqlConnection,
  act: ChatAct,
  { text, requestId }: { text: string; requestId: string },
): Promise<boolean> {
  const locked = await lockChat(connection, act.chatId);
  const repeated = await findByRequest(connection, locked.player_id, requestId);
  if (repeated) {
    if (repeated.chat_id !== locked.id || repeated.author !== "agent" || repeated.text !== text)
      throw new DomainError("conflict", { detail: "the request's id was used for another message" });
    return locked.kind === "ticket";
  }
  const chat = refuseOthers(locked, act);
  const by = { id: act.by.name, name: firstName(act.name) };
  const message = await addMessage(connection, chat, { author: "agent", text, by, requestId }, act.at);
  if (chat.kind === "live") return false;
  const player = await readPlayer(connection, chat.player_id);
  const isMailed = await queueAnswer(deps, connection, { chat, player, message });
  await closeTicket(connection, chat, act);
  return isMailed;
}

/** Ends a conversation that an agent has taken. A ticket can be ended without an answer. @throws DomainError `conflict` as {@link answerWithin} does */
export async function closeChatWithin(connection: SqlConnection, act: ChatAct): Promise<void> {
  const chat = await lockOwn(connection, act);
  await closeTicket(connection, chat, act);
}

/** Notes that whoever has a conversation has read it up to a message. @throws DomainError `conflict` as {@link answerWithin} does */
export async function readChatWithin(
  connection: SqlConnection,
  act: ChatAct,
  messageId: number,
): Promise<void> {
  const chat = await lockOwn(connection, act);
  await connection.query(
    `UPDATE chat SET agent_seen_id = greatest(agent_seen_id, least($2::bigint, ${LAST_MESSAGE})) WHERE id = $1::bigint`,
    [chat.id, messageId],
  );
}

async function closeTicket(connection: SqlConnection, chat: StoredChat, { by, at }: ChatAct): Promise<void> {
  await endWithin(connection, chat, "agent", at);
  if (chat.task_id !== null) await finishTaskWithin(connection, chat.task_id, { actor: by, at });
}

async function give(
  connection: SqlConnection,
  chat: StoredChat,
  { id, name }: { id: string; name: string },
  at: Date,
): Promise<void> {
  await connection.query(
    `UPDATE chat SET taken_by = $2, taken_at = $3, agent_name = $4, handed_by = NULL, handed_note = NULL
     WHERE id = $1::bigint`,
    [chat.id, id, at, firstName(name)],
  );
}

/** Whoever has a live one and is there no more, and whoever took a ticket a quarter of an hour ago, does not keep it. */
async function isLetGo(connection: SqlConnection, chat: StoredChat, now: Date): Promise<boolean> {
  if (chat.kind === "ticket") return inHandOf(chat, now) === undefined;
  return (await listAgents(connection, now)).every(({ id }) => id !== chat.taken_by);
}

async function lockOwn(connection: SqlConnection, act: ChatAct): Promise<StoredChat> {
  return refuseOthers(await lockChat(connection, act.chatId), act);
}

function refuseOthers(chat: StoredChat, { by }: ChatAct): StoredChat {
  refuseEnded(chat);
  if (chat.taken_by !== by.name)
    throw new DomainError("conflict", { detail: "somebody else has it, or nobody has taken it" });
  return chat;
}

function refuseEnded({ ended_at: endedAt }: StoredChat): void {
  if (endedAt !== null) throw new DomainError("conflict", { detail: "it has ended" });
}
