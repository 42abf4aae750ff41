/** Half of the second between the seal and the beacon's round: within it, the round's value cannot exist when the root is published. */
const MAX_SKEW_MS = 500;
/** The precision of an HTTP date. */
const DATE_PRECISION_MS = 1_000;
/** How long a proven difference counts, unless a later reading shows that it is gone. */
const HOLDS_MS = 60_000;
/** How far beyond the limit a timed reading is aimed, so that an inexact timer does not miss it. */
const AIM_MS = 10;
/** How much earlier than after its expected delay a timed answer should arrive. One that arrives late proves nothing. */
const EARLY_MS = 20;

/**
 * A reading of the beacon. `beforeMs` and `afterMs` are the checked clock's times before the request and after the answer, `publishedMs` is the
 * time of the signed round in it. `date` and `age` are the answer's headers.
 */
type BeaconReading = {
  beforeMs: number;
  afterMs: number;
  publishedMs: number;
  date: string | null;
  age: string | null;
};

/** What a reading proves about the checked clock's time minus the beacon's. */
type Bounds = { leastMs: number; mostMs: number };

/** Whether a clock certainly differs from the beacon's by more than `MAX_SKEW_MS`. */
type ClockComparison = {
  add(reading: BeaconReading, elapsedMs: number): void;
  isSkewed(elapsedMs: number): boolean;
};

export function createClockComparison(): ClockComparison {
  let found: { isAhead: boolean; untilMs: number } | undefined;
  return {
    add(reading, elapsedMs) {
      const { leastMs, mostMs } = boundsOf(reading);
      if (leastMs > MAX_SKEW_MS || mostMs < -MAX_SKEW_MS)
        found = { isAhead: leastMs > MAX_SKEW_MS, untilMs: elapsedMs + HOLDS_MS };
      else if (found?.isAhead ? mostMs <= MAX_SKEW_MS : leastMs >= -MAX_SKEW_MS) found = undefined;
    },
    isSkewed: (elapsedMs) => found !== undefined && elapsedMs < found.untilMs,
  };
}

/**
 * No value exists before its round's time, and no date is written before the request or after the answer. A date names only its second. One
 * with an age comes from a cache, which wrote it up to a second more than the age ago.
 */
function boundsOf({ beforeMs, afterMs, publishedMs, date, age }: BeaconReading): Bounds {
  const mostMs = afterMs - publishedMs;
  const dateMs = date === null ? Number.NaN : Date.parse(date);
  if (Number.isNaN(dateMs)) return { leastMs: Number.NEGATIVE_INFINITY, mostMs };
  const agedMs = age === null ? 0 : (Number(age) + 1) * 1_000;
  return {
    leastMs: Number.isNaN(agedMs) ? Number.NEGATIVE_INFINITY : beforeMs - agedMs - dateMs - DATE_PRECISION_MS,
    mostMs: Math.min(mostMs, afterMs - dateMs),
  };
}

/**
 * How long to wait before a request that finds a clock ahead of the beacon's. It is sent just over half a second after the beginning of a second:
 * then an answer whose date is of the second before proves more than `MAX_SKEW_MS`, and every clock that is ahead by that, the way of the
 * request and `AIM_MS` gets one.
 */
export function untilAheadShows(clockMs: number): number {
  return until(MAX_SKEW_MS + AIM_MS, clockMs);
}

/**
 * How long to wait before a request that finds a clock behind the beacon's. Its answer should arrive just under half a second after the beginning
 * of a second: then a date of the next second proves more than `MAX_SKEW_MS`, and every clock that is behind by that, the way of the answer and
 * `AIM_MS + EARLY_MS` gets one. `delayMs` is how long a request and its answer take.
 */
export function untilBehindShows(clockMs: number, delayMs: number): number {
  return until(-MAX_SKEW_MS - AIM_MS - EARLY_MS - delayMs, clockMs);
}

/** The time from `clockMs` to the next time with this place in its second. */
function until(placeMs: number, clockMs: number): number {
  const second = DATE_PRECISION_MS;
  return (((placeMs - clockMs) % second) + second) % second;
}
