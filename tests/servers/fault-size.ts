import { inject } from "vitest";

/** `npm run test:full` runs everything at its full size, `npm test` and `npm run test:postgres` part of it. */
export const isFullSize = inject("isFullSize");
