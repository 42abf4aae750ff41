import { expect, it } from "vitest";
import { StandingSlips } from "./standing-slips.ts";

it("lays a slip for 2 rounds twice, and a stopped one never again", () => {
  const standing = new StandingSlips();
  standing.add([4, 11], 100n, 2);
  standing.add([7], 50n, 9);
  standing.add([8], 50n, 0);
  expect(standing.takeRound()).toEqual([
    { numbers: [4, 11], stakeMinor: 100n },
    { numbers: [7], stakeMinor: 50n },
  ]);
  const [, seven] = standing.slips;
  if (!seven) throw new Error("no slip is left");
  standing.stop(seven);
  expect(standing.takeRound()).toEqual([{ numbers: [4, 11], stakeMinor: 100n }]);
  expect(standing.slips).toEqual([]);
});
