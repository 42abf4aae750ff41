import { existsSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { comparePayments, type Gate, type GateDeps } from "@bellwether/gate";
import type { StudioOptions } from "@bellwether/studio";
import type { Logger } from "pino";
import { openPastGate } from "./past-gate.ts";
import { livePast, type SamplePayment } from "./sample-past.ts";
import { samplePeople } from "./sample-people.ts";
import { livePresent } from "./sample-present.ts";
import { sampleFiles } from "./sample-settlement.ts";
import type { PresentParts } from "./sample-visitor.ts";

/** Says in the data folder that the sample was made. */
const DONE_FILE = "sample-business";

type SampleParts = PresentParts & {
  deps: GateDeps;
  /** What a studio is given that plays at a gate. */
  games: (gate: Gate) => StudioOptions;
  cashier: { user: string; password: string };
  dataFolder: string;
  log: Logger;
};

export type SampleMaking = { done: Promise<void>; stop(): Promise<void> };

/**
 * Makes the sandbox's sample business once for a data folder: people who have signed up over sixty days, and what happens today. All of it goes
 * through the product's own calls, so that the office has something to show. It runs in the background, one thing at a time; what is left when the
 * process stops is made by the next one.
 */
export function makeSample(parts: SampleParts): SampleMaking {
  const { deps, cashier, dataFolder, log } = parts;
  const doneFile = join(dataFolder, DONE_FILE);
  let isStopping = false;
  let failures = 0;
  const failed = (error: unknown) => {
    failures += 1;
    log.debug({ err: error }, "a part of the sample could not be made");
  };
  const make = async () => {
    if (existsSync(doneFile)) return;
    const until = deps.now();
    const past = openPastGate(deps, { at: until }, parts.games);
    const people = samplePeople(until);
    try {
      const payments: SamplePayment[] = [];
      const settled = (payment: SamplePayment) => void payments.push(payment);
      const made = await livePast(past, people, { cashier, until, failed, settled }, () => isStopping);
      // What another process has begun is not in this one's memory: its files would miss payments.
      const files = made === people.length ? sampleFiles(payments, until) : [];
      if (made > 0) await livePresent(parts, people, { failed, files }, () => isStopping);
      await comparePayments(deps);
      if (isStopping) return;
      writeFileSync(doneFile, `${made} people\n`);
      log.info({ made, failures }, "the sample business is made");
    } finally {
      await past.stop();
    }
  };
  const done = make().catch((error) => log.warn({ err: error }, "the sample business could not be made"));
  return {
    done,
    async stop() {
      isStopping = true;
      await done;
    },
  };
}
