import { inject } from "vitest";

/** `npm run test:full` runs everything at its full size, `npm test` and `.ci/run` part of it. */
export const isFullSize = inject("isFullSize");

/** Chooses the steps and moments at which a process is killed. */
export const seed = inject("seed");

/** How often a process is killed at the same step of the same write. */
export const KILLS_AT_A_STEP = isFullSize ? 2 : 1;

/** The number of kills of a suite at full size: three at each of four steps. The moments depend on the seed, which differs from run to run. */
export const KILLS_AT_FULL_SIZE = 12;
