import { AsyncLocalStorage } from "node:async_hooks";
import { expect, it } from "vitest";
import { createPageTurns } from "./page-turns.ts";

const turn = () => new Promise((resolve) => setImmediate(resolve));

it("of pages that come together one begins in each turn, in their order, each as its own request", async () => {
  const inTurn = createPageTurns();
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
