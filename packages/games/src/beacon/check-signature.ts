import { createHash } from "node:crypto";
import { bls12_381 } from "@noble/curves/bls12-381.js";

/** The domain of drand's scheme `bls-unchained-g1-rfc9380`. */
const DOMAIN = "BLS_SIG_BLS12381G1_XMD:SHA-256_SSWU_RO_NUL_";

/** Whether the signature, of 48 bytes in hexadecimal, is the chain's for this round. False for a malformed one. */
export function isBeaconSignature(publicKey: string, round: number, signature: string): boolean {
  const { shortSignatures } = bls12_381;
  try {
    const message = shortSignatures.hash(messageOfRound(round), DOMAIN);
    return shortSignatures.verify(Buffer.from(signature, "hex"), message, Buffer.from(publicKey, "hex"));
  } catch {
    return false;
  }
}

/** A beacon round's random value: the SHA-256 of its signature. */
export function randomnessOf(signature: string): string {
  return createHash("sha256").update(Buffer.from(signature, "hex")).digest("hex");
}

function messageOfRound(round: number): Uint8Array {
  const bytes = Buffer.alloc(8);
  bytes.writeBigUInt64BE(BigInt(round));
  return createHash("sha256").update(bytes).digest();
}
