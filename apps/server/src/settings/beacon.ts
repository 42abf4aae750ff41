import { QUICKNET_INFO } from "@bellwether/contract/beacon-chains.ts";
import { SANDBOX_BEACON } from "@bellwether/sandbox";
import { z } from "zod";
import { SiteAddress } from "./web-address.ts";

/** The chain quicknet of drand, trusted by default. */
export const QUICKNET = { chainHash: QUICKNET_INFO.hash, publicKey: QUICKNET_INFO.public_key };

/** The beacon that decides live tables: a drand relay, and the chain that is trusted. */
export const beaconSettings = {
  BEACON_URL: SiteAddress.optional(),
  BEACON_CHAIN_HASH: z
    .string()
    .regex(/^[0-9a-f]{64}$/)
    .default(QUICKNET.chainHash),
  BEACON_PUBLIC_KEY: z
    .string()
    .regex(/^[0-9a-f]{192}$/)
    .default(QUICKNET.publicKey),
};
type BeaconValues = { BEACON_URL?: string | undefined; BEACON_CHAIN_HASH: string; BEACON_PUBLIC_KEY: string };

/** Undefined without a URL. Then a product with the sandbox uses the sandbox's beacon, and in any other no table starts a round. */
export function readBeaconSettings(values: BeaconValues) {
  const { BEACON_URL, BEACON_CHAIN_HASH, BEACON_PUBLIC_KEY } = values;
  if (BEACON_URL === undefined) return undefined;
  const url = BEACON_URL.replace(/[/]+$/, "");
  return { url, chainHash: BEACON_CHAIN_HASH, publicKey: BEACON_PUBLIC_KEY };
}

/** Whether the trusted chain is the sandbox's: its secret key is public, so anybody can compute its values in advance. */
export function isSandboxBeacon({ BEACON_CHAIN_HASH, BEACON_PUBLIC_KEY }: BeaconValues): boolean {
  return BEACON_CHAIN_HASH === SANDBOX_BEACON.chainHash || BEACON_PUBLIC_KEY === SANDBOX_BEACON.publicKey;
}
