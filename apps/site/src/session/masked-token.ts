import { base64urlToBytes, bytesToBase64url } from "./base64url.ts";

/**
 * Masks a session's token for use in a page: random bytes of the token's length, and the token XORed with them, `random.combined` in base64url.
 * A page's text is compressed, so its length could reveal, guess by guess, whether text that an attacker put into it resembles the token [BREACH];
 * the masked token differs in each page.
 */
export function maskToken(token: string): string {
  const bytes = new TextEncoder().encode(token);
  const mask = crypto.getRandomValues(new Uint8Array(bytes.length));
  return `${bytesToBase64url(mask)}.${bytesToBase64url(combine(bytes, mask))}`;
}

/** Unmasks the token. */
export function unmaskToken(masked: string): string {
  const [mask = "", combined = ""] = masked.split(".");
  return new TextDecoder().decode(combine(base64urlToBytes(combined), base64urlToBytes(mask)));
}

function combine(bytes: Uint8Array, mask: Uint8Array): Uint8Array {
  return bytes.map((byte, index) => byte ^ (mask[index] ?? 0));
}
