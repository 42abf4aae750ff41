import { affiliateCookieName } from "./affiliate-cookie.ts";

/** Names that a partner's link may carry [3.16]. */
export const affiliateNames = ["op", "btag", "oid", "akid", "mid", "kw"] as const;

export { affiliateCookieName };

const longestTag = 200;
const longestCookie = 2_000;

/** The tags of the cookie: flat text under the known names. Anything else in it is told to `warn` and ignored. */
export function readAffiliateTags(
  cookie: string | undefined,
  warn: (message: string) => void,
): Record<string, string> | undefined {
  if (!cookie) return undefined;
  if (cookie.length > longestCookie) return ignore("it is too long");
  let value: unknown;
  try {
    value = JSON.parse(cookie);
  } catch {
    return ignore("it is not JSON");
  }
  if (typeof value !== "object" || value === null || Array.isArray(value)) return ignore("it is no object");
  const entries = Object.entries(value);
  const known = entries.every(
    ([name, tag]) =>
      (affiliateNames as readonly string[]).includes(name) && typeof tag === "string" && isTag(tag),
  );
  if (!known || entries.length === 0) return ignore("it holds what is no tag");
  return Object.fromEntries(entries);

  function ignore(why: string): undefined {
    warn(`The cookie ${affiliateCookieName} is ignored: ${why}.`);
    return undefined;
  }
}

/** The tags that a page's address brings, if any; a repeated name is no tag. */
export function affiliateTagsOf(query: URLSearchParams): Record<string, string> | undefined {
  const found = affiliateNames.flatMap((name): [string, string][] => {
    const given = query.getAll(name);
    return given.length === 1 && isTag(given[0]!) ? [[name, given[0]!]] : [];
  });
  return found.length > 0 ? Object.fromEntries(found) : undefined;
}

/** As the gate takes them: 1 to 200 characters, none of them a control character. */
function isTag(text: string): boolean {
  return text !== "" && text.length <= longestTag && !/\p{Cc}/u.test(text);
}
