import { expect, test } from "vitest";
import { forgetMessage, messageId } from "./message-draft.ts";

test("[2.30] a message keeps its id while its text stays the same, and the next one has another", () => {
  const first = messageId("When does my money arrive?");
  expect(messageId("When does my money arrive?")).toBe(first);
  expect(messageId("And where?")).not.toBe(first);
  const again = messageId("When does my money arrive?");
  forgetMessage();
  expect(messageId("When does my money arrive?")).not.toBe(again);
});
