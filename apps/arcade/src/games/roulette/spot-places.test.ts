import { describe, expect, it } from "vitest";
import { placeOf, spotNeighbourOf } from "./spot-places.ts";

const place = (spot: string, kind: Parameters<typeof placeOf>[0]["kind"], pockets: number[]) =>
  placeOf({ spot, kind, pockets });

describe("a spot's place on the table", () => {
  it.each([
    ["straight-0", "straight", [0], { u: 0, v: 0, length: 1, breadth: 3 }],
    ["straight-1", "straight", [1], { u: 1, v: 0, length: 1, breadth: 1 }],
    ["straight-36", "straight", [36], { u: 12, v: 2, length: 1, breadth: 1 }],
    ["split-1-2", "split", [1, 2], { u: 1.5, v: 1, length: 0, breadth: 0 }],
    ["split-1-4", "split", [1, 4], { u: 2, v: 0.5, length: 0, breadth: 0 }],
    ["split-0-3", "split", [0, 3], { u: 1, v: 2.5, length: 0, breadth: 0 }],
    ["trio-0-2-3", "trio", [0, 2, 3], { u: 1, v: 2, length: 0, breadth: 0 }],
    ["first-four", "first-four", [0, 1, 2, 3], { u: 1, v: 0, length: 0, breadth: 0 }],
    ["corner-1-5", "corner", [1, 2, 4, 5], { u: 2, v: 1, length: 0, breadth: 0 }],
    ["street-4-6", "street", [4, 5, 6], { u: 2.5, v: 0, length: 0, breadth: 0 }],
    ["six-line-1-6", "six-line", [1, 2, 3, 4, 5, 6], { u: 2, v: 0, length: 0, breadth: 0 }],
    ["column-3", "column", [3, 6], { u: 13, v: 2, length: 1, breadth: 1 }],
    ["dozen-2", "dozen", [13, 14], { u: 5, v: -1, length: 4, breadth: 1 }],
    ["red", "red", [1, 3], { u: 5, v: -2, length: 2, breadth: 1 }],
  ] as const)("%s", (spot, kind, pockets, expected) => {
    expect(place(spot, kind, [...pockets])).toEqual(expected);
  });

  it("a spot's place on the table has neighbours: from 17 the arrow key moves over the split to 20", () => {
    const places = new Map([
      ["straight-17", place("straight-17", "straight", [17])],
      ["split-17-20", place("split-17-20", "split", [17, 20])],
      ["straight-20", place("straight-20", "straight", [20])],
      ["straight-18", place("straight-18", "straight", [18])],
    ]);
    expect(spotNeighbourOf(places, "straight-17", "along")).toBe("split-17-20");
    expect(spotNeighbourOf(places, "split-17-20", "along")).toBe("straight-20");
    expect(spotNeighbourOf(places, "straight-17", "up")).toBe("straight-18");
    expect(spotNeighbourOf(places, "straight-17", "back")).toBeUndefined();
  });
});
