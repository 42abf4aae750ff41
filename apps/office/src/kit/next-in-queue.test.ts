import { describe, expect, it } from "vitest";
import { nextInQueue } from "./next-in-queue.ts";

describe("the next in a queue", () => {
  const items = [{ id: "9" }, { id: "5" }, { id: "2" }];
  it.each([
    ["", 1, "9"],
    ["9", 1, "5"],
    ["2", 1, "2"],
    ["5", -1, "9"],
    ["9", -1, "9"],
    ["gone", -1, "9"],
  ] as const)("from “%s” by %d it is %s", (chosen, step, next) => {
    expect(nextInQueue(items, chosen, step)?.id).toBe(next);
  });

  it("an empty list has none", () => {
    expect(nextInQueue([], "9", 1)).toBeUndefined();
  });
});
