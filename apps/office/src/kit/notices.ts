import { createStore } from "../browser/store.ts";

export type Notice = { id: number; text: string };

/** A notice stays so long that a slow reader reads it. */
const NOTICE_MS = 6_000;

export const notices = createStore<readonly Notice[]>([]);
let lastId = 0;

/** Says that something was done. Errors are said where they happened, not here. */
export function announce(text: string): void {
  lastId += 1;
  const notice = { id: lastId, text };
  notices.write([...notices.read().slice(-2), notice]);
  setTimeout(() => dismissNotice(notice.id), NOTICE_MS);
}

export function dismissNotice(id: number): void {
  notices.write(notices.read().filter((notice) => notice.id !== id));
}
