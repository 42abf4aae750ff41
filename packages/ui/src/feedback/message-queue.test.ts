import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createMessageQueue } from "./message-queue.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const contents = (queue: ReturnType<typeof createMessageQueue>) =>
  queue.snapshot().map((message) => message.content);

test("a message is shown for 5 s, closes for 300 ms and disappears", () => {
  const queue = createMessageQueue();
  queue.show("success", "Saved");
  vi.advanceTimersByTime(4999);
  expect(queue.snapshot()[0]?.closing).toBe(false);
  vi.advanceTimersByTime(1);
  expect(queue.snapshot()[0]?.closing).toBe(true);
  vi.advanceTimersByTime(299);
  expect(contents(queue)).toEqual(["Saved"]);
  vi.advanceTimersByTime(1);
  expect(contents(queue)).toEqual([]);
});

test("a message may have its own duration, and 0 keeps it", () => {
  const queue = createMessageQueue();
  queue.show("info", "Short", 1000);
  queue.show("error", "Kept", 0);
  vi.advanceTimersByTime(1300);
  expect(contents(queue)).toEqual(["Kept"]);
  vi.advanceTimersByTime(3_600_000);
  expect(contents(queue)).toEqual(["Kept"]);
});

test("a dismissed message disappears after 300 ms, once", () => {
  const queue = createMessageQueue();
  const id = queue.show("info", "Seen");
  queue.dismiss(id);
  queue.dismiss(id);
  vi.advanceTimersByTime(300);
  expect(contents(queue)).toEqual([]);
  expect(vi.getTimerCount()).toBe(0);
});

test("messages stay while they are read, and have 5 s again afterwards", () => {
  const queue = createMessageQueue();
  queue.show("info", "Long words");
  vi.advanceTimersByTime(4000);
  queue.hold();
  vi.advanceTimersByTime(60_000);
  queue.release();
  vi.advanceTimersByTime(4999);
  expect(queue.snapshot()[0]?.closing).toBe(false);
  vi.advanceTimersByTime(1);
  expect(queue.snapshot()[0]?.closing).toBe(true);
});

test("a fifth message replaces the oldest", () => {
  const queue = createMessageQueue();
  for (const content of ["1", "2", "3", "4", "5"]) queue.show("info", content);
  expect(contents(queue)).toEqual(["2", "3", "4", "5"]);
});

test("listeners are notified of each change until they unsubscribe", () => {
  const queue = createMessageQueue();
  const listener = vi.fn();
  const leave = queue.subscribe(listener);
  queue.show("info", "One");
  expect(listener).toHaveBeenCalledTimes(1);
  leave();
  queue.show("info", "Two");
  expect(listener).toHaveBeenCalledTimes(1);
});
