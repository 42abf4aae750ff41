import { expect, it, vi } from "vitest";
import { createReadiness } from "./readiness.ts";

it("shares a look among all who ask before it ends, and for 250 ms; after that it looks again", async () => {
  let now = 0;
  const canWrite = vi.fn(async () => true);
  const isReady = createReadiness(canWrite, () => now);
  expect(await Promise.all([isReady(), isReady(), isReady()])).toEqual([true, true, true]);
  now = 249;
  await isReady();
  expect(canWrite).toHaveBeenCalledTimes(1);
  now = 250;
  canWrite.mockResolvedValueOnce(false);
  expect(await isReady()).toBe(false);
  expect(canWrite).toHaveBeenCalledTimes(2);
});

it("is not ready when the database fails, and 2 s after one that does not answer was asked; nobody asks it twice meanwhile", async () => {
  vi.useFakeTimers();
  try {
    let now = 0;
    const silent = vi.fn(() => new Promise<boolean>(() => {}));
    const isReady = createReadiness(silent, () => now);
    const first = isReady();
    now = 1_999;
    const second = isReady();
    await vi.advanceTimersByTimeAsync(2_000);
    expect(await Promise.all([first, second])).toEqual([false, false]);
    expect(silent).toHaveBeenCalledTimes(1);
  } finally {
    vi.useRealTimers();
  }
  expect(await createReadiness(() => Promise.reject(new Error("away")))()).toBe(false);
});
