import { describe, expect, it } from "vitest";
import { FreeRoundsLeft } from "./free-rounds.ts";

const reward = {
  rewardId: "r1",
  roundsTotal: 10,
  roundsLeft: 2,
  stakeMinor: "20",
  expiresAt: "2026-11-23T12:00:00.000Z",
};

describe("free rounds", () => {
  it("free rounds are played at their stake of 20 until none is left; then rounds are for money", () => {
    const free = new FreeRoundsLeft(reward);
    expect(free.next).toEqual({ rewardId: "r1", stakeMinor: 20n });
    free.played("r1");
    expect([free.left, free.hasEnded]).toEqual([1, false]);
    free.played("r1");
    expect([free.next, free.hasEnded]).toEqual([undefined, true]);
    free.played(null);
    expect(free.hasEnded).toBe(false);
  });

  it("free rounds end when the wallet says so, even with 2 still counted here", () => {
    const free = new FreeRoundsLeft(reward);
    free.end();
    expect([free.next, free.left, free.hasEnded]).toEqual([undefined, 0, true]);
  });

  it("free rounds are none without a reward, and a round of another reward does not count", () => {
    expect(new FreeRoundsLeft(null).next).toBeUndefined();
    const free = new FreeRoundsLeft(reward);
    free.played("r0");
    expect(free.left).toBe(2);
  });
});
