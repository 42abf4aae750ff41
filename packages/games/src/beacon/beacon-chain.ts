import { createHash } from "node:crypto";
import { Hex32 } from "@bellwether/contract/hex-32.ts";
import { z } from "zod";

/** A drand chain: round 1 came at `genesisMs`, and one more every `periodMs`. */
export type BeaconChain = { hash: string; publicKey: string; periodMs: number; genesisMs: number };

/** The scheme of drand's quicknet: signatures on G1 over the round alone, public keys on G2. */
const SCHEME = "bls-unchained-g1-rfc9380";

/** drand's `/{chain}/info`. */
export const BeaconInfo = z.object({
  public_key: z.string().regex(/^[0-9a-f]{192}$/),
  period: z.int().min(1).max(3_600),
  genesis_time: z.int().min(1),
  hash: Hex32,
  groupHash: Hex32,
  schemeID: z.literal(SCHEME),
  metadata: z.object({ beaconID: z.string().max(64) }),
});
export type BeaconInfo = z.input<typeof BeaconInfo>;

/** drand's hash of a chain. It covers everything that the times of rounds are computed from, so a relay cannot change them. */
export function chainHashOf(info: Omit<BeaconInfo, "hash" | "schemeID">): string {
  const period = Buffer.alloc(4);
  period.writeUInt32BE(info.period);
  const genesis = Buffer.alloc(8);
  genesis.writeBigInt64BE(BigInt(info.genesis_time));
  const { beaconID } = info.metadata;
  return createHash("sha256")
    .update(period)
    .update(genesis)
    .update(Buffer.from(info.public_key, "hex"))
    .update(Buffer.from(info.groupHash, "hex"))
    .update(beaconID === "default" ? "" : beaconID)
    .digest("hex");
}

/** The chain with its times in ms. */
export function chainOf({ hash, public_key, period, genesis_time }: BeaconInfo): BeaconChain {
  return { hash, publicKey: public_key, periodMs: period * 1_000, genesisMs: genesis_time * 1_000 };
}

/** The first round that is published at this time or later. */
export function firstRoundFrom(chain: BeaconChain, atMs: number): number {
  return Math.max(1, Math.ceil((atMs - chain.genesisMs) / chain.periodMs) + 1);
}
