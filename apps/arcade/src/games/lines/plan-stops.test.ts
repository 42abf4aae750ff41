import { describe, expect, it } from "vitest";
import { isNear, planStops } from "./plan-stops.ts";

const scatters = { isWanted: (symbol: string) => symbol === "s", needed: 3, missing: 1 };
const isOpen = (grid: string[][]) => isNear(grid, scatters);
const atMs = (grid: string[][], held: number[] = []) =>
  planStops(grid, { apartMs: 150, held, isOpen }).map((stop) => stop.atMs);

describe("the stops of five reels", () => {
  it("the stops of five reels are 150 ms apart when fewer than two of three scatters show", () => {
    expect(atMs([["a"], ["s"], ["a"], ["a"], ["a"]])).toEqual([0, 150, 300, 450, 600]);
  });

  it("the stops of five reels are 1.5 s apart from the second of three scatters until the third lands", () => {
    expect(atMs([["s"], ["a"], ["s"], ["a"], ["a"]])).toEqual([0, 150, 300, 1800, 3300]);
    expect(atMs([["s"], ["s"], ["s"], ["a"], ["a"]])).toEqual([0, 150, 1650, 1800, 1950]);
  });

  it("the stops of five reels are 150 ms apart for held reels, whatever the other reels show", () => {
    expect(atMs([["s"], ["s"], ["w"], ["a"], ["a"]], [2, 3, 4])).toEqual([0, 150, 300, 450, 600]);
  });

  it("the stops of five reels are together for linked reels, and the reel after them follows 150 ms later", () => {
    const grid = [["a"], ["b"], ["b"], ["b"], ["a"]];
    const stops = planStops(grid, { apartMs: 150, linked: [1, 2, 3], isOpen });
    expect(stops.map((stop) => stop.atMs)).toEqual([0, 150, 150, 150, 300]);
    const open = planStops([["s"], ["s"], ["s"], ["a"], ["a"]], { apartMs: 150, linked: [2, 3], isOpen });
    expect(open.map(({ isTeased }) => isTeased)).toEqual([false, false, true, false, false]);
  });

  it("the stops of five reels are 570 ms apart after a wide reel, which takes 420 ms longer than others", () => {
    const grid = [["a"], ["b"], ["b"], ["a"], ["a"]];
    const stops = planStops(grid, { apartMs: 150, linked: [1, 2], linkedMs: 420, isOpen });
    expect(stops.map((stop) => stop.atMs)).toEqual([0, 150, 150, 720, 870]);
  });

  it("the stops of five reels are at the same times whether or not the third scatter lands", () => {
    const [complete, incomplete] = ["s", "a"].map((last) =>
      planStops([["s"], ["s"], [last]], { apartMs: 150, isOpen }),
    );
    expect(complete).toEqual(incomplete);
  });
});

it("with six coins needed, a grid with four or five is near, and a grid with three or six is not", () => {
  const coins = (count: number) => [Array.from({ length: count }, () => "s")];
  const near = [3, 4, 5, 6].map((count) => isNear(coins(count), { ...scatters, needed: 6, missing: 2 }));
  expect(near).toEqual([false, true, true, false]);
});
