import { z } from "zod";
import { defineCall } from "../call.ts";
import { ChatDesk, ChatMessage, OwnChat } from "../chat.ts";
import { MAX_MESSAGE_TEXT, MessageLines } from "../message-lines.ts";
import { wholeNumber } from "../whole-number.ts";

const ChatId = z.string().regex(/^\d{1,18}$/, "core.error_invalid_param");
const Conversation = z.object({ chat: OwnChat, messages: z.array(ChatMessage).describe("The last 200") });

export const chatDesk = defineCall({
  name: "chatDesk",
  summary: "Whether somebody answers chats now, how many wait, and what the player has not read yet",
  method: "GET",
  path: "/gate/api/chat/desk",
  access: "visitor",
  input: z.object({}),
  output: ChatDesk.extend({
    unread: z.number().int().describe("The signed-in player's; 0 for a visitor"),
  }),
});

export const ownChat = defineCall({
  name: "ownChat",
  summary: "The player's open conversation, or the last one of a day",
  method: "GET",
  path: "/gate/api/chat",
  access: "player",
  input: z.object({}),
  output: z.object({ conversation: Conversation.nullable() }),
});

export const writeChat = defineCall({
  name: "writeChat",
  summary:
    "Write in the chat: in the open conversation, or in a new one. Where nobody is there it is a ticket, which is answered by mail",
  method: "POST",
  path: "/gate/api/chat/messages",
  access: "player",
  input: z.object({
    text: MessageLines.describe(`1 to ${MAX_MESSAGE_TEXT} characters of plain text`),
    language: z
      .string()
      .max(20)
      .optional()
      .describe("In which an answer is hoped for; the player's without it"),
    request_id: z.uuid("core.error_invalid_param").describe("Repeats with the same id are stored once"),
  }),
  output: Conversation,
});

export const seeChat = defineCall({
  name: "seeChat",
  summary: "Note that the player has seen the conversation up to a message",
  method: "POST",
  path: "/gate/api/chat/{chat_id}/seen",
  access: "player",
  input: z.object({ chat_id: ChatId, message_id: wholeNumber(0) }),
  output: z.object({}),
});

export const endChat = defineCall({
  name: "endChat",
  summary: "End the player's conversation",
  method: "POST",
  path: "/gate/api/chat/{chat_id}/end",
  access: "player",
  input: z.object({ chat_id: ChatId }),
  output: Conversation,
});

export const rateChat = defineCall({
  name: "rateChat",
  summary: "Rate a conversation that has ended, once",
  method: "POST",
  path: "/gate/api/chat/{chat_id}/rating",
  access: "player",
  input: z.object({ chat_id: ChatId, stars: wholeNumber(1, 5) }),
  output: Conversation,
});

export const mailChat = defineCall({
  name: "mailChat",
  summary: "Send the conversation's transcript to the player's confirmed mailbox, once",
  method: "POST",
  path: "/gate/api/chat/{chat_id}/transcript",
  access: "player",
  input: z.object({ chat_id: ChatId }),
  output: Conversation,
});
