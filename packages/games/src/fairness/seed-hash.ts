import { createHash } from "node:crypto";

/**
 * The commitment made before a round: SHA-256 of the server seed's 64 hexadecimal digits as ASCII text, in lower-case hexadecimal. It
 * hashes the text rather than the bytes, so that `printf %s "$seed" | sha256sum` checks it on any machine.
 */
export function seedHash(serverSeed: string): string {
  return createHash("sha256").update(serverSeed, "ascii").digest("hex");
}
