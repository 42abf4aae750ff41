import { DomainError } from "@bellwether/contract";
import type { SqlConnection } from "@bellwether/db";
import { playerActor } from "../actor.ts";
import type { Player } from "../players/index.ts";
import type { DatabasePort, MessageTextsPort, PushPort, StorePorts } from "../ports.ts";
import { finishTaskWithin } from "../tasks/index.ts";
import { queueTranscript } from "./chat-letters.ts";
import { announceChat, type OwnConversation, ownConversation } from "./own-chat.ts";
import {
  endWithin,
  LAST_MESSAGE,
  listMessages,
  lockChat,
  readStoredChat,
  type StoredChat,
} from "./stored-chat.ts";

type Ports = StorePorts & PushPort;

/** Notes that the player has seen a conversation up to a message. @throws DomainError `not_found` for somebody else's */
export async function seeChat(
  { database }: DatabasePort,
  player: Player,
  { chatId, messageId }: { chatId: string; messageId: number },
): Promise<void> {
  const { rowCount } = await database.query(
    `UPDATE chat SET player_seen_id = greatest(player_seen_id, least($3::bigint, ${LAST_MESSAGE})) WHERE id = $1::bigint AND player_id = $2`,
    [chatId, player.id, messageId],
  );
  if (rowCount === 0) throw new DomainError("not_found");
}

/** Ends the player's conversation; one that has ended stays as it is. @throws DomainError `not_found` for somebody else's */
export function endChat(deps: Ports, player: Player, chatId: string): Promise<OwnConversation> {
  return changeOwn(deps, player, chatId, async (connection, chat) => {
    if (chat.ended_at !== null) return;
    const now = deps.now();
    await endWithin(connection, chat, "player", now);
    if (chat.task_id !== null)
      await finishTaskWithin(connection, chat.task_id, { actor: playerActor(player.id), at: now });
  });
}

/**
 * Stores the player's rating of a conversation. A player can rate each one once.
 * @throws DomainError `not_found` for somebody else's, `conflict` before its end, without an answer, and for another rating than the first
 */
export function rateChat(
  deps: Ports,
  player: Player,
  { chatId, stars }: { chatId: string; stars: number },
): Promise<OwnConversation> {
  return changeOwn(deps, player, chatId, async (connection, chat) => {
    if (chat.rating === stars) return;
    const messages = await listMessages(connection, chatId);
    if (chat.ended_at === null || chat.rating !== null || !messages.some(({ author }) => author === "agent"))
      throw new DomainError("conflict", { detail: "it is open, was not answered, or is rated" });
    await connection.query("UPDATE chat SET rating = $2 WHERE id = $1::bigint", [chatId, stars]);
  });
}

/**
 * Sends the transcript to the player's mailbox, once.
 * @throws DomainError `not_found` for somebody else's, `conflict` before its end, `forbidden` for a mailbox that nobody has confirmed
 */
export function mailChat(
  deps: Ports & MessageTextsPort,
  player: Player,
  chatId: string,
): Promise<OwnConversation> {
  return changeOwn(deps, player, chatId, async (connection, chat) => {
    if (chat.mailed_at !== null) return;
    if (chat.ended_at === null) throw new DomainError("conflict", { detail: "it goes on" });
    // Otherwise what was typed would reach whoever owns the mailbox, under the brand's name.
    if (!player.isEmailConfirmed) throw new DomainError("forbidden", { detail: "an unconfirmed mailbox" });
    const messages = await listMessages(connection, chatId);
    await queueTranscript(deps, connection, { chat, player, messages });
    await connection.query("UPDATE chat SET mailed_at = $2 WHERE id = $1::bigint", [chatId, deps.now()]);
  });
}

async function changeOwn(
  deps: Ports,
  player: Player,
  chatId: string,
  change: (connection: SqlConnection, chat: StoredChat) => Promise<void>,
): Promise<OwnConversation> {
  const { chat, news } = await deps.database.transaction(async (connection) => {
    const before = await lockChat(connection, chatId);
    if (before.player_id !== player.id) throw new DomainError("not_found");
    const known = (await listMessages(connection, chatId)).length;
    await change(connection, before);
    return {
      chat: await readStoredChat(connection, chatId),
      news: (await listMessages(connection, chatId)).slice(known),
    };
  });
  await announceChat(deps, deps.database, { chat, player, messages: news });
  return ownConversation(deps.database, chat, player);
}
