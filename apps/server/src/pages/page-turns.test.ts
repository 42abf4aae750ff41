import { AsyncLocalStorage } from "node:async_hooks";
import { afterEach, expect, it, vi } from "vitest";
import { createPageTurns } from "./page-turns.ts";

const turn = () => new Promise((resolve) => setImmediate(resolve));

it("of pages that arrive together one starts per event-loop turn, in order, each in its own request's context", async () => {
  const inTurn = createPageTurns(() => false);
  const scope = new AsyncLocalStorage<string>();
  const begun: unknown[] = [];
  for (const name of ["a", "b", "c"]) scope.run(name, () => inTurn(() => begun.push(scope.getStore())));
  expect(begun).toEqual([]);
  for (const sofar of [["a"], ["a", "b"], ["a", "b", "c"]]) {
    await turn();
    expect(begun).toEqual(sofar);
  }
  inTurn(() => begun.push("later"));
  await turn();
  expect(begun.at(-1)).toBe("later");
});

afterEach(() => void vi.useRealTimers());

it("while bets arrive, of 10 pages that arrive together one starts each millisecond", () => {
  vi.useFakeTimers();
  let areBetsComing = true;
  const inTurn = createPageTurns(() => areBetsComing);
  let begun = 0;
  for (let count = 0; count < 10; count += 1) inTurn(() => (begun += 1));
  vi.advanceTimersByTime(4);
  expect(begun).toBe(4);
  areBetsComing = false;
  vi.advanceTimersByTime(1);
  vi.runAllTimers();
  expect(begun).toBe(10);
});
