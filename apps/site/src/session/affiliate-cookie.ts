/** Cookie with a partner's affiliate tags, as JSON [3.16]. */
export const affiliateCookieName = "affiliate_tags";

const names = ["op", "btag", "oid", "akid", "mid", "kw"] as const;
const isTag = (text: string) => text.length > 0 && text.length <= 200 && !/\p{Cc}/u.test(text);

/**
 * The affiliate tags in a page's query, if any; a repeated name is ignored. Does not use the contract's schemas, because they would have to load
 * first, and a visitor who leaves the page before that would lose their tags. The code that reads the cookie validates it by the schemas.
 */
export function affiliateTagsOf(query: URLSearchParams): Record<string, string> | undefined {
  const found = names.flatMap((name): [string, string][] => {
    const [given, ...more] = query.getAll(name);
    return given !== undefined && more.length === 0 && isTag(given) ? [[name, given]] : [];
  });
  return found.length > 0 ? Object.fromEntries(found) : undefined;
}
