import type { ChatMessage, OwnChat } from "@bellwether/contract/chat.ts";

/** A conversation as the page holds it. */
export type HeldChat = { chat: OwnChat; messages: readonly ChatMessage[] };

/** A message on its way: it stays with its id until the gate has it, so that sending it again stores it once. */
export type Unsent = { id: string; text: string; hasFailed: boolean };

/**
 * What the page holds after news: messages are added once, in their order. News of another conversation replace it, unless they are of one that has
 * ended while another is open.
 */
export function withNews(held: HeldChat | undefined, { chat, messages }: HeldChat): HeldChat {
  if (held && held.chat.chat_id !== chat.chat_id)
    return chat.state === "ended" && held.chat.state !== "ended" ? held : { chat, messages };
  const known = new Set(held?.messages.map(({ id }) => id));
  const all = [...(held?.messages ?? []), ...messages.filter(({ id }) => !known.has(id))];
  return { chat, messages: all.sort((a, b) => a.id - b.id) };
}

/** What is still on its way: not a message that has arrived although its answer was lost. */
export const notArrived = (unsent: readonly Unsent[], messages: HeldChat["messages"]): Unsent[] =>
  unsent.filter(({ id }) => !messages.some(({ request_id: sent }) => sent === id));

/** The id up to which the player has seen a conversation whose messages are shown; 0 for none. */
export const lastIdOf = ({ messages }: HeldChat): number => messages.at(-1)?.id ?? 0;
