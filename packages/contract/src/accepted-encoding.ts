export type Encoding = "br" | "gzip" | "identity";

/** Listed, and without a weight of 0, which refuses it (RFC 9110, 12.5.3). */
const BROTLI = /(?:^|,)\s*br\s*(?:,|$|;\s*q=(?!0(?:\.0*)?\s*(?:,|$)))/i;
const GZIP = /(?:^|,)\s*gzip\s*(?:,|$|;\s*q=(?!0(?:\.0*)?\s*(?:,|$)))/i;

/** The encoding with the smallest output among those that an `accept-encoding` header accepts. */
export function acceptedEncoding(header: string): Encoding {
  if (BROTLI.test(header)) return "br";
  return GZIP.test(header) ? "gzip" : "identity";
}
