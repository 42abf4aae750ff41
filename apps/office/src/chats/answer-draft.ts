import { createStore } from "../browser/store.ts";

/** What is typed for each conversation: it survives choosing another one. */
export const drafts = createStore<Readonly<Record<string, string>>>({});

export const writeDraft = (chatId: string, text: string) =>
  drafts.write({ ...drafts.read(), [chatId]: text });

const sent = new Map<string, { text: string; id: string }>();

/** The id with which an answer is sent: the same while its text is the same, so that sending it again after a lost answer stores it once. */
export function answerId(chatId: string, text: string): string {
  const last = sent.get(chatId);
  if (last?.text === text) return last.id;
  const next = { text, id: crypto.randomUUID() };
  sent.set(chatId, next);
  return next.id;
}

/** The answer has arrived: the same words typed again are another one. */
export function answerArrived(chatId: string): void {
  sent.delete(chatId);
  writeDraft(chatId, "");
}
