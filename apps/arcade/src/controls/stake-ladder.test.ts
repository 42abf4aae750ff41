import { describe, expect, it } from "vitest";
import { StakeLadder } from "./stake-ladder.ts";

describe("the ladder of stakes", () => {
  it("the ladder of stakes starts at the third stake and steps to its neighbours", () => {
    const ladder = new StakeLadder(["20", "40", "60", "100"]);
    expect(ladder.stakeMinor).toBe(60n);
    ladder.step(1);
    expect(ladder.stakeMinor).toBe(100n);
    expect(ladder.isHighest).toBe(true);
  });

  it("the ladder of stakes stops at both ends", () => {
    const ladder = new StakeLadder(["20", "40"]);
    ladder.step(1);
    expect(ladder.stakeMinor).toBe(40n);
    for (let times = 0; times < 3; times += 1) ladder.step(-1);
    expect(ladder.stakeMinor).toBe(20n);
    expect(ladder.isLowest).toBe(true);
  });

  it("the ladder of stakes ignores a stake that is not on offer", () => {
    const ladder = new StakeLadder(["20", "40"]);
    ladder.choose(30n);
    expect(ladder.stakeMinor).toBe(40n);
    ladder.choose(20n);
    expect(ladder.stakeMinor).toBe(20n);
  });
});
