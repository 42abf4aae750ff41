export type Encoding = "br" | "gzip" | "identity";

/** Named, and not with a weight of 0, which refuses it (RFC 9110, 12.5.3). */
const BROTLI = /(?:^|,)\s*br\s*(?:,|$|;\s*q=(?!0(?:\.0*)?\s*(?:,|$)))/i;
const GZIP = /(?:^|,)\s*gzip\s*(?:,|$|;\s*q=(?!0(?:\.0*)?\s*(?:,|$)))/i;

/** The encoding of ours that is smallest among those that an `accept-encoding` takes. */
export function acceptedEncoding(header: string): Encoding {
  if (BROTLI.test(header)) return "br";
  return GZIP.test(header) ? "gzip" : "identity";
}
