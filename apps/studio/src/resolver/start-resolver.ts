import { MINUTE_MS } from "@bellwether/contract/durations.ts";
import { paced } from "@bellwether/contract/paced.ts";
import { closeDays } from "../days/index.ts";
import type {
  RandomPort,
  ResolverPort,
  SeedVaultPort,
  SettlePorts,
  StepPorts,
  WalletPort,
} from "../ports.ts";
import {
  bringBackRounds,
  claimDueActions,
  claimDueRounds,
  findRoundById,
  finishRound,
  rollBackFurtherStake,
  type StudioAction,
} from "../rounds/index.ts";
import { sealSeeds } from "../seeds/index.ts";
import { forgetSessions } from "./forget-sessions.ts";

const MAX_AT_ONCE = 20;
const TIDY_EVERY_MS = 10 * MINUTE_MS;

/** Whether work that is done every 10 minutes is due. After a clock was set back it is due at once. */
const isTimeToTidy = (last: Date | undefined, now: Date) =>
  last === undefined || now < last || now.getTime() - last.getTime() >= TIDY_EVERY_MS;

export type Resolver = {
  /** Finishes the rounds that are due now; returns how many it processed. */
  runDue(): Promise<number>;
  /** Schedules a run soon, unless one is already scheduled. */
  wake(): void;
  stop(): Promise<void>;
};

/**
 * Finishes rounds that nobody advances: those left by a crash, wins that nobody settles, and wallet calls without confirmation. Starts at
 * once; several nodes may run it. With `everyMs` 0 it runs only when called.
 */
export function startResolver(
  deps: SettlePorts & RandomPort & ResolverPort & SeedVaultPort,
  everyMs: number,
): Resolver {
  let isStopped = false;
  let isQueued = false;
  let tidiedAt: Date | undefined;
  let broughtBackAt: Date | undefined;
  let running: Promise<void> = Promise.resolve();

  const runDue = async () => {
    await bringBack();
    let taken = 0;
    while (!isStopped) {
      const rounds = await claimDueRounds(deps.database, deps.now(), MAX_AT_ONCE);
      if (rounds.length === 0) break;
      taken += rounds.length;
      await Promise.all(rounds.map((round) => finishSafely(deps, round)));
    }
    return taken + (await rollBackDueStakes());
  };
  const rollBackDueStakes = async () => {
    let taken = 0;
    while (!isStopped) {
      const actions = await claimDueActions(deps.database, deps.now(), MAX_AT_ONCE);
      if (actions.length === 0) break;
      taken += actions.length;
      await Promise.all(actions.map((action) => rollBackSafely(deps, action)));
    }
    return taken;
  };
  const bringBack = async () => {
    const now = deps.now();
    if (!isTimeToTidy(broughtBackAt, now)) return;
    await bringBackRounds(deps);
    broughtBackAt = now;
  };
  const tidy = async () => {
    const now = deps.now();
    if (!isTimeToTidy(tidiedAt, now)) return;
    tidiedAt = now;
    await forgetSessions(deps);
    await sealSeeds(deps);
    await closeDays(deps);
  };
  const wake = () => {
    if (isQueued || isStopped || everyMs === 0) return;
    isQueued = true;
    running = running.then(async () => {
      isQueued = false;
      try {
        await runDue();
        await tidy();
      } catch (error) {
        deps.log.warn({ err: error }, "rounds could not be resolved");
      }
    });
  };

  const timer = everyMs > 0 ? setInterval(paced(wake, deps), everyMs) : undefined;
  timer?.unref();
  wake();
  return {
    runDue,
    wake,
    async stop() {
      isStopped = true;
      clearInterval(timer);
      await running;
    },
  };
}

/** A failing round must not block the others. */
async function finishSafely(
  deps: SettlePorts & RandomPort & ResolverPort & SeedVaultPort,
  round: Parameters<typeof finishRound>[1],
): Promise<void> {
  try {
    await finishRound(deps, round);
  } catch (error) {
    deps.log.error({ err: error, round: round.id, state: round.state }, "a round could not be finished");
  }
}

async function rollBackSafely(deps: StepPorts & WalletPort, action: StudioAction): Promise<void> {
  try {
    const round = await findRoundById(deps.database, action.owner, action.roundId);
    await rollBackFurtherStake(deps, round, action);
  } catch (error) {
    deps.log.error(
      { err: error, round: action.roundId, action: action.id },
      "a further stake could not be given back",
    );
  }
}
