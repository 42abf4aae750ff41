import { z } from "zod";

/** `live`: somebody answers while the player reads. `ticket`: nobody was there; the answer comes by mail, and stands in the conversation. */
export const chatKinds = ["live", "ticket"] as const;
export const ChatKind = z.enum(chatKinds);
export type ChatKind = z.infer<typeof ChatKind>;

/** `waiting` for a person of the house, `taken` by one, or `ended`. */
export const chatStates = ["waiting", "taken", "ended"] as const;
export const ChatState = z.enum(chatStates);
export type ChatState = z.infer<typeof ChatState>;

/** Who ended a conversation; `silence` is 15 minutes without a word after the house's answer. */
export const chatEnds = ["player", "agent", "silence"] as const;
export const ChatEnd = z.enum(chatEnds);
export type ChatEnd = z.infer<typeof ChatEnd>;

/** What the house says by itself, each in the reader's own words: who has come, who has gone on, how it ended. */
export const chatEvents = ["taken", "handed_over", "left", "became_ticket", "ended"] as const;
export const ChatEvent = z.enum(chatEvents);
export type ChatEvent = z.infer<typeof ChatEvent>;

/** One line of a conversation, as the player sees it. Ids grow. */
export const ChatMessage = z.object({
  id: z.number().int(),
  from: z.enum(["player", "agent", "house"]),
  name: z.string().nullable().describe("The first name of the agent who wrote, came or went on"),
  text: z.string().describe("Plain text; empty for an event of the house"),
  event: ChatEvent.nullable(),
  request_id: z.string().nullable().describe("The id with which the player has sent it"),
  at: z.iso.datetime(),
});
export type ChatMessage = z.infer<typeof ChatMessage>;

/** How a player's conversation stands, without its messages. */
export const OwnChat = z.object({
  chat_id: z.string(),
  kind: ChatKind,
  state: ChatState,
  waiting_before: z
    .number()
    .int()
    .nullable()
    .describe("How many wait before the player; null once it was taken"),
  agent: z.string().nullable().describe("The first name of whoever answers"),
  opened_at: z.iso.datetime(),
  answer_by: z.iso.datetime().nullable().describe("When a ticket is answered at the latest"),
  ended_at: z.iso.datetime().nullable(),
  ended_by: ChatEnd.nullable(),
  unread: z.number().int().describe("Messages of agents that the player has not seen"),
  can_rate: z.boolean(),
  rating: z.number().int().nullable(),
  can_mail: z.boolean().describe("Whether a transcript can be sent to the player's confirmed mailbox"),
  is_mailed: z.boolean(),
});
export type OwnChat = z.infer<typeof OwnChat>;

/** Whether somebody of the house answers chats now. */
export const ChatDesk = z.object({
  is_there: z.boolean().describe("Somebody answers now: within the support hours, and at the office"),
  waiting: z.number().int().describe("How many wait for them"),
});
export type ChatDesk = z.infer<typeof ChatDesk>;

/** The player's conversation has changed: how it stands, with the messages that are new. */
export const ChatMessagePush = z.object({
  type: z.literal("chat"),
  chat: OwnChat,
  messages: z.array(ChatMessage),
});
export type ChatMessagePush = z.infer<typeof ChatMessagePush>;

/** Somebody has come to the chat desk or gone, or another number waits. */
export const ChatDeskPush = ChatDesk.extend({ type: z.literal("chat_desk") });
