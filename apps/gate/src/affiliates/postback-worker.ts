import type { GateParts } from "../gate-parts.ts";
import { sendDuePostbacks } from "./send-postbacks.ts";

const POLL_INTERVAL_MS = 5_000;

/** Sends due postbacks every few seconds; a slow affiliate delays the next look and never doubles it. */
export function startPostbackWorker(parts: GateParts): { stop(): Promise<void> } {
  let running: Promise<void> | undefined;
  const timer = setInterval(() => {
    running ??= sendDuePostbacks(parts)
      .then(() => {})
      .catch((error) => parts.log.warn({ err: error }, "postbacks could not be read"))
      .finally(() => {
        running = undefined;
      });
  }, POLL_INTERVAL_MS);
  timer.unref();
  return {
    async stop() {
      clearInterval(timer);
      await running;
    },
  };
}
