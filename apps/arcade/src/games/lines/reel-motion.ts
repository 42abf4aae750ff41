import { easeBack, easeIn } from "../../player/ease.ts";

/** How far a reel has turned, in symbols; only a nudge upwards turns it back. Symbol `i` of its endless tape is `i + turned` rows from the top. */
export type ReelMotion = {
  turned: number;
  /** Symbols per second. */
  speed: number;
};

const FULL_SPEED = 30;
const RUN_UP_MS = 220;
/** Rows that a reel still turns after the stop is decided: enough that the result is not visible yet. */
const LANDING_ROWS = 2;

/** A reel's position and speed, this long after its start. */
export function running(from: number, elapsedMs: number): ReelMotion {
  const share = Math.min(1, elapsedMs / RUN_UP_MS);
  const speed = FULL_SPEED * easeIn(share);
  const runUp = (FULL_SPEED * RUN_UP_MS * share ** 3) / 3000;
  const cruise = (FULL_SPEED * Math.max(0, elapsedMs - RUN_UP_MS)) / 1000;
  return { turned: from + runUp + cruise, speed };
}

/** The stop of a reel that has turned this far: a whole number, far enough on that its result rolls in from above. */
export function landingPlace(turned: number, rows: number): number {
  return Math.ceil(turned) + rows + LANDING_ROWS;
}

/** A reel's position on the way to its stop: it overshoots slightly and springs back. It takes `landingMs`. */
export function landing(from: number, to: number, share: number): ReelMotion {
  const speed = share < 0.45 ? FULL_SPEED * (1 - share) : 0;
  return { turned: from + (to - from) * easeBack(share), speed };
}

/** Starts at the reel's speed, so that nobody sees where the stop was decided. The curve's initial slope is 4.4 times its mean. */
export function landingMs(from: number, to: number): number {
  return ((to - from) * 4.4 * 1000) / FULL_SPEED;
}

/** A way to come to rest: how long it takes from one place to another, and the motion on the way. */
export type Stopping = {
  ms(from: number, to: number): number;
  at(from: number, to: number, share: number): ReelMotion;
};

/** A video slot's reel. */
export const onSpring: Stopping = { ms: landingMs, at: landing };

/** The share of the time that a mechanical reel recoils for, and how far, in symbols. */
const RECOIL = { share: 0.3, far: 0.02 };

/** A mechanical reel: it runs at full speed into its stop and recoils by a hair. */
export const onLatch: Stopping = {
  ms: (from, to) => ((to - from) * 1000) / FULL_SPEED / (1 - RECOIL.share),
  at(from, to, share) {
    const run = share / (1 - RECOIL.share);
    if (run < 1) return { turned: from + (to - from) * run, speed: FULL_SPEED };
    const recoil = (share - 1 + RECOIL.share) / RECOIL.share;
    return { turned: to + RECOIL.far * Math.sin(Math.PI * recoil), speed: 0 };
  },
};
