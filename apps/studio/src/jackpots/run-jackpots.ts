import type { FairnessPorts, PayoutPorts, StepPorts } from "../ports.ts";
import { dropPeriod, endDrops, planDrop } from "./drop-store.ts";
import type { PotBoard } from "./pot-board.ts";
import { createClockRunner } from "./run-clocks.ts";

export type JackpotRunner = {
  /** Plans and ends the drops that are due now, takes the due steps of clocks, and sends changed pots to their watchers. */
  run(): Promise<void>;
  stop(): Promise<void>;
};

/**
 * Plans each drop's period once it starts, ends those that are over, runs the clocks, and updates the watchers of pots. Several nodes may run it.
 * By the timer these are jobs apart: watchers see a hit at once, also while a clock waits for the beacon or the wallet, or a plan fails.
 */
export function startJackpots(
  studio: StepPorts & FairnessPorts & PayoutPorts,
  board: PotBoard,
  everyMs: number,
): JackpotRunner {
  /** The start of the last period that was planned, by pot. */
  const planned = new Map<string, number>();
  const clocks = createClockRunner(studio);
  const running = new Map<() => Promise<void>, Promise<void>>();

  const planDue = async () => {
    const drops = studio.jackpots.filter((jackpot) => jackpot.kind === "drop");
    if (drops.length === 0) return;
    const at = await studio.databaseTime(studio.database);
    for (const drop of drops) {
      const startMs = dropPeriod(drop, at).startsAt.getTime();
      if (planned.get(drop.id) === startMs) continue;
      await endDrops(studio.database, at);
      await planDrop(studio, studio.database, drop, at);
      planned.set(drop.id, startMs);
    }
  };
  const jobs = [planDue, clocks.run, () => board.refresh()];
  const tick = () => {
    for (const job of jobs) {
      if (running.has(job)) continue;
      const run = job()
        .catch((error) => studio.log.warn({ err: error }, "the jackpots could not be run"))
        .finally(() => running.delete(job));
      running.set(job, run);
    }
  };
  const timer = everyMs > 0 && studio.jackpots.length > 0 ? setInterval(tick, everyMs) : undefined;
  timer?.unref();
  if (timer) tick();
  return {
    async run() {
      for (const job of jobs) await job();
    },
    async stop() {
      clearInterval(timer);
      await Promise.all(running.values());
    },
  };
}
