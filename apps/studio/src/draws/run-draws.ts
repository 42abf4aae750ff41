import { paced } from "@bellwether/contract/paced.ts";
import type { GamePorts, StakePorts } from "../ports.ts";
import { createDrawCloser } from "./close-draws.ts";
import { runOrders } from "./run-orders.ts";

/** What draws need besides the steps of their tables. */
export type DrawJobs = {
  /** Does everything that is due once; returns how much it did. */
  runDue(): Promise<number>;
  stop(): Promise<void>;
};

/** The pause before work that could not be finished is tried again, and the most of it: it doubles with each failure. */
const PAUSE_MS = 2_000;
const MAX_PAUSE_MS = 30_000;

/**
 * Closes paid draws at the wallet, and buys the tickets of standing orders. Any node does so, from what is stored, so a killed node delays
 * nothing. With `everyMs` 0 it runs only when called.
 */
export function startDrawJobs(deps: StakePorts & GamePorts, everyMs: number): DrawJobs {
  let isStopped = false;
  let running: Promise<unknown> | undefined;
  let pauseMs = PAUSE_MS;
  let notBefore = 0;

  const closer = createDrawCloser(deps);
  const runDue = async () => (await closer.run()) + (await runOrders(deps));
  const tick = () => {
    if (isStopped || running || performance.now() < notBefore) return;
    running = runDue()
      .then(() => {
        pauseMs = PAUSE_MS;
      })
      .catch((error) => {
        deps.log.warn({ err: error }, "draws or standing orders could not be handled");
        pauseMs = Math.min(pauseMs * 2, MAX_PAUSE_MS);
      })
      .finally(() => {
        notBefore = performance.now() + pauseMs;
        running = undefined;
      });
  };
  const timer = everyMs > 0 ? setInterval(paced(tick, deps), everyMs) : undefined;
  timer?.unref();
  return {
    runDue,
    async stop() {
      isStopped = true;
      clearInterval(timer);
      await running;
    },
  };
}
