import { expect, it, vi } from "vitest";
import { createRenderQueue, SHED } from "./render-queue.ts";

/** Renderings that end when the test says so. */
function slowRenders() {
  const queue = createRenderQueue();
  const ends: (() => void)[] = [];
  let most = 0;
  let now = 0;
  const ask = () =>
    queue.run(async () => {
      most = Math.max(most, ++now);
      await new Promise<void>((resolve) => ends.push(resolve));
      now -= 1;
      return "page";
    });
  /** Ends each rendering once it has begun, until the promise is settled. */
  const endingAll = async <T>(promise: Promise<T>): Promise<T> => {
    let isSettled = false;
    const settled = promise.finally(() => {
      isSettled = true;
    });
    while (!isSettled) {
      for (const end of ends.splice(0)) end();
      await new Promise((resolve) => setImmediate(resolve));
    }
    return settled;
  };
  return { ask, ends, endingAll, most: () => most };
}

it("of 100 pages requested at once 4 are rendered in parallel, 32 wait, and the others are refused", async () => {
  const { ask, endingAll, most } = slowRenders();
  const answers = await endingAll(Promise.all(Array.from({ length: 100 }, ask)));
  expect(answers.filter((answer) => answer === SHED)).toHaveLength(64);
  expect(answers.filter((answer) => answer === "page")).toHaveLength(36);
  expect(most()).toBe(4);
  // And there is room again.
  expect(await endingAll(ask())).toBe("page");
});

it("a page whose turn has not come after 5 s is refused, and its place goes to the next", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "setImmediate", "performance"] });
  const { ask, ends } = slowRenders();
  const slow = Array.from({ length: 4 }, ask);
  const early = ask();
  await vi.advanceTimersByTimeAsync(1_000);
  const late = ask();
  await vi.advanceTimersByTimeAsync(4_000);
  expect(await early).toBe(SHED);
  for (const end of ends.splice(0)) end();
  await vi.advanceTimersByTimeAsync(1);
  for (const end of ends) end();
  expect(await Promise.all([...slow, late])).toEqual(["page", "page", "page", "page", "page"]);
  vi.useRealTimers();
});

it("a page that fails leaves its place to the next", async () => {
  const queue = createRenderQueue();
  const failing = Array.from({ length: 36 }, () => queue.run(() => Promise.reject(new Error("broken"))));
  expect((await Promise.allSettled(failing)).every(({ status }) => status === "rejected")).toBe(true);
  expect(await queue.run(async () => "page")).toBe("page");
});

it("while bets arrive, each rendering is followed by a pause of the same length", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "setImmediate", "performance"] });
  const queue = createRenderQueue(() => true);
  const begun: number[] = [];
  const pages = Array.from({ length: 8 }, () =>
    queue.run(async () => {
      begun.push(performance.now());
      await new Promise((resolve) => setTimeout(resolve, 30));
    }),
  );
  await vi.advanceTimersByTimeAsync(200);
  await Promise.all(pages);
  const start = begun[0]!;
  expect(begun.map((at) => at - start)).toEqual([0, 0, 0, 0, 60, 60, 60, 60]);
  vi.useRealTimers();
});
