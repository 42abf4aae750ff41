import { DomainError } from "@bellwether/contract";
import { type OfficeChat, type OfficeChatMessage, officeCalls } from "@bellwether/contract/office/index.ts";
import type { SqlConnection } from "@bellwether/db";
import { cannedAnswersIn } from "@bellwether/market/canned-answers.ts";
import type { Hono } from "hono";
import { appendAudit } from "../audit/index.ts";
import {
  announceChat,
  answerWithin,
  type ChatAct,
  type ChatDesks,
  type ChatPlace,
  closeChatWithin,
  findListedChat,
  handOverWithin,
  keepAgent,
  listAgents,
  listChats,
  listMessages,
  readChatWithin,
  readStoredChat,
  setAgent,
  takeChatWithin,
} from "../chat/index.ts";
import type { MessageWorker } from "../messages/index.ts";
import { isAllowed, type OperatorSignedIn } from "../operators/index.ts";
import { findPlayer } from "../players/index.ts";
import { marketsUnder } from "./licence-markets.ts";
import { mountOfficeCall } from "./mount-office-call.ts";
import type { OfficeDeps } from "./office-deps.ts";
import { shownChats, shownMessages } from "./shown-chats.ts";

type Conversation = { chat: OfficeChat; messages: OfficeChatMessage[] };

/** Conversations with players: who answers them, what is said, who has them. */
export function mountChats(
  app: Hono,
  deps: OfficeDeps,
  desks: ChatDesks,
  messageWorker: Pick<MessageWorker, "wake">,
): void {
  const { database, now } = deps;
  const conversation = async (chatId: string, operatorId: string): Promise<Conversation> => {
    const listed = await findListedChat(database, chatId);
    const [chat] = listed ? await shownChats(database, [listed], operatorId) : [];
    if (!chat) throw new DomainError("not_found");
    return { chat, messages: await shownMessages(database, chatId) };
  };
  /** Acts in one SQL transaction with its entry in the audit, then shows the player what is new. */
  const act = async (
    { operator, actor }: OperatorSignedIn,
    chatId: string,
    perform: (connection: SqlConnection, act: ChatAct) => Promise<void>,
    action?: string,
  ): Promise<Conversation> => {
    const one = { chatId, by: actor, name: operator.name, at: now() };
    const { chat, messages } = await database.transaction(async (connection) => {
      const { player_id: playerId } = await readStoredChat(connection, chatId);
      const known = (await listMessages(connection, chatId)).at(-1)?.id ?? "0";
      await perform(connection, one);
      if (action !== undefined)
        await appendAudit(connection, {
          ...{ actor, action, subject: `player:${playerId}`, after: { chat: chatId }, at: one.at },
        });
      const after = await listMessages(connection, chatId);
      return {
        chat: await readStoredChat(connection, chatId),
        messages: after.filter(({ id }) => BigInt(id) > BigInt(known)),
      };
    });
    const player = await findPlayer(database, chat.player_id);
    if (player) await announceChat(deps, database, { chat, player, messages });
    return conversation(chatId, operator.id);
  };
  const agents = async ({ operator }: OperatorSignedIn) => {
    const there = await listAgents(database, now());
    return { am_there: there.some(({ id }) => id === operator.id), agents: there };
  };

  mountOfficeCall(app, deps, officeCalls.chats, async ({ input, self }) => {
    const { id: operatorId } = self.operator;
    if (isAllowed(self.operator, "chat.answer"))
      await keepAgent(database, { operatorId, sessionHash: self.sessionHash }, now());
    const { chats, next } = await listChats(database, {
      ...{ view: input.view, after: placeOf(input.before), markets: marketsUnder(deps, input.licence) },
    });
    const shown = await shownChats(database, chats, operatorId);
    return {
      data: {
        chats: shown,
        next: next ? `${next.at.toISOString()}~${next.id}` : null,
        ...(await agents(self)),
      },
    };
  });

  mountOfficeCall(app, deps, officeCalls.chat, async ({ input, self }) => ({
    data: await conversation(input.chat_id, self.operator.id),
  }));

  mountOfficeCall(app, deps, officeCalls.answerChats, async ({ input, self }) => {
    const { operator, sessionHash } = self;
    await setAgent(database, { operatorId: operator.id, sessionHash }, input.is_there, now());
    await desks.announce();
    return { data: await agents(self) };
  });

  mountOfficeCall(app, deps, officeCalls.readChat, async ({ input, self }) => {
    const one = { chatId: input.chat_id, by: self.actor, name: self.operator.name, at: now() };
    await database.transaction((connection) => readChatWithin(connection, one, input.message_id));
    return { data: await conversation(input.chat_id, self.operator.id) };
  });

  mountOfficeCall(app, deps, officeCalls.takeChat, async ({ input, self }) => {
    const data = await act(self, input.chat_id, takeChatWithin, "chat.take");
    await desks.announce();
    return { data };
  });

  mountOfficeCall(app, deps, officeCalls.answerChat, async ({ input, self }) => {
    let isMailed = false;
    const data = await act(self, input.chat_id, async (connection, one) => {
      isMailed = await answerWithin(deps, connection, one, { text: input.text, requestId: input.request_id });
    });
    if (isMailed) messageWorker.wake();
    return { data: { ...data, is_mailed: isMailed } };
  });

  mountOfficeCall(app, deps, officeCalls.handOverChat, async ({ input, self }) => {
    const { chat_id: chatId, operator_id: operatorId, note } = input;
    return {
      data: await act(
        self,
        chatId,
        (connection, one) => handOverWithin(connection, one, { operatorId, note }),
        "chat.hand_over",
      ),
    };
  });

  mountOfficeCall(app, deps, officeCalls.closeChat, async ({ input, self }) => ({
    data: await act(self, input.chat_id, closeChatWithin, "chat.end"),
  }));

  mountOfficeCall(app, deps, officeCalls.cannedAnswers, async ({ input }) => ({
    data: { answers: cannedAnswersIn(input.language) },
  }));
}

/** @throws DomainError `invalid_param` for what no list has given */
function placeOf(key: string | undefined): ChatPlace | undefined {
  if (key === undefined) return undefined;
  const [time = "", id = ""] = key.split("~");
  const at = new Date(time);
  if (Number.isNaN(at.getTime()) || !/^\d{1,18}$/.test(id))
    throw new DomainError("invalid_param", { fields: { before: "core.error_invalid_param" } });
  return { at, id };
}
