import { describe, expect, it } from "vitest";
import { ClusterFinder } from "./clusters.ts";

describe("clusters of five", () => {
  it.each([
    ["a row", ["....", "xxxxx"], [5]],
    ["a corner", ["x", "x", "xxx"], [5]],
    ["four in a row", ["xxxx"], []],
    ["five that touch only at corners", ["x.x", ".x.", "x.x"], []],
    ["two apart", ["xxxxx", ".....", "xxxxx"], [5, 5]],
    ["one joined by a wild", ["xx...", ".wxx."], [5]],
    ["two that share a wild", ["xx.xx", "xxwxx"], [9]],
    ["wilds alone", ["wwwww"], []],
    ["the end of a row and the start of the next", ["...xx", "xxx.."], []],
    ["all", ["xxxxx", "xxxxx", "xxxxx", "xxxxx", "xxxxx"], [25]],
  ])("clusters of five find %s", (_, picture, sizes) => {
    expect(sizesIn(picture, "x", 5, 5)).toEqual(sizes);
  });

  it("the search for clusters of five counts a shared wild for both symbols", () => {
    const picture = ["xx.yy", "xxwyy"];
    for (const symbol of ["x", "y"]) expect(sizesIn(picture, symbol, 5, 5), symbol).toEqual([5]);
  });

  it("the search for clusters of five finds clusters on grids of eight reels and six rows, and does not wrap around their edges", () => {
    expect(
      sizesIn(["xxxxxxxx", "x......x", "........", "........", "........", "xxx...xx"], "x", 8, 6),
    ).toEqual([10]);
  });
});

/** The sizes of the clusters in a drawing (top row first; missing rows and reels are empty). */
function sizesIn(picture: string[], mark: string, reels: number, rows: number): number[] {
  const cells = new Uint8Array(reels * rows);
  for (const [line, text] of picture.entries())
    for (const [reel, shown] of [...text].entries())
      cells[reel * rows + rows - 1 - line] = shown.charCodeAt(0);
  const sizes: number[] = [];
  const wild = "w".charCodeAt(0);
  new ClusterFinder({ reels, rows }).each(cells, mark.charCodeAt(0), wild, 5, (_, size) => sizes.push(size));
  return sizes;
}
