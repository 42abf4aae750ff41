import type { ReactNode } from "react";
import { browserTimers, type Timers, type Watched, watched } from "./timers.ts";

/** How long a message is shown [2.36, 9.02], and how long it takes to close. */
export const messageMs = 5000;
export const messageClosingMs = 300;

/** Above this number the oldest message closes, because nobody reads more at once. */
const MAX_SHOWN = 4;

export type MessageKind = "success" | "error" | "info";

export type ShownMessage = {
  id: number;
  kind: MessageKind;
  content: ReactNode;
  closing: boolean;
};

export type MessageQueue = Watched<readonly ShownMessage[]> & {
  /** Shows a message for 5 s or the given time; 0 keeps it until it is dismissed. */
  show: (kind: MessageKind, content: ReactNode, durationMs?: number) => number;
  dismiss: (id: number) => void;
  /** Holds all messages while someone reads them (pointer or focus inside) … */
  hold: () => void;
  /** … and gives each its full time again. */
  release: () => void;
};

/** The transient messages of one page. Create one per page and not one per module, so that requests on the server share nothing. */
export function createMessageQueue(timers: Timers = browserTimers): MessageQueue {
  const messages = watched<readonly ShownMessage[]>([]);
  const durations = new Map<number, number>();
  const running = new Map<number, unknown>();
  let lastId = 0;

  const stop = (id: number) => {
    timers.stop(running.get(id));
    running.delete(id);
  };
  const start = (id: number) => {
    const durationMs = durations.get(id);
    if (durationMs)
      running.set(
        id,
        timers.start(() => dismiss(id), durationMs),
      );
  };
  const remove = (id: number) => {
    stop(id);
    durations.delete(id);
    messages.set(messages.snapshot().filter((message) => message.id !== id));
  };
  const dismiss = (id: number) => {
    const found = messages.snapshot().find((message) => message.id === id);
    if (!found || found.closing) return;
    stop(id);
    durations.delete(id);
    messages.set(
      messages.snapshot().map((message) => (message.id === id ? { ...message, closing: true } : message)),
    );
    running.set(
      id,
      timers.start(() => remove(id), messageClosingMs),
    );
  };
  const show = (kind: MessageKind, content: ReactNode, durationMs = messageMs) => {
    lastId += 1;
    const shown = messages.snapshot();
    const [oldest] = shown;
    if (oldest && shown.length >= MAX_SHOWN) remove(oldest.id);
    messages.set([...messages.snapshot(), { id: lastId, kind, content, closing: false }]);
    durations.set(lastId, durationMs);
    start(lastId);
    return lastId;
  };
  return {
    subscribe: messages.subscribe,
    snapshot: messages.snapshot,
    show,
    dismiss,
    hold: () => {
      for (const id of durations.keys()) stop(id);
    },
    release: () => {
      for (const id of durations.keys()) {
        stop(id);
        start(id);
      }
    },
  };
}
