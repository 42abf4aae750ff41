import { expect, test } from "vitest";
import { answerArrived, answerId, drafts, writeDraft } from "./answer-draft.ts";

test("an answer keeps its id while its text is the same, for each conversation, and the same words after it are another one", () => {
  const first = answerId("1", "Hello");
  expect(answerId("1", "Hello")).toBe(first);
  expect(answerId("2", "Hello")).not.toBe(first);
  expect(answerId("1", "Hello again")).not.toBe(first);
  const again = answerId("1", "Hello again");
  writeDraft("1", "Hello again");
  answerArrived("1");
  expect(drafts.read()["1"]).toBe("");
  expect(answerId("1", "Hello again")).not.toBe(again);
});
