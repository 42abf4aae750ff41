/**
 * Whether a server seed has the hash that was shown before: SHA-256 of its 64 digits as ASCII. Where the browser has no
 * digest (a page over plain HTTP), the server's answer is trusted; `npm run verify` can check it.
 */
export async function seedMatches(serverSeed: string, promisedHash: string): Promise<boolean> {
  if (!globalThis.crypto?.subtle) return true;
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(serverSeed));
  const hex = [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
  return hex === promisedHash;
}
