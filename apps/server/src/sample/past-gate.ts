import { createGateClient, type GateClient } from "@bellwether/contract";
import {
  createEventListeners,
  createGate,
  createPushHub,
  createResponseCache,
  createStopBoard,
  type Gate,
  type GateDeps,
} from "@bellwether/gate";
import { createStudio, type Studio, type StudioOptions } from "@bellwether/studio";
import type { SamplePerson } from "./sample-people.ts";

/** A gate on the product's database whose clock stands where the sample business is being made. */
export type PastGate = {
  gate: Gate;
  /** Plays its games: rounds that are watched and proven like any other. Undefined where there are no games. */
  studio: Studio | undefined;
  clock: { at: Date };
  /** The code in the last text message to a number; undefined if none has come within two seconds. */
  codeFor(phone: string): Promise<string | undefined>;
  stop(): Promise<void>;
};

/**
 * Builds a gate beside the product's own, with a clock of its own. It runs no jobs, and nobody hears what it pushes. Its text messages are read
 * and thrown away, its letters only thrown away: the sandbox's outbox is for the visitor's own.
 */
export function openPastGate(
  deps: GateDeps,
  clock: { at: Date },
  games?: (gate: Gate) => StudioOptions,
): PastGate {
  const texts = new Map<string, string>();
  const now = () => clock.at;
  const { database, log } = deps;
  const push = createPushHub();
  const own = {
    now,
    push,
    responses: createResponseCache(push, now),
    stops: createStopBoard({ database, log }),
    eventListeners: createEventListeners({ database, log }),
    settings: { ...deps.settings, runsJobs: false },
    deliver: async ({ channel, recipient, body }: Parameters<GateDeps["deliver"]>[0]) => {
      if (channel === "sms") texts.set(recipient, /\d{6}/.exec(body)?.[0] ?? "");
    },
  } satisfies Partial<GateDeps>;
  // The content's fields are read anew each time: they are taken over as they are, not as they stand now.
  const fields = Object.fromEntries(
    Object.entries(own).map(([name, value]) => [name, { value, enumerable: true }]),
  );
  const parts = Object.defineProperties(
    {},
    { ...Object.getOwnPropertyDescriptors(deps), ...fields },
  ) as GateDeps;
  const gate = createGate(parts);
  const studio = games && openPastStudio(games(gate), clock);
  return {
    gate,
    studio,
    clock,
    async codeFor(phone) {
      for (let tries = 0; tries < 40 && !texts.get(phone); tries += 1)
        await new Promise((resolve) => setTimeout(resolve, 50));
      const code = texts.get(phone);
      texts.delete(phone);
      return code || undefined;
    },
    async stop() {
      await studio?.stop();
      await gate.stop();
    },
  };
}

/** Plays rounds alone: the product's own studio runs tables, pots and what is left over. */
function openPastStudio(
  { metrics: _, beacon: __, tableRelay: ___, ...parts }: StudioOptions,
  clock: { at: Date },
): Studio {
  const never = { resolveEveryMs: 0, tablesEveryMs: 0, jackpotsEveryMs: 0 };
  const time = { now: () => clock.at, databaseTime: async () => clock.at };
  return createStudio({ ...parts, ...never, ...time, tables: [], jackpots: [] });
}

/** A client of a gate in this process, for one person. */
export function clientFor(
  gate: Pick<Gate, "app">,
  { brand, form, address }: SamplePerson,
  session: () => string | undefined,
): GateClient {
  return createGateClient({
    baseUrl: "http://inside",
    fetch: ((input: string, init?: RequestInit) =>
      Promise.resolve(gate.app.request(input, init))) as unknown as typeof globalThis.fetch,
    session,
    headers: () => ({
      "x-brand": brand,
      "x-geo-country": form.country,
      "x-client-address": address,
      "user-agent": "Mozilla/5.0 (Sample) Chrome/140.0",
    }),
  });
}
