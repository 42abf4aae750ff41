import { paced } from "@bellwether/contract/paced.ts";
import type { FairnessPorts, PayoutPorts, StepPorts } from "../ports.ts";
import { endChangedCalls, planCalls } from "./plan-call.ts";
import type { PotBoard } from "./pot-board.ts";
import { createClockRunner } from "./run-clocks.ts";

/** The interval between looks at the jackpots while nobody watches a pot. */
const LOOK_UNSEEN_MS = 2_000;

export type JackpotRunner = {
  /** Plans the drops' next calls, takes the due steps of calls and clocks, and sends changed pots to their watchers. */
  run(): Promise<void>;
  stop(): Promise<void>;
};

/**
 * Keeps a call of each drop waiting for its first stake, runs calls and clocks, and updates the watchers of pots. Several nodes may run it.
 * By the timer these are jobs apart: watchers see a hit at once, also while a clock waits for the beacon or the wallet, or a plan fails.
 */
export function startJackpots(
  deps: StepPorts & FairnessPorts & PayoutPorts,
  board: PotBoard,
  everyMs: number,
): JackpotRunner {
  /** The drops whose waiting calls were compared with their files. */
  const compared = new Set<string>();
  const clocks = createClockRunner(deps);
  const running = new Map<() => Promise<void>, Promise<void>>();

  const planDrops = async () => {
    const drops = deps.jackpots.filter((jackpot) => jackpot.kind === "drop");
    if (drops.length === 0) return;
    const at = await deps.databaseTime(deps.database);
    for (const drop of drops) {
      if (!compared.has(drop.id)) await endChangedCalls(deps, deps.database, drop, at);
      compared.add(drop.id);
      await planCalls(deps, deps.database, drop, at);
    }
  };
  let lookedAt = Number.NEGATIVE_INFINITY;
  const jobs = [planDrops, clocks.run, () => board.refresh()];
  const tick = () => {
    const nowMs = performance.now();
    if (!board.isWatched() && nowMs - lookedAt < LOOK_UNSEEN_MS) return;
    lookedAt = nowMs;
    for (const job of jobs) {
      if (running.has(job)) continue;
      const run = job()
        .catch((error) => deps.log.warn({ err: error }, "the jackpots could not be run"))
        .finally(() => running.delete(job));
      running.set(job, run);
    }
  };
  const timer = everyMs > 0 && deps.jackpots.length > 0 ? setInterval(paced(tick, deps), everyMs) : undefined;
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
