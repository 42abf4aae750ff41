import type { ChatMessage, OwnChat } from "@bellwether/contract/chat.ts";
import { expect, test } from "vitest";
import { lastIdOf, notArrived, withNews } from "./own-messages.ts";

const chatOf = (chat_id: string, state: OwnChat["state"] = "taken") => ({ chat_id, state }) as OwnChat;
const said = (...ids: number[]) => ids.map((id) => ({ id, text: String(id) }) as ChatMessage);

test("a message that is pushed twice, or comes with the answer too, is shown once, in its order", () => {
  const held = withNews(undefined, { chat: chatOf("1"), messages: said(1, 4) });
  const { messages } = withNews(held, { chat: chatOf("1"), messages: said(4, 2) });
  expect(messages.map(({ id }) => id)).toEqual([1, 2, 4]);
  expect(lastIdOf({ chat: chatOf("1"), messages })).toBe(4);
});

test("news of another conversation replace one that has ended, and an answered ticket does not replace one that is open", () => {
  const open = { chat: chatOf("2"), messages: said(5) };
  const ended = { chat: chatOf("1", "ended"), messages: said(1) };
  expect(withNews(ended, open)).toEqual(open);
  expect(withNews(open, ended)).toEqual(open);
});

test("a message whose answer was lost is on its way no more once it is among those that have arrived", () => {
  const [one, two] = ["a", "b"].map((id) => ({ id, text: "Hello", hasFailed: true }));
  const arrived = [
    { id: 1, request_id: "a" },
    { id: 2, request_id: null },
  ] as ChatMessage[];
  expect(notArrived([one!, two!], arrived)).toEqual([two]);
});
