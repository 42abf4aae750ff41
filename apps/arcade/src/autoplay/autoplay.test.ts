import { describe, expect, it } from "vitest";
import { type AutoplayPlan, beginAutoplay, countRound, hasFeature, stopBeforeRound } from "./autoplay.ts";

const plan: AutoplayPlan = {
  rounds: 10,
  lossLimitMinor: 500n,
  singleWinMinor: undefined,
  stopsAtFeature: false,
};
const lost = { stakeMinor: 100n, payoutMinor: 0n, hasFeature: false };
const next = { stakeMinor: 100n, balanceMinor: 10_000n };

/** Counts rounds in turn, until one of them ends autoplay. */
function play(changed: Partial<AutoplayPlan>, rounds: (typeof lost)[]) {
  let state = beginAutoplay({ ...plan, ...changed });
  for (const [played, round] of rounds.entries()) {
    const before = stopBeforeRound(state, next);
    if (before) return { stop: before, played };
    const counted = countRound(state, round);
    state = counted.state;
    if (counted.stop) return { stop: counted.stop, played: played + 1 };
  }
  return { stop: undefined, played: rounds.length };
}

describe("autoplay", () => {
  it("autoplay ends after the 10 rounds of the plan", () => {
    const even = { ...lost, payoutMinor: 100n };
    expect(play({}, Array(20).fill(even))).toEqual({ stop: "rounds", played: 10 });
  });

  it("autoplay ends when the loss reaches the limit of 5.00", () => {
    expect(play({}, Array(20).fill(lost))).toEqual({ stop: "loss_limit", played: 5 });
  });

  it("autoplay stops before a stake of 1.00 when 4.50 of a loss limit of 5.00 are lost", () => {
    const rounds = [{ ...lost, payoutMinor: 50n }, ...Array(20).fill(lost)];
    expect(play({}, rounds)).toEqual({ stop: "loss_limit", played: 5 });
  });

  it("autoplay subtracts every win since the start from the loss", () => {
    const rounds = [{ ...lost, payoutMinor: 300n }, ...Array(6).fill(lost)];
    expect(play({}, rounds)).toEqual({ stop: undefined, played: 7 });
  });

  it.each([
    [199n, undefined],
    [200n, "single_win"],
  ])("with a single win limit of 200, the reason to end after a win of %s is %s", (payoutMinor, stop) => {
    expect(play({ singleWinMinor: 200n }, [{ ...lost, payoutMinor }]).stop).toBe(stop);
  });

  it.each([
    [true, "feature"],
    [false, undefined],
  ])("with stopsAtFeature %s, the reason to end after a feature is %s", (stopsAtFeature, stop) => {
    expect(play({ stopsAtFeature }, [{ ...lost, hasFeature: true }]).stop).toBe(stop);
  });

  it("autoplay stops before a stake of 1.00 when the balance is 0.99", () => {
    expect(stopBeforeRound(beginAutoplay(plan), { stakeMinor: 100n, balanceMinor: 99n })).toBe("low_balance");
    expect(stopBeforeRound(beginAutoplay(plan), { stakeMinor: 100n, balanceMinor: 100n })).toBeUndefined();
  });

  it("autoplay knows a feature by the event that the game's sheet names; a sheet that names none has none", () => {
    const jar = { startsWith: "jar-broke" };
    const round = [{ type: "grid-filled" }, { type: "jar-broke" }, { type: "round-ended" }];
    expect(hasFeature(round, jar)).toBe(true);
    expect(hasFeature(round, { startsWith: "free-spins-started" })).toBe(false);
    expect(hasFeature(round, undefined)).toBe(false);
  });
});
