import { parseJson } from "@bellwether/contract";
import { z } from "zod";
import { type BeaconChain, BeaconInfo, chainHashOf, chainOf } from "./beacon-chain.ts";
import { roundTimeMs } from "./beacon-times.ts";
import { isBeaconSignature } from "./check-signature.ts";
import { createClockComparison, untilAheadShows, untilBehindShows } from "./compare-clocks.ts";

export type BeaconOptions = {
  /** A drand relay's URL, without a path of the chain. */
  url: string;
  /** The chain that is trusted: its hash and its public key, in hexadecimal. */
  chainHash: string;
  publicKey: string;
  fetch: typeof globalThis.fetch;
  /** Time-out of a request; 2 seconds by default. */
  timeoutMs?: number;
  /** A clock that only goes forward, in ms; `performance.now` by default. */
  elapsedMs?: () => number;
  /** Waits; a timer that does not keep the process running by default. */
  wait?: (ms: number) => Promise<void>;
};

/** Why no round may begin or be sealed now. */
export type BeaconTrouble = "beacon_silent" | "clock_skew";

/** A public source of random values that nobody knows before they are published. */
export type Beacon = {
  /** The hash of the chain that is trusted; undefined where no beacon is configured. */
  chainHash: string | undefined;
  /** The chain, or undefined while the beacon does not answer. */
  chain(): Promise<BeaconChain | undefined>;
  /** The signature of a round, checked; undefined while there is none, or no answer. */
  signature(round: number): Promise<string | undefined>;
  /**
   * Compares the beacon's latest round and its server's clock with `now`; undefined when both agree. A beacon without a new value is silent.
   * Each call answers by its own reading and the earlier ones, and two timed readings follow it, at most once in 3 s. They find a clock that is
   * ahead by 510 ms and the way of a request, or behind by 530 ms and the way of an answer. A smaller difference can remain unseen.
   */
  trouble(now: () => Promise<Date>): Promise<BeaconTrouble | undefined>;
};

const TIMEOUT_MS = 2_000;
/** The pause after a request without an answer. Without it, every table would ask the beacon four times a second. */
const PAUSE_MS = 1_000;
const MAX_ANSWER_CHARACTERS = 10_000;
/** The time from one timed comparison of the clocks to the next. */
const COMPARES_EVERY_MS = 3_000;

/** The greatest age of a running beacon's latest value: this time, or this number of periods if that is longer. An older one means that it stands still, although its relay answers. */
const MAX_AGE_MS = 30_000;
const MAX_AGE_PERIODS = 3;

/** drand's `/public/{round}`. */
const BeaconValue = z.object({
  round: z.int().min(1),
  signature: z.string().regex(/^[0-9a-f]{96}$/),
});

/** A client of drand's HTTP wire, for all tables of a node. It trusts nothing but the chain's hash and public key. */
export function createBeacon(options: BeaconOptions): Beacon {
  const elapsedMs = options.elapsedMs ?? (() => performance.now());
  let known: BeaconChain | undefined;
  let checked: { round: number; signature: string } | undefined;
  let asked: { round: number; signature: Promise<string | undefined> } | undefined;
  let pausedUntilMs = Number.NEGATIVE_INFINITY;
  const wait =
    options.wait ?? ((ms: number) => new Promise<void>((done) => void setTimeout(done, ms).unref()));
  const clock = createClockComparison();
  let comparedAtMs = Number.NEGATIVE_INFINITY;

  const ask = async <Schema extends z.ZodType>(path: string, schema: Schema) => {
    if (elapsedMs() < pausedUntilMs) return undefined;
    try {
      const response = await options.fetch(`${options.url}/${options.chainHash}${path}`, {
        signal: AbortSignal.timeout(options.timeoutMs ?? TIMEOUT_MS),
      });
      const text = await response.text();
      if (response.status !== 200 || text.length > MAX_ANSWER_CHARACTERS) return undefined;
      const { data } = schema.safeParse(parseJson(text));
      const { headers } = response;
      return data === undefined ? undefined : { data, date: headers.get("date"), age: headers.get("age") };
    } catch {
      pausedUntilMs = elapsedMs() + PAUSE_MS;
      return undefined;
    }
  };
  const chain = async () => {
    known ??= trusted(options, (await ask("/info", BeaconInfo))?.data);
    return known;
  };
  const valid = ({ round, signature }: z.output<typeof BeaconValue>) => {
    if (checked?.round === round && checked.signature === signature) return true;
    if (!isBeaconSignature(options.publicKey, round, signature)) return false;
    checked = { round, signature };
    return true;
  };
  const askForRound = async (round: number) => {
    const value = (await ask(`/public/${round}`, BeaconValue))?.data;
    if (asked?.round === round) asked = undefined;
    return value?.round === round && valid(value) ? value.signature : undefined;
  };
  /** Reads the latest round and adds what it proves about the clock. Undefined without a valid signed value. */
  const readLatest = async (timed: BeaconChain, now: () => Promise<Date>) => {
    const beforeMs = (await now()).getTime();
    const latest = await ask("/public/latest", BeaconValue);
    const afterMs = (await now()).getTime();
    if (!latest || !valid(latest.data)) return undefined;
    const { date, age } = latest;
    const reading = { beforeMs, afterMs, publishedMs: roundTimeMs(timed, latest.data.round), date, age };
    clock.add(reading, elapsedMs());
    return reading;
  };
  /** Compares the clocks by two readings at the moments at which a difference shows. */
  const compare = async (timed: BeaconChain, now: () => Promise<Date>) => {
    await wait(untilAheadShows((await now()).getTime()));
    const reading = await readLatest(timed, now);
    if (!reading) return;
    await wait(untilBehindShows((await now()).getTime(), reading.afterMs - reading.beforeMs));
    await readLatest(timed, now);
  };
  return {
    chainHash: options.chainHash,
    chain,
    async signature(round) {
      if (checked?.round === round) return checked.signature;
      // Tables that wait for the same value share one request.
      if (asked?.round !== round) asked = { round, signature: askForRound(round) };
      return asked.signature;
    },
    async trouble(now) {
      const timed = await chain();
      const reading = timed && (await readLatest(timed, now));
      // Without a valid signed value no round begins. The unsigned date is trusted only to stop a table.
      if (!timed || !reading) return "beacon_silent";
      const elapsed = elapsedMs();
      // Without a date, as in the sandbox, there is no second clock to compare with.
      if (reading.date !== null && elapsed >= comparedAtMs + COMPARES_EVERY_MS) {
        comparedAtMs = elapsed;
        // It runs beside the table's step, and the next call goes by it. A failed one, as of a closed database, proves nothing.
        void compare(timed, now).catch(() => {});
      }
      if (clock.isSkewed(elapsed)) return "clock_skew";
      const maxAgeMs = Math.max(MAX_AGE_MS, MAX_AGE_PERIODS * timed.periodMs);
      return reading.beforeMs > reading.publishedMs + maxAgeMs ? "beacon_silent" : undefined;
    },
  };
}

/** Undefined for a chain other than the one that is trusted. */
function trusted(options: BeaconOptions, info: z.output<typeof BeaconInfo> | undefined) {
  if (!info || info.public_key !== options.publicKey || chainHashOf(info) !== options.chainHash)
    return undefined;
  return { ...chainOf(info), hash: options.chainHash };
}
