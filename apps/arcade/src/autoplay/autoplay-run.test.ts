import { describe, expect, it } from "vitest";
import type { AutoplayPlan, PlayedAutoRound } from "./autoplay.ts";
import { type AutoplayPort, AutoplayRun } from "./autoplay-run.ts";

const plan: AutoplayPlan = {
  rounds: 10,
  lossLimitMinor: 500n,
  singleWinMinor: undefined,
  stopsAtFeature: false,
};
const even: PlayedAutoRound = { stakeMinor: 100n, payoutMinor: 100n, hasFeature: false };

function running(changed: Partial<AutoplayPort> = {}) {
  const log: string[] = [];
  const run: AutoplayRun = new AutoplayRun({
    next: () => ({ stakeMinor: 100n, balanceMinor: 1_000n }),
    playRound: async () => {
      log.push(`round, ${run.roundsLeft} left`);
      return even;
    },
    rest: async () => void log.push("rest"),
    changed: () => {},
    ended: (stop) => log.push(stop),
    ...changed,
  });
  return { run, log };
}

describe("an autoplay run", () => {
  it("an autoplay run plays one round at a time, with a rest between two rounds", async () => {
    const { run, log } = running();
    await run.start({ ...plan, rounds: 2 });
    expect(log).toEqual(["round, 2 left", "rest", "round, 1 left", "rounds"]);
    expect(run.isRunning).toBe(false);
  });

  it("an autoplay run ends after a round that was refused", async () => {
    const { run, log } = running({ playRound: async () => undefined });
    await run.start(plan);
    expect(log).toEqual(["interrupted"]);
  });

  it("an autoplay run ends after the current round when interrupted during a round, and at once when interrupted during a rest", async () => {
    const inRound = running({
      playRound: async () => {
        inRound.run.interrupt();
        return even;
      },
    });
    await inRound.run.start(plan);
    expect(inRound.log).toEqual(["interrupted"]);

    const inRest = running({ rest: async () => inRest.run.interrupt() });
    await inRest.run.start(plan);
    expect(inRest.log).toEqual(["round, 10 left", "interrupted"]);
  });

  it("an autoplay run reports the loss limit, not the interruption, when one round causes both", async () => {
    const { run, log } = running({
      playRound: async () => {
        run.interrupt();
        return { stakeMinor: 500n, payoutMinor: 0n, hasFeature: false };
      },
    });
    await run.start(plan);
    expect(log).toEqual(["loss_limit"]);
  });

  it("an autoplay run does not start a second time while it runs, and can start again afterwards", async () => {
    const { run, log } = running();
    await Promise.all([run.start({ ...plan, rounds: 1 }), run.start(plan)]);
    await run.start({ ...plan, rounds: 1 });
    expect(log).toEqual(["round, 1 left", "rounds", "round, 1 left", "rounds"]);
  });
});
