import { expect, it } from "vitest";
import { sumOfBoosts } from "./count-boosts.ts";

it("the numbers 2, 2 and 25 on a grid add up to 29; symbols that pay and wilds with a number add nothing", () => {
  const symbols = [
    { id: "plum", role: "pays" as const },
    { id: "wolf", role: "wild" as const, times: 3 },
    { id: "boost-2", role: "boost" as const, times: 2 },
    { id: "boost-25", role: "boost" as const, times: 25 },
  ];
  const grid = [
    ["plum", "boost-2"],
    ["boost-25", "wolf"],
    ["boost-2", "plum"],
  ];
  expect(sumOfBoosts({ symbols }, grid)).toBe(29);
  expect(sumOfBoosts({ symbols }, [["plum", "wolf"]])).toBe(0);
});
