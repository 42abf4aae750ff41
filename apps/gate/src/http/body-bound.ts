/** Refuses a body over 100 kB without reading it. */
export const MAX_BODY_BYTES = 100_000;
