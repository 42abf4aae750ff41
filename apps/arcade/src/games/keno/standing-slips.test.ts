import { expect, it } from "vitest";
import { roundChoices, StandingSlips } from "./standing-slips.ts";

/** What is laid in the next round. */
const laid = (standing: StandingSlips) => standing.takeRound().map(({ standing: _, ...slip }) => slip);

it("lays a slip for 3 rounds in the open one and 2 more, and a stopped one never again", () => {
  const standing = new StandingSlips();
  standing.add([4, 11], 100n, 3, true);
  standing.add([7], 50n, 9, true);
  standing.add([8], 50n, 1, true);
  expect(laid(standing)).toEqual([
    { numbers: [4, 11], stakeMinor: 100n, autoplay: true },
    { numbers: [7], stakeMinor: 50n, autoplay: true },
  ]);
  const [, seven] = standing.slips;
  if (!seven) throw new Error("no slip is left");
  standing.stop(seven);
  expect(laid(standing)).toEqual([{ numbers: [4, 11], stakeMinor: 100n, autoplay: true }]);
  expect(standing.slips).toEqual([]);
});

it("lays a slip that is played while no round is open in the next round as the player's own, and only after that as autoplay", () => {
  const standing = new StandingSlips();
  standing.add([4, 11], 100n, 2, false);
  standing.add([7], 50n, 1, false);
  expect(laid(standing)).toEqual([
    { numbers: [4, 11], stakeMinor: 100n },
    { numbers: [7], stakeMinor: 50n },
  ]);
  expect(laid(standing)).toEqual([{ numbers: [4, 11], stakeMinor: 100n, autoplay: true }]);
  expect(standing.slips).toEqual([]);
});

it("a slip that is stopped is not laid again; another one with the same numbers and stake goes on for its 7 rounds", () => {
  const standing = new StandingSlips();
  const first = standing.add([4, 11], 100n, 5, true);
  standing.add([4, 11], 100n, 9, true);
  const refused = standing.takeRound().find((slip) => slip.standing === first);
  if (!refused) throw new Error("the slip was not laid");
  standing.stop(refused.standing);
  expect(standing.slips.map(({ left }) => left)).toEqual([7]);
  expect(standing.add([7], 100n, 1, true)).toBeUndefined();
});

it("offers 1, 5 or 10 rounds for one press; where autoplay is forbidden, only 1", () => {
  expect(roundChoices({ autoplay: true })).toEqual([1, 5, 10]);
  expect(roundChoices({ autoplay: false })).toEqual([1]);
});
