import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createAwardQueue } from "./award-queue.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const award = (description: string) => ({ rewards: [{ description, type: "freespins" }] });
const shown = (queue: ReturnType<typeof createAwardQueue>) => queue.snapshot()?.award.rewards[0]?.description;

test("an award is shown for 5 s, closes for 300 ms and disappears", () => {
  const queue = createAwardQueue();
  queue.notify(award("10 spins"));
  expect(shown(queue)).toBe("10 spins");
  vi.advanceTimersByTime(4999);
  expect(queue.snapshot()?.closing).toBe(false);
  vi.advanceTimersByTime(1);
  expect(queue.snapshot()?.closing).toBe(true);
  vi.advanceTimersByTime(299);
  expect(shown(queue)).toBe("10 spins");
  vi.advanceTimersByTime(1);
  expect(queue.snapshot()).toBeNull();
  expect(vi.getTimerCount()).toBe(0);
});

test("a second award waits 5,300 ms for the first", () => {
  const queue = createAwardQueue();
  queue.notify(award("first"));
  queue.notify(award("second"));
  vi.advanceTimersByTime(5299);
  expect(shown(queue)).toBe("first");
  vi.advanceTimersByTime(1);
  expect(shown(queue)).toBe("second");
  expect(queue.snapshot()?.turn).toBe(2);
});

test("a dismissed award makes room after 300 ms", () => {
  const queue = createAwardQueue();
  queue.notify(award("first"));
  queue.notify(award("second"));
  vi.advanceTimersByTime(1000);
  queue.dismiss();
  queue.dismiss();
  vi.advanceTimersByTime(300);
  expect(shown(queue)).toBe("second");
  vi.advanceTimersByTime(4999);
  expect(queue.snapshot()?.closing).toBe(false);
});

test("at most 20 awards wait", () => {
  const queue = createAwardQueue();
  for (let count = 0; count < 50; count += 1) queue.notify(award(String(count)));
  let last: string | undefined;
  while (queue.snapshot()) {
    last = shown(queue);
    vi.advanceTimersByTime(5300);
  }
  expect(last).toBe("20");
});

test("an award that arrives during a hold waits for the release, and one already shown keeps its 5 s", () => {
  const queue = createAwardQueue();
  queue.notify(award("first"));
  queue.hold(true);
  queue.notify(award("second"));
  vi.advanceTimersByTime(4999);
  expect(shown(queue)).toBe("first");
  vi.advanceTimersByTime(60_000);
  expect(queue.snapshot()).toBeNull();
  queue.hold(false);
  expect(shown(queue)).toBe("second");
});
