import { createHash } from "node:crypto";
import { bls12_381 } from "@noble/curves/bls12-381.js";

/** A beacon's key of the test's own. It signs rounds as drand's quicknet does. */
export function createBeaconSigner(): { publicKey: string; sign(round: number): string } {
  const short = bls12_381.shortSignatures;
  const secret = bls12_381.utils.randomSecretKey();
  return {
    publicKey: short.getPublicKey(secret).toHex(),
    sign(round) {
      const bytes = Buffer.alloc(8);
      bytes.writeBigUInt64BE(BigInt(round));
      const hashed = createHash("sha256").update(bytes).digest();
      return short.sign(short.hash(hashed, "BLS_SIG_BLS12381G1_XMD:SHA-256_SSWU_RO_NUL_"), secret).toHex();
    },
  };
}
