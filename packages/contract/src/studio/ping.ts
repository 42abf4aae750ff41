import { SECOND_MS } from "../durations.ts";

/** How often a client of a stream sends `{"type":"ping"}`. */
export const PING_MS = 10 * SECOND_MS;

/** The studio's message in return. */
export const PONG = JSON.stringify({ type: "pong" });
