import { inject } from "vitest";

/** `npm run test:full` runs everything at its full size, `npm test` and `npm run test:postgres` part of it. */
export const isFullSize = inject("isFullSize");

/** How often a process is killed at the same step of the same write. */
export const KILLS_AT_A_STEP = isFullSize ? 5 : 1;
