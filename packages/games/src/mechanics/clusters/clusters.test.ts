import { describe, expect, it } from "vitest";
import { countPlaces, eachCluster, GRID_SIDE } from "./clusters.ts";

describe("clusters of five", () => {
  it.each([
    ["a row", ["....", "xxxxx"], [5]],
    ["a corner", ["x", "x", "xxx"], [5]],
    ["four in a row", ["xxxx"], []],
    ["five by their corners only", ["x.x", ".x.", "x.x"], []],
    ["two apart", ["xxxxx", ".....", "xxxxx"], [5, 5]],
    ["one joined by a wild", ["xx...", ".wxx."], [5]],
    ["two that share a wild", ["xx.xx", "xxwxx"], [9]],
    ["wilds alone", ["wwwww"], []],
    ["the end of a row and the start of the next", ["...xx", "xxx.."], []],
    ["all", ["xxxxx", "xxxxx", "xxxxx", "xxxxx", "xxxxx"], [25]],
  ])("find %s", (_, picture, sizes) => {
    const found: number[] = [];
    eachCluster(placesOf(picture, "x"), placesOf(picture, "w"), 5, (places) =>
      found.push(countPlaces(places)),
    );
    expect(found).toEqual(sizes);
  });

  it("count a shared wild for both symbols", () => {
    const picture = ["xx.yy", "xxwyy"];
    for (const symbol of ["x", "y"]) {
      const found: number[] = [];
      eachCluster(placesOf(picture, symbol), placesOf(picture, "w"), 5, (places) =>
        found.push(countPlaces(places)),
      );
      expect(found, symbol).toEqual([5]);
    }
  });
});

/** The set of places at which a drawing (top row first, missing rows empty) shows the mark. */
function placesOf(picture: string[], mark: string): number {
  let places = 0;
  for (const [line, text] of picture.entries()) {
    for (const [reel, shown] of [...text].entries()) {
      if (shown === mark) places |= 1 << (reel * GRID_SIDE + GRID_SIDE - 1 - line);
    }
  }
  return places;
}
