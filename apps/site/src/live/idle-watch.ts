import type { Protection } from "@bellwether/market/protection.ts";

/** Time and timers of the page; tests bring their own. */
export type IdleClock = {
  now(): number;
  every(ms: number, run: () => void): () => void;
};

export type IdleWatchOptions = {
  /** How long nobody need move before it is over [9.03]. */
  timeoutMs: number;
  /** How long before that the player is warned. */
  warningMs: number;
  clock: IdleClock;
  /** Called each second of the last stretch with what is left, and once with nothing when someone is back. */
  onWarning: (secondsLeft: number | undefined) => void;
  onIdle: () => void;
  /** The gate counts its own idle time: it must hear now and then of a player who only reads or moves the pointer. */
  onStillHere: () => void;
  /** Tells the player's other pages. */
  onActive: (atMs: number) => void;
};

export type IdleWatch = {
  /** Someone moved here. During the warning that is not enough: a hand that brushes the mouse is no answer. */
  active(): void;
  /** Someone moved on another page of the same browser, or answered the warning here. */
  back(atMs?: number): void;
  stop(): void;
};

export type IdleInPlay = NonNullable<Protection["idleInPlay"]>;

const lookEveryMs = 1_000;
const longestWarningMs = 60_000;
const longestSilenceMs = 5 * 60_000;
const tellEveryMs = 5_000;

/**
 * The house's time-out, or the market's for play where that is over sooner. The house's warning comes a minute before the end; of a
 * time-out under two minutes it takes the second half.
 */
export function idleTimes(
  houseMs: number,
  inPlay: IdleInPlay | undefined,
): Pick<IdleWatchOptions, "timeoutMs" | "warningMs"> {
  const warningMs = (inPlay?.answerWithinSeconds ?? 0) * 1_000;
  const timeoutMs = (inPlay?.askAfterSeconds ?? 0) * 1_000 + warningMs;
  if (inPlay && timeoutMs < houseMs) return { timeoutMs, warningMs };
  return { timeoutMs: houseMs, warningMs: Math.min(longestWarningMs, houseMs / 2) };
}

/** Watches how long nobody has moved. It compares times, because a page in the background looks rarely. */
export function watchIdle(options: IdleWatchOptions): IdleWatch {
  const { timeoutMs, warningMs, clock } = options;
  let lastActiveMs = clock.now();
  let lastToldMs = 0;
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
  const tell = () => {
    const now = clock.now();
    if (now - lastToldMs >= tellEveryMs) {
      lastToldMs = now;
      options.onActive(now);
    }
    if (now - lastTouchMs >= Math.min(longestSilenceMs, timeoutMs / 4)) {
      lastTouchMs = now;
      options.onStillHere();
    }
  };

  return {
    active() {
      look();
      if (over || warnedOf !== undefined) return;
      note(clock.now());
      tell();
    },
    back(atMs) {
      if (over) return;
      note(atMs ?? clock.now());
      if (atMs !== undefined) return;
      lastToldMs = 0;
      lastTouchMs = 0;
      tell();
    },
    stop,
  };
}
