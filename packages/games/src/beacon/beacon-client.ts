import { parseJson } from "@bellwether/contract";
import { z } from "zod";
import { type BeaconChain, BeaconInfo, chainHashOf, chainOf } from "./beacon-chain.ts";
import { roundTimeMs } from "./beacon-times.ts";
import { isBeaconSignature } from "./check-signature.ts";

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
};

/** Why no round may begin or be sealed now. */
export type BeaconTrouble = "beacon_silent" | "clock_skew";

/** A public source of random values that nobody knows before they are published. */
export type Beacon = {
  /** The chain, or undefined while the beacon does not answer. */
  chain(): Promise<BeaconChain | undefined>;
  /** The signature of a round, checked; undefined while there is none, or no answer. */
  signature(round: number): Promise<string | undefined>;
  /** Compares the beacon's latest round and its server's clock with `now`; undefined when both agree. A beacon without a new value is silent. */
  trouble(now: () => Promise<Date>): Promise<BeaconTrouble | undefined>;
};

const TIMEOUT_MS = 2_000;
/** The pause after a request without an answer. Without it, every table would ask the beacon four times a second. */
const PAUSE_MS = 1_000;
const MAX_ANSWER_CHARACTERS = 10_000;
/** Half of the second between the seal and the beacon's round: within it, the round's value cannot exist when the root is published. */
const MAX_SKEW_MS = 500;
/** The precision of an HTTP date. */
const DATE_PRECISION_MS = 1_000;

/** A beacon whose latest value is older stands still, although its relay answers: so old, or so many periods if that is longer. */
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

  const ask = async <Schema extends z.ZodType>(path: string, schema: Schema) => {
    if (elapsedMs() < pausedUntilMs) return undefined;
    try {
      const response = await options.fetch(`${options.url}/${options.chainHash}${path}`, {
        signal: AbortSignal.timeout(options.timeoutMs ?? TIMEOUT_MS),
      });
      const text = await response.text();
      if (response.status !== 200 || text.length > MAX_ANSWER_CHARACTERS) return undefined;
      const { data } = schema.safeParse(parseJson(text));
      return data === undefined ? undefined : { data, date: response.headers.get("date") };
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
  return {
    chain,
    async signature(round) {
      if (checked?.round === round) return checked.signature;
      // Tables that wait for the same value share one request.
      if (asked?.round !== round) asked = { round, signature: askForRound(round) };
      return asked.signature;
    },
    async trouble(now) {
      const timed = await chain();
      const before = (await now()).getTime();
      const latest = timed && (await ask("/public/latest", BeaconValue));
      const after = (await now()).getTime();
      // Without a valid signed value no round begins. The unsigned date is trusted only to stop a table.
      if (!timed || !latest || !valid(latest.data)) return "beacon_silent";
      const publishedMs = roundTimeMs(timed, latest.data.round);
      if (after < publishedMs - MAX_SKEW_MS) return "clock_skew";
      if (isSkewed(latest.date, before, after)) return "clock_skew";
      const maxAgeMs = Math.max(MAX_AGE_MS, MAX_AGE_PERIODS * timed.periodMs);
      return before > publishedMs + maxAgeMs ? "beacon_silent" : undefined;
    },
  };
}

/** Undefined for a chain other than the one that is trusted. */
function trusted(options: BeaconOptions, info: z.output<typeof BeaconInfo> | undefined) {
  if (!info || info.public_key !== options.publicKey || chainHashOf(info) !== options.chainHash)
    return undefined;
  return { ...chainOf(info), hash: options.chainHash };
}

/** Whether the clock certainly differs from a `Date` header that was written between `before` and `after`. */
function isSkewed(date: string | null, before: number, after: number): boolean {
  const written = date === null ? Number.NaN : Date.parse(date);
  if (Number.isNaN(written)) return false;
  return after < written - MAX_SKEW_MS || before > written + DATE_PRECISION_MS + MAX_SKEW_MS;
}
