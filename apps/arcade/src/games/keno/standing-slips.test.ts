import { expect, it } from "vitest";
import { roundChoices, StandingSlips } from "./standing-slips.ts";

it("lays a slip for 3 rounds in the open one and 2 more, and a stopped one never again", () => {
  const standing = new StandingSlips();
  standing.add([4, 11], 100n, 3, true);
  standing.add([7], 50n, 9, true);
  standing.add([8], 50n, 1, true);
  expect(standing.takeRound()).toEqual([
    { numbers: [4, 11], stakeMinor: 100n, autoplay: true },
    { numbers: [7], stakeMinor: 50n, autoplay: true },
  ]);
  const [, seven] = standing.slips;
  if (!seven) throw new Error("no slip is left");
  standing.stop(seven);
  expect(standing.takeRound()).toEqual([{ numbers: [4, 11], stakeMinor: 100n, autoplay: true }]);
  expect(standing.slips).toEqual([]);
});

it("lays a slip that is played while no round is open in the next round as the player's own, and only after that as autoplay", () => {
  const standing = new StandingSlips();
  standing.add([4, 11], 100n, 2, false);
  standing.add([7], 50n, 1, false);
  expect(standing.takeRound()).toEqual([
    { numbers: [4, 11], stakeMinor: 100n },
    { numbers: [7], stakeMinor: 50n },
  ]);
  expect(standing.takeRound()).toEqual([{ numbers: [4, 11], stakeMinor: 100n, autoplay: true }]);
  expect(standing.slips).toEqual([]);
});

it("does not lay a refused slip again; a slip with other numbers, or with the same ones at another stake, goes on", () => {
  const standing = new StandingSlips();
  for (const [numbers, stakeMinor] of [
    [[4, 11], 100n],
    [[4, 11], 200n],
    [[7], 100n],
  ] as const)
    standing.add(numbers, stakeMinor, 5, true);
  standing.refuse({ numbers: [4, 11], stakeMinor: 100n });
  expect(standing.takeRound()).toEqual([
    { numbers: [4, 11], stakeMinor: 200n, autoplay: true },
    { numbers: [7], stakeMinor: 100n, autoplay: true },
  ]);
});

it("offers 1, 5 or 10 rounds for one press; where autoplay is forbidden, only 1", () => {
  expect(roundChoices({ autoplay: true })).toEqual([1, 5, 10]);
  expect(roundChoices({ autoplay: false })).toEqual([1]);
});
