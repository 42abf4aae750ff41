import type { Beacon } from "./beacon-client.ts";

/** Stands in where no beacon is configured: no table begins a round, and open rounds become void. */
export const silentBeacon: Beacon = {
  chain: async () => undefined,
  signature: async () => undefined,
  trouble: async () => "beacon_silent",
};
