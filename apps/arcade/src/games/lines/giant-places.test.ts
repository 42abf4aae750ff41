import { describe, expect, it } from "vitest";
import { cutOf, giantAt, giantRows, giantsIn } from "./giant-places.ts";

describe("giant symbols in the window", () => {
  it("a window of 3 rows shows at most 2 giant symbols of 2 or 3 rows, and one of 4 rows 3 of 2 rows", () => {
    expect([giantRows(3, 2), giantRows(3, 3), giantRows(4, 2), giantRows(4, 3)]).toEqual([2, 2, 3, 2]);
  });

  it("stop 7 of reels 2 to 4 has one row of its top symbol above the window, and single reels have none", () => {
    expect(cutOf([4, 7, 7, 7, 2], [1, 2, 3])).toBe(1);
    expect(cutOf([4, 7, 7, 7, 2], [])).toBe(0);
  });

  it("a column of two rows of a fish and two of a crab is a cut fish and a cut crab of three rows each", () => {
    expect(giantsIn(["fish", "fish", "crab", "crab"], 3, 1)).toEqual(["fish", "crab"]);
    expect(giantsIn(["fish", "fish", "fish"], 3, 0)).toEqual(["fish"]);
    expect(giantsIn(["fish", "crab", "crab", "fish"], 2, 1)).toEqual(["fish", "crab", "fish"]);
  });

  it("the giant symbol that covers row 2 of 4, after a cut of one row of three, is the second, of which rows 2 and 3 are in sight", () => {
    expect(giantAt(2, { size: 3, cut: 1, rows: 4 })).toEqual({ index: 1, from: 2, to: 4 });
    expect(giantAt(1, { size: 3, cut: 1, rows: 4 })).toEqual({ index: 0, from: 0, to: 2 });
    expect(giantAt(2, { size: 3, cut: 0, rows: 3 })).toEqual({ index: 0, from: 0, to: 3 });
  });
});
