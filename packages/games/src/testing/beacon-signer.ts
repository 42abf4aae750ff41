import { createHash } from "node:crypto";
import { bls12_381 } from "@noble/curves/bls12-381.js";

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
