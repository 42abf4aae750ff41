import type { PausedPart } from "../page-data/root-data.ts";
import type { Stopped } from "../site-options.ts";

const PARTS = ["signup", "deposits", "withdrawals", "play"] as const;

/** What is stopped for a reader of a country. In a stopped country withdrawals go on. */
export function pausedParts(stopped: readonly Stopped[], country: string | undefined): PausedPart[] {
  const isCountryStopped = country !== undefined && stopped.includes(`country:${country}`);
  return PARTS.filter((part) => stopped.includes(`${part}:`) || (isCountryStopped && part !== "withdrawals"));
}
