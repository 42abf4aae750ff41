import { paced, type QuietPort } from "@bellwether/contract/paced.ts";
import type { ReportPorts, StorePorts } from "../ports.ts";
import type { DeliveryPort } from "./queue-message.ts";
import { sendMessage } from "./send-message.ts";

const POLL_INTERVAL_MS = 5_000;
/** Messages sent at the same time by one node: a slow mailbox does not delay an SMS code. */
const LANES = 4;

export type MessageWorker = { wake(): void; stop(): Promise<void> };

/**
 * Sends the messages in the outbox: at once when woken, and by itself every few seconds. Several nodes may run it; each message is claimed by one.
 */
export function startMessageWorker(deps: StorePorts & ReportPorts & DeliveryPort & QuietPort): MessageWorker {
  let stopped = false;
  const lanes = Array.from({ length: LANES }, () => createLane());

  function createLane() {
    let running: Promise<void> | undefined;
    let again = false;
    const work = async () => {
      do {
        again = false;
        try {
          while (!stopped && (await sendMessage(deps)));
        } catch (error) {
          deps.log.warn({ err: error }, "the outbox could not be read");
        }
      } while (again && !stopped);
      running = undefined;
    };
    return {
      wake() {
        // Looks once more, in case a message is queued just as this lane finds nothing.
        again = true;
        running ??= work();
      },
      ended: () => running,
    };
  }

  const wake = () => {
    if (!stopped) for (const lane of lanes) lane.wake();
  };
  const timer = setInterval(paced(wake, deps), POLL_INTERVAL_MS);
  timer.unref();
  wake();
  return {
    wake,
    async stop() {
      stopped = true;
      clearInterval(timer);
      await Promise.all(lanes.map((lane) => lane.ended()));
    },
  };
}
