import { MINUTE_MS } from "@bellwether/contract/durations.ts";
import type { Protection } from "@bellwether/market/protection.ts";

/** The page's clock and timers; tests pass their own. */
export type IdleClock = {
  now(): number;
  every(ms: number, run: () => void): () => void;
};

export type IdleWatchOptions = {
  /** Idle time until the session ends [9.03]. */
  timeoutMs: number;
  /** How long before the end the player is warned. */
  warningMs: number;
  clock: IdleClock;
  /** Called every second during the warning with the time left, and once with nothing when the player is back. */
  onWarning: (secondsLeft: number | undefined) => void;
  onIdle: () => void;
  /** Called now and then while the player only reads or moves the pointer, because the gate counts its own idle time. */
  onStillHere: () => void;
  /** Notifies the player's other pages. */
  onActive: (atMs: number) => void;
};

export type IdleWatch = {
  /** Activity on this page. It does not end the warning: brushing the mouse is no answer. */
  active(): void;
  /** Activity on another page of the same browser, or an answer to the warning here. */
  back(atMs?: number): void;
  stop(): void;
};

export type IdleInPlay = NonNullable<Protection["idleInPlay"]>;

const lookEveryMs = 1_000;
const MAX_WARNING_MS = 60_000;
const MAX_SILENCE_MS = 5 * MINUTE_MS;
const REPORT_EVERY_MS = 5_000;

/**
 * The house's time-out, or the market's for play where that ends sooner. The house's warning starts a minute before the end; a
 * time-out under two minutes warns in its second half.
 */
export function idleTimes(
  houseMs: number,
  inPlay: IdleInPlay | undefined,
): Pick<IdleWatchOptions, "timeoutMs" | "warningMs"> {
  const warningMs = (inPlay?.answerWithinSeconds ?? 0) * 1_000;
  const timeoutMs = (inPlay?.askAfterSeconds ?? 0) * 1_000 + warningMs;
  if (inPlay && timeoutMs < houseMs) return { timeoutMs, warningMs };
  return { timeoutMs: houseMs, warningMs: Math.min(MAX_WARNING_MS, houseMs / 2) };
}

/** Tracks idle time. It compares timestamps, because a background page's timers fire rarely. */
export function watchIdle(options: IdleWatchOptions): IdleWatch {
  const { timeoutMs, warningMs, clock } = options;
  let lastActiveMs = clock.now();
  let lastReportedMs = 0;
  let lastTouchMs = clock.now();
  let warnedOf: number | undefined;
  let over = false;

  const look = () => {
    if (over) return;
    const leftMs = lastActiveMs + timeoutMs - clock.now();
    if (leftMs <= 0) {
      over = true;
      stop();
      options.onIdle();
    } else if (leftMs <= warningMs) {
      const secondsLeft = Math.ceil(leftMs / 1_000);
      if (secondsLeft === warnedOf) return;
      warnedOf = secondsLeft;
      options.onWarning(secondsLeft);
    }
  };
  const stop = clock.every(lookEveryMs, look);

  const note = (atMs: number) => {
    lastActiveMs = Math.max(lastActiveMs, atMs);
    if (warnedOf === undefined) return;
    warnedOf = undefined;
    options.onWarning(undefined);
  };
  const notify = () => {
    const now = clock.now();
    if (now - lastReportedMs >= REPORT_EVERY_MS) {
      lastReportedMs = now;
      options.onActive(now);
    }
    if (now - lastTouchMs >= Math.min(MAX_SILENCE_MS, timeoutMs / 4)) {
      lastTouchMs = now;
      options.onStillHere();
    }
  };

  return {
    active() {
      look();
      if (over || warnedOf !== undefined) return;
      note(clock.now());
      notify();
    },
    back(atMs) {
      if (over) return;
      note(atMs ?? clock.now());
      if (atMs !== undefined) return;
      lastReportedMs = 0;
      lastTouchMs = 0;
      notify();
    },
    stop,
  };
}
