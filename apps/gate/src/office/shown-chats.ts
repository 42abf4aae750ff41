import type { OfficeChat, OfficeChatMessage } from "@bellwether/contract/office/index.ts";
import type { SqlConnection } from "@bellwether/db";
import { type ListedChat, listMessages, stateOf } from "../chat/index.ts";
import { operatorNames } from "../operators/index.ts";
import { findPlayer, hiddenName } from "../players/index.ts";

/** Turns conversations into the contract's form, with operators' names for their ids. One whose player is gone is left out. */
export async function shownChats(
  connection: SqlConnection,
  chats: readonly ListedChat[],
  operatorId: string,
): Promise<OfficeChat[]> {
  const names = await operatorNames(
    connection,
    chats.flatMap(({ taken_by, handed_by }) => [taken_by ?? "", handed_by ?? ""]).filter(Boolean),
  );
  const person = (id: string) => ({ id, name: names.get(id) ?? id });
  const shown: OfficeChat[] = [];
  for (const chat of chats) {
    const player = await findPlayer(connection, chat.player_id);
    if (!player) continue;
    const { handed_by: handedBy, handed_note: note } = chat;
    shown.push({
      ...{ id: chat.id, kind: chat.kind, state: stateOf(chat), brand: chat.brand, country: player.country },
      ...{ player: { id: player.id, name: hiddenName(player) }, language: chat.language },
      opened_at: chat.opened_at.toISOString(),
      unanswered_since: chat.unanswered_since?.toISOString() ?? null,
      answer_by: chat.answer_by?.toISOString() ?? null,
      taken_by: chat.taken_by === null ? null : person(chat.taken_by),
      is_own: chat.taken_by === operatorId,
      handed_over: handedBy === null || note === null ? null : { by: person(handedBy), note },
      unread: chat.unread,
      player_seen_id: Number(chat.player_seen_id),
      last_text: chat.last_text,
      last_at: chat.last_at.toISOString(),
      ended_at: chat.ended_at?.toISOString() ?? null,
      ended_by: chat.ended_by,
      rating: chat.rating,
    });
  }
  return shown;
}

/** The last messages of a conversation, with the whole names of those who wrote them. */
export async function shownMessages(connection: SqlConnection, chatId: string): Promise<OfficeChatMessage[]> {
  const messages = await listMessages(connection, chatId);
  const names = await operatorNames(
    connection,
    messages.flatMap(({ written_by }) => written_by ?? []),
  );
  return messages.map(({ id, author, written_by: by, text, event, written_at: at }) => ({
    ...{ id: Number(id), from: author, text, event, at: at.toISOString() },
    by: by === null ? null : (names.get(by) ?? by),
  }));
}
