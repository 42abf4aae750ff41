import { MINUTE_MS } from "@bellwether/contract/durations.ts";

/** Which draws of a sandbox come how soon: all, or only those that are marked for it in their files. */
export type SoonDraws = { everyMs: number; which: "all" | "demonstrations" };

/** In a sandbox one draw comes soon: nobody waits for Saturday. */
const DRAWS_EVERY_MS = 2 * MINUTE_MS;

/** Without a setting the demonstrations come soon, with one all draws, and with 0 none. */
export function soonDrawsOf(everyMs: number | undefined): SoonDraws | undefined {
  if (everyMs === undefined) return { everyMs: DRAWS_EVERY_MS, which: "demonstrations" };
  return everyMs === 0 ? undefined : { everyMs, which: "all" };
}
