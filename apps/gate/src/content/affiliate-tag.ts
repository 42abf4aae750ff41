import { parseJson } from "@bellwether/contract";

/** Longer than any legitimate set of tags. */
const MAX_HEADER_LENGTH = 2_000;
const MAX_TAG_LENGTH = 200;

/**
 * The partner (`op`) in the header x-affiliate-reference: the affiliate tags [3.16] as JSON, flat text. Anything else is reported to `warn`
 * and counts as no partner.
 */
export function affiliateOf(header: string | undefined, warn: (message: string) => void): string | undefined {
  if (!header) return undefined;
  if (header.length > MAX_HEADER_LENGTH) return ignore("it is too long");
  let tags: unknown;
  try {
    tags = parseJson(header);
  } catch {
    return ignore("it is not JSON");
  }
  if (typeof tags !== "object" || tags === null || Array.isArray(tags)) return ignore("it is no object");
  if (!Object.hasOwn(tags, "op")) return undefined;
  const { op } = tags as { op: unknown };
  return typeof op === "string" && op.length <= MAX_TAG_LENGTH ? op : ignore("its partner is no text");

  function ignore(why: string): undefined {
    warn(`The header x-affiliate-reference is ignored: ${why}.`);
    return undefined;
  }
}
