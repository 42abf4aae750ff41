import { z } from "zod";
import { ChatEnd, ChatEvent, ChatKind, ChatState } from "../../chat.ts";
import { MAX_MESSAGE_TEXT, MessageLines } from "../../message-lines.ts";
import { OfficeLicence, OperatorId, OperatorRef, PageKey } from "../fields.ts";
import { defineOfficeCall } from "../office-call.ts";

const ChatKey = z.object({ chat_id: z.string().regex(/^\d{1,18}$/) });
const RequestId = z.uuid("core.error_invalid_param").describe("Repeats with the same id are stored once");

/** Live conversations, tickets to answer by mail, and what has ended. */
export const chatViews = ["live", "tickets", "ended"] as const;
export type ChatView = (typeof chatViews)[number];

export const OfficeChat = z.object({
  id: z.string(),
  kind: ChatKind,
  state: ChatState,
  player: z.object({ id: z.string(), name: z.string() }),
  brand: z.string(),
  country: z.string(),
  language: z.string().describe("In which the player hopes for an answer"),
  opened_at: z.iso.datetime(),
  unanswered_since: z.iso
    .datetime()
    .nullable()
    .describe("The player's first message that nobody has answered yet"),
  answer_by: z.iso.datetime().nullable().describe("When a ticket is to be answered at the latest"),
  taken_by: OperatorRef.nullable(),
  is_own: z.boolean(),
  handed_over: z.object({ by: OperatorRef, note: z.string() }).nullable(),
  unread: z.number().int().describe("Messages of the player that whoever has it has not seen"),
  player_seen_id: z.number().int().describe("The last message that the player has seen"),
  last_text: z.string().describe("The beginning of the last message"),
  last_at: z.iso.datetime(),
  ended_at: z.iso.datetime().nullable(),
  ended_by: ChatEnd.nullable(),
  rating: z.number().int().nullable(),
});
export type OfficeChat = z.infer<typeof OfficeChat>;

export const OfficeChatMessage = z.object({
  id: z.number().int(),
  from: z.enum(["player", "agent", "house"]),
  by: z.string().nullable().describe("The name of the operator who wrote, came or went on"),
  text: z.string(),
  event: ChatEvent.nullable(),
  at: z.iso.datetime(),
});
export type OfficeChatMessage = z.infer<typeof OfficeChatMessage>;

const Conversation = z.object({
  chat: OfficeChat,
  messages: z.array(OfficeChatMessage).describe("The last 200"),
});

export const ChatAgents = z.object({
  am_there: z.boolean().describe("Whether the caller answers chats now"),
  agents: z.array(OperatorRef).describe("Everybody who does"),
});

export const chats = defineOfficeCall({
  name: "chats",
  summary:
    "Conversations with players: those that wait first, the longest waiting first. Shows that an agent is still there",
  method: "GET",
  path: "/api/chats",
  permission: "chat.read",
  input: z.object({
    view: z.enum(chatViews).default("live"),
    licence: OfficeLicence.optional(),
    before: PageKey,
  }),
  output: ChatAgents.extend({ chats: z.array(OfficeChat), next: z.string().nullable() }),
});

export const chat = defineOfficeCall({
  name: "chat",
  summary: "One conversation with its messages",
  method: "GET",
  path: "/api/chats/{chat_id}",
  permission: "chat.read",
  input: ChatKey,
  output: Conversation,
});

export const answerChats = defineOfficeCall({
  name: "answerChats",
  summary: "Say that you answer chats from now on, or that you do not",
  method: "POST",
  path: "/api/chat-desk",
  permission: "chat.answer",
  input: z.object({ is_there: z.boolean() }),
  output: ChatAgents,
});

export const readChat = defineOfficeCall({
  name: "readChat",
  summary: "Note that you have read your conversation up to a message",
  method: "POST",
  path: "/api/chats/{chat_id}/read",
  permission: "chat.answer",
  input: ChatKey.extend({ message_id: z.int().min(0) }),
  output: Conversation,
});

export const takeChat = defineOfficeCall({
  name: "takeChat",
  summary: "Take a conversation that waits",
  method: "POST",
  path: "/api/chats/{chat_id}/take",
  permission: "chat.answer",
  input: ChatKey,
  output: Conversation,
});

export const answerChat = defineOfficeCall({
  name: "answerChat",
  summary: "Write in your conversation. The answer to a ticket goes to the player's mailbox, and ends it",
  method: "POST",
  path: "/api/chats/{chat_id}/messages",
  permission: "chat.answer",
  input: ChatKey.extend({
    text: MessageLines.describe(`1 to ${MAX_MESSAGE_TEXT} characters of plain text`),
    request_id: RequestId,
  }),
  output: Conversation.extend({
    is_mailed: z.boolean().describe("Whether it also went to the player's mailbox"),
  }),
});

export const handOverChat = defineOfficeCall({
  name: "handOverChat",
  summary:
    "Hand your conversation over to a colleague who answers chats, with a note that the player does not see",
  method: "POST",
  path: "/api/chats/{chat_id}/hand-over",
  permission: "chat.answer",
  input: ChatKey.extend({
    operator_id: OperatorId,
    note: z
      .string({ error: "core.error_field_required" })
      .trim()
      .min(3, "core.error_field_required")
      .max(500),
  }),
  output: Conversation,
});

export const closeChat = defineOfficeCall({
  name: "closeChat",
  summary: "End your conversation; a ticket then has no answer",
  method: "POST",
  path: "/api/chats/{chat_id}/end",
  permission: "chat.answer",
  input: ChatKey,
  output: Conversation,
});

export const cannedAnswers = defineOfficeCall({
  name: "cannedAnswers",
  summary: "The house's prepared answers in a player's language, each with the same in English",
  method: "GET",
  path: "/api/chat-answers",
  permission: "chat.answer",
  input: z.object({ language: z.string().max(20) }),
  output: z.object({
    answers: z.array(
      z.object({
        id: z.string(),
        text: z.string().describe("{name} stands for the player's first name"),
        english: z.string(),
      }),
    ),
  }),
});
