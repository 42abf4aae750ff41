import { expect, it, vi } from "vitest";
import { createRenderQueue } from "./render-queue.ts";

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
  return { ask, ends, most: () => most };
}

it("of 100 pages requested at once 4 are rendered in parallel, 32 wait, and the others are refused", async () => {
  const { ask, ends, most } = slowRenders();
  const answers = Array.from({ length: 100 }, ask);
  expect(answers.filter((answer) => answer === undefined)).toHaveLength(64);
  const taken = Promise.all(answers.filter((answer) => answer !== undefined));
  let done = false;
  void taken.then(() => (done = true));
  while (!done) {
    for (const end of ends.splice(0)) end();
    await new Promise((resolve) => setImmediate(resolve));
  }
  expect(await taken).toHaveLength(36);
  expect(most()).toBe(4);
  // And there is room again.
  expect(ask()).toBeDefined();
});

it("a page that fails leaves its place to the next", async () => {
  const queue = createRenderQueue();
  const failing = Array.from({ length: 36 }, () => queue.run(() => Promise.reject(new Error("broken"))));
  expect((await Promise.allSettled(failing)).every(({ status }) => status === "rejected")).toBe(true);
  expect(await queue.run(async () => "page")).toBe("page");
});

it("17, A10: while bets arrive, each rendering is followed by a pause of the same length", async () => {
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
