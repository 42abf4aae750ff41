/** Where a partner's tags wait, as JSON [3.16]. */
export const affiliateCookieName = "affiliate_tags";

const names = ["op", "btag", "oid", "akid", "mid", "kw"] as const;
const isTag = (text: string) => text.length > 0 && text.length <= 200 && !/\p{Cc}/u.test(text);

/**
 * The tags that a page's address brings, if any; a repeated name is no tag. Without the contract's schemas, which would have to be loaded
 * first: a visitor who is gone to the next page by then would have come from nobody. What reads the cookie checks it by them.
 */
export function affiliateTagsOf(query: URLSearchParams): Record<string, string> | undefined {
  const found = names.flatMap((name): [string, string][] => {
    const given = query.getAll(name);
    return given.length === 1 && isTag(given[0]!) ? [[name, given[0]!]] : [];
  });
  return found.length > 0 ? Object.fromEntries(found) : undefined;
}
