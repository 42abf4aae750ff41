import { base64urlToBytes, bytesToBase64url } from "./base64url.ts";

/**
 * A session's token as a page may hold it: as many random bytes as it has, and it combined with them, `random.combined` in base64url. A page's text is
 * compressed, and its length would tell, guess by guess, whether a word that someone had put into it is like the token [BREACH]; masked, it is another in each page.
 */
export function maskToken(token: string): string {
  const bytes = new TextEncoder().encode(token);
  const mask = crypto.getRandomValues(new Uint8Array(bytes.length));
  return `${bytesToBase64url(mask)}.${bytesToBase64url(combine(bytes, mask))}`;
}

/** The token again. */
export function unmaskToken(masked: string): string {
  const [mask = "", combined = ""] = masked.split(".");
  return new TextDecoder().decode(combine(base64urlToBytes(combined), base64urlToBytes(mask)));
}

function combine(bytes: Uint8Array, mask: Uint8Array): Uint8Array {
  return bytes.map((byte, index) => byte ^ mask[index]!);
}
