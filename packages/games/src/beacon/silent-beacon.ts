import type { Beacon } from "./beacon-client.ts";

/** Used if no beacon is configured. No table begins a round, and open rounds become void. */
export const silentBeacon: Beacon = {
  chainHash: undefined,
  chain: async () => undefined,
  signature: async () => undefined,
  trouble: async () => "beacon_silent",
};
