import { createHash } from "node:crypto";
import { chainOf } from "../beacon/beacon-chain.ts";
import type { Beacon, BeaconTrouble } from "../beacon/beacon-client.ts";
import { roundTimeMs } from "../beacon/beacon-times.ts";
import { TEST_CHAIN } from "./beacon-signer.ts";

const CHAIN = chainOf(TEST_CHAIN);

/** A beacon that has a round's value from the round's time on, by the test's clock. With `isAway` it does not respond. */
export function createTestBeacon(now: () => Date) {
  const beacon: { isAway: boolean; trouble: BeaconTrouble | undefined; source: Beacon } = {
    isAway: false,
    trouble: undefined,
    source: {
      chainHash: CHAIN.hash,
      chain: async () => (beacon.isAway ? undefined : CHAIN),
      signature: async (round) =>
        beacon.isAway || now().getTime() < roundTimeMs(CHAIN, round)
          ? undefined
          : createHash("sha384").update(String(round)).digest("hex"),
      trouble: async () => (beacon.isAway ? "beacon_silent" : beacon.trouble),
    },
  };
  return beacon;
}
