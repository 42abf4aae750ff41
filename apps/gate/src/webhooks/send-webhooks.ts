import { randomUUID } from "node:crypto";
import { SECOND_MS } from "@bellwether/contract/durations.ts";
import { paced, type QuietPort } from "@bellwether/contract/paced.ts";
import { lastSequence, orderEvents } from "../events/index.ts";
import type { LogPort } from "../ports.ts";
import type { SendPorts } from "./attempt-delivery.ts";
import { deliverEvents } from "./deliver-events.ts";
import { claimEndpoint } from "./endpoint-lease.ts";

type Ports = SendPorts & LogPort;

const LOOK_EVERY_MS = SECOND_MS;

export type WebhookSender = {
  /** Orders what was recorded, sends each endpoint what is due, and waits for it. Returns how many deliveries were accepted. */
  sendDue(): Promise<number>;
  /** Does so every second. A slow endpoint delays no other one. */
  start(): void;
  /** Ends requests that wait for an answer: they are sent again later, with the same id. */
  stop(): Promise<void>;
};

/** Sends events to endpoints. Several nodes may run it: each endpoint is held by one at a time, and by another if that one dies. */
export function createWebhookSender(deps: Ports & QuietPort): WebhookSender {
  const holder = randomUUID();
  const running = new Map<string, Promise<number>>();
  const abort = new AbortController();
  let looking: Promise<unknown> | undefined;
  let timer: NodeJS.Timeout | undefined;

  /** Starts a run for each endpoint that has one due, without waiting for it. */
  const startDue = async (): Promise<Promise<number>[]> => {
    await orderEvents(deps);
    const head = await lastSequence(deps.database);
    const started: Promise<number>[] = [];
    const tried = new Set<string>();
    while (!abort.signal.aborted) {
      // An endpoint is tried once a turn, also where its run ends at once.
      const except = [...new Set([...running.keys(), ...tried])];
      const claimed = await claimEndpoint(deps, holder, { head, except });
      if (!claimed) break;
      const { id, lease } = claimed;
      tried.add(id);
      const run = deliverEvents(deps, lease, abort.signal)
        .finally(() => lease.release())
        .catch((error) => {
          deps.log.warn({ err: error, endpoint: id }, "events could not be sent");
          return 0;
        })
        .finally(() => running.delete(id));
      running.set(id, run);
      started.push(run);
    }
    return started;
  };

  const look = () => {
    looking ??= startDue()
      .catch((error) => deps.log.warn({ err: error }, "events could not be read"))
      .finally(() => {
        looking = undefined;
      });
  };

  return {
    async sendDue() {
      const counts = await Promise.all(await startDue());
      return counts.reduce((sum, count) => sum + count, 0);
    },
    start() {
      timer = setInterval(paced(look, deps), LOOK_EVERY_MS).unref();
      look();
    },
    async stop() {
      clearInterval(timer);
      abort.abort();
      await looking;
      await Promise.all(running.values());
    },
  };
}
