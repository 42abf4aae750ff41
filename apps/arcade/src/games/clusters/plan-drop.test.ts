import { describe, expect, it } from "vitest";
import { planFall, planFilling } from "./plan-drop.ts";

describe("a drop", () => {
  it("a drop moves the remaining symbols down in order and adds as many from above as were removed", () => {
    const before = [["a", "b", "c", "d"]];
    const after = [["x", "y", "a", "d"]];
    const removed = [
      { reel: 0, row: 1 },
      { reel: 0, row: 2 },
    ];
    expect(planFall(before, removed, after)).toEqual([
      { reel: 0, symbol: "x", from: -2, to: 0 },
      { reel: 0, symbol: "y", from: -1, to: 1 },
      { reel: 0, symbol: "a", from: 0, to: 2 },
      { reel: 0, symbol: "d", from: 3, to: 3 },
    ]);
  });

  it("a drop does not change a reel that lost nothing", () => {
    const before = [
      ["a", "b"],
      ["c", "d"],
    ];
    const after = [
      ["a", "b"],
      ["x", "d"],
    ];
    const falls = planFall(before, [{ reel: 1, row: 0 }], after);
    expect(falls.filter(({ reel, from, to }) => reel === 0 && from !== to)).toEqual([]);
  });

  it("a drop fills an empty grid entirely from above", () => {
    expect(planFilling([["a", "b", "c"]]).map(({ from, to }) => [from, to])).toEqual([
      [-3, 0],
      [-2, 1],
      [-1, 2],
    ]);
  });
});
