import { calls } from "@bellwether/contract";
import type { Hono } from "hono";
import { type CallPorts, mountCall } from "../calls/index.ts";
import type { MessageWorker } from "../messages/index.ts";
import type { MessageTextsPort, PushPort } from "../ports.ts";
import { endChat, mailChat, rateChat, seeChat } from "./change-own-chat.ts";
import type { ChatDesks, DeskPorts } from "./chat-desk.ts";
import { countUnread, findCurrentChat, ownConversation } from "./own-chat.ts";
import { writeChat } from "./write-chat.ts";

/** A player's side of the chat. */
export function mountPlayerChat(
  app: Hono,
  deps: CallPorts & DeskPorts & PushPort & MessageTextsPort,
  desks: ChatDesks,
  messageWorker: Pick<MessageWorker, "wake">,
): void {
  const { database, now } = deps;
  mountCall(app, deps, calls.chatDesk, async ({ context, signedIn }) => ({
    ...(await desks.read(context.brand)),
    unread: signedIn ? await countUnread(database, signedIn.player.id) : 0,
  }));

  mountCall(app, deps, calls.ownChat, async ({ signedIn: { player } }) => {
    const chat = await findCurrentChat(database, player.id, now());
    return { conversation: chat ? await ownConversation(database, chat, player) : null };
  });

  mountCall(app, deps, calls.writeChat, async ({ input, signedIn: { player } }) => {
    const conversation = await writeChat(deps, player, input);
    // Its first message: another one waits.
    if (conversation.messages.length === 1) await desks.announce();
    return conversation;
  });

  mountCall(app, deps, calls.seeChat, async ({ input, signedIn: { player } }) => {
    await seeChat(deps, player, { chatId: input.chat_id, messageId: input.message_id });
    return {};
  });

  mountCall(app, deps, calls.endChat, async ({ input, signedIn: { player } }) => {
    const conversation = await endChat(deps, player, input.chat_id);
    await desks.announce();
    return conversation;
  });

  mountCall(app, deps, calls.rateChat, ({ input, signedIn: { player } }) =>
    rateChat(deps, player, { chatId: input.chat_id, stars: input.stars }),
  );

  mountCall(app, deps, calls.mailChat, async ({ input, signedIn: { player } }) => {
    const conversation = await mailChat(deps, player, input.chat_id);
    messageWorker.wake();
    return conversation;
  });
}
