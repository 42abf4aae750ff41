import type { Beacon } from "./beacon-client.ts";

/** Where no beacon is set: no table begins a round, and rounds of before are void. */
export const silentBeacon: Beacon = {
  chain: async () => undefined,
  signature: async () => undefined,
  trouble: async () => "beacon_silent",
};
