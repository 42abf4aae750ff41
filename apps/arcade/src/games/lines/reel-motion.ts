import type { World } from "@bellwether/contract/content/world.ts";
import { easeBack, easeIn, pulse } from "../../player/ease.ts";

/** A reel's turn in symbols. Only a nudge upwards reduces it. Symbol `i` of the endless reel strip is `i + turned` rows below the top. */
export type ReelMotion = {
  turned: number;
  /** Symbols per second. */
  speed: number;
};

const FULL_SPEED = 30;
const RUN_UP_MS = 220;
/** A reel still turns this many rows more than its height, so that the result is not visible when the stop is decided. */
const LANDING_ROWS = 2;

/** A reel's position and speed `elapsedMs` after its start from position `from`. */
export function running(from: number, elapsedMs: number): ReelMotion {
  const share = Math.min(1, elapsedMs / RUN_UP_MS);
  const speed = FULL_SPEED * easeIn(share);
  const runUp = (FULL_SPEED * RUN_UP_MS * share ** 3) / 3000;
  const cruise = (FULL_SPEED * Math.max(0, elapsedMs - RUN_UP_MS)) / 1000;
  return { turned: from + runUp + cruise, speed };
}

/** The position at which a running reel stops: a whole number, far enough ahead for the result to roll in from above. */
export function landingPlace(turned: number, rows: number): number {
  return Math.ceil(turned) + rows + LANDING_ROWS;
}

/** A reel's position on the way to its stop. It overshoots slightly and springs back, within `landingMs`. */
export function landing(from: number, to: number, share: number): ReelMotion {
  const speed = share < 0.45 ? FULL_SPEED * (1 - share) : 0;
  return { turned: from + (to - from) * easeBack(share), speed };
}

/** The duration at which `landing` starts with the reel's full speed: the curve starts 4.4 times as fast as its mean. */
export function landingMs(from: number, to: number): number {
  return ((to - from) * 4.4 * 1000) / FULL_SPEED;
}

/** How a reel comes to rest: the duration in milliseconds between two positions, and the motion between them at a share of the duration. */
export type Stopping = {
  ms(from: number, to: number): number;
  at(from: number, to: number, share: number): ReelMotion;
};

/** A video slot's reel. */
export const springStop: Stopping = { ms: landingMs, at: landing };

/** The recoil of a mechanical reel: its share of the landing's duration, and its distance in symbols. */
const RECOIL = { share: 0.3, far: 0.02 };

/** A mechanical reel: it hits its stop at full speed and recoils a little. */
export const latchStop: Stopping = {
  ms: (from, to) => ((to - from) * 1000) / FULL_SPEED / (1 - RECOIL.share),
  at(from, to, share) {
    const run = share / (1 - RECOIL.share);
    if (run < 1) return { turned: from + (to - from) * run, speed: FULL_SPEED };
    const recoil = (share - 1 + RECOIL.share) / RECOIL.share;
    return { turned: to + RECOIL.far * Math.sin(Math.PI * recoil), speed: 0 };
  },
};

/** The rebounds of a heavy reel: their heights in symbols and their durations. */
const REBOUNDS = [
  { high: 0.15, ms: 170 },
  { high: 0.04, ms: 90 },
];
const REBOUND_MS = REBOUNDS.reduce((sum, { ms }) => sum + ms, 0);

/** A heavy reel: it falls into its stop at full speed and rebounds twice. */
export const stoneStop: Stopping = {
  ms: (from, to) => ((to - from) * 1000) / FULL_SPEED + REBOUND_MS,
  at(from, to, share) {
    const runMs = ((to - from) * 1000) / FULL_SPEED;
    let ms = share * (runMs + REBOUND_MS);
    if (ms < runMs) return { turned: from + (ms * FULL_SPEED) / 1000, speed: FULL_SPEED };
    ms -= runMs;
    for (const rebound of REBOUNDS) {
      if (ms < rebound.ms) return { turned: to - rebound.high * pulse(ms / rebound.ms), speed: 0 };
      ms -= rebound.ms;
    }
    return { turned: to, speed: 0 };
  },
};

/** A floating reel: it slows down evenly and glides into its stop without overshooting. */
export const waterStop: Stopping = {
  ms: (from, to) => ((to - from) * 4 * 1000) / FULL_SPEED,
  at: (from, to, share) => ({
    turned: to - (to - from) * (1 - share) ** 4,
    speed: FULL_SPEED * (1 - share) ** 3,
  }),
};

/** How reels stop in each kind of slot world. */
export const stoppings: Record<World["stop"], Stopping> = {
  spring: springStop,
  thud: stoneStop,
  float: waterStop,
  snap: latchStop,
};
