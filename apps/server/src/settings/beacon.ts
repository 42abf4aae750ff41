import { SANDBOX_BEACON } from "@bellwether/sandbox";
import { z } from "zod";

/** The chain quicknet of drand, trusted by default. */
export const QUICKNET = {
  chainHash: "52db9ba70e0cc0f6eaf7803dd07447a1f5477735fd3f661792ba94600c84e971",
  publicKey:
    "83cf0f2896adee7eb8b5f01fcad3912212c437e0073e911fb90022d3e760183c8c4b450b6a0a6c3ac6a5776a2d1064510d1fec758c921cc22b0e17e63aaf4bcb5ed66304de9cf809bd274ca73bab4af5a6e9c76a4bc09e76eae8991ef5ece45a",
};

/** The beacon that decides live tables: a drand relay, and the chain that is trusted. */
export const beaconSettings = {
  BEACON_URL: z.url({ protocol: /^https?$/ }).optional(),
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
