import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { TableWatchers } from "./table-watchers.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Two nodes that hear each other, until one falls silent. */
function twoNodes() {
  const told: [node: string, count: number][] = [];
  const silent = new Set<string>();
  const nodes = new Map<string, TableWatchers>();
  for (const name of ["one", "two"])
    nodes.set(
      name,
      new TableWatchers({
        tell: (_, count) => told.push([name, count]),
        share(tableId, count) {
          if (silent.has(name)) return;
          for (const [other, watchers] of nodes) if (other !== name) watchers.hear(tableId, name, count);
        },
      }),
    );
  const node = (name: string) => nodes.get(name) as TableWatchers;
  const pass = (seconds: number) => vi.advanceTimersByTime(seconds * 1_000);
  const last = (name: string) => told.findLast(([each]) => each === name)?.[1];
  return { one: node("one"), two: node("two"), told, silent, pass, last };
}

it("3 on one node and 2 on another are 5 on both; who comes is told at once, all others within 4 s", () => {
  const { one, two, pass, last } = twoNodes();
  expect([1, 2, 3].map((count) => one.set("lotto", count))).toEqual([1, 2, 3]);
  pass(2);
  expect(two.set("lotto", 2)).toBe(5);
  pass(4);
  expect([last("one"), last("two")]).toEqual([5, 5]);
});

it("a number that stays is told once in a minute, and 1,000 who come within 2 s are one message", () => {
  const { one, told, pass } = twoNodes();
  for (let count = 1; count <= 1_000; count += 1) one.set("lotto", count);
  pass(60);
  expect(told).toEqual([["one", 1_000]]);
});

it("who leaves counts no more; the last one of a node takes its number from the other node at once", () => {
  const { one, two, pass, last } = twoNodes();
  one.set("lotto", 2);
  two.set("lotto", 1);
  pass(4);
  one.set("lotto", 1);
  pass(4);
  expect(last("two")).toBe(2);
  one.set("lotto", 0);
  pass(2);
  expect(last("two")).toBe(1);
});

it("the watchers of a node that is silent for 25 s are forgotten", () => {
  const { one, two, silent, pass, last } = twoNodes();
  one.set("lotto", 4);
  two.set("lotto", 1);
  pass(4);
  silent.add("one");
  pass(20);
  expect(last("two")).toBe(5);
  pass(8);
  expect(last("two")).toBe(1);
});
