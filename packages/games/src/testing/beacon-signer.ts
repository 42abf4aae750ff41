import { createHash } from "node:crypto";
import { bls12_381 } from "@noble/curves/bls12-381.js";
import { type BeaconInfo, chainHashOf } from "../beacon/beacon-chain.ts";

/** The tests' own key. It is fixed, so that a test's rounds are drawn equally on every run. */
const SECRET_KEY = Uint8Array.from({ length: 32 }, (_, at) => at + 1);

/** A beacon with the tests' own key. It signs rounds as drand's quicknet does. */
export function createBeaconSigner(): { publicKey: string; sign(round: number): string } {
  const short = bls12_381.shortSignatures;
  return {
    publicKey: short.getPublicKey(SECRET_KEY).toHex(),
    sign(round) {
      const bytes = Buffer.alloc(8);
      bytes.writeBigUInt64BE(BigInt(round));
      const hashed = createHash("sha256").update(bytes).digest();
      return short
        .sign(short.hash(hashed, "BLS_SIG_BLS12381G1_XMD:SHA-256_SSWU_RO_NUL_"), SECRET_KEY)
        .toHex();
    },
  };
}

const info = {
  public_key: bls12_381.shortSignatures.getPublicKey(SECRET_KEY).toHex(),
  period: 3,
  genesis_time: 0,
  groupHash: "9".repeat(64),
  metadata: { beaconID: "tests" },
};

/** The chain with the tests' own key, as its `/info` describes it. */
export const TEST_CHAIN: BeaconInfo = {
  ...info,
  hash: chainHashOf(info),
  schemeID: "bls-unchained-g1-rfc9380",
};
