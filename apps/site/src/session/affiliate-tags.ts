import { AffiliateTags } from "@bellwether/contract/calls/affiliates.ts";
import { affiliateCookieName } from "./affiliate-cookie.ts";

const MAX_COOKIE = 2_000;

/** The cookie's affiliate tags [3.16]. A cookie that the contract's schema rejects is ignored and reported to `warn`. */
export function readAffiliateCookie(
  cookie: string | undefined,
  warn: (message: string) => void,
): AffiliateTags | undefined {
  if (!cookie) return undefined;
  if (cookie.length > MAX_COOKIE) return ignore("it is too long");
  let value: unknown;
  try {
    value = JSON.parse(cookie);
  } catch {
    return ignore("it is not JSON");
  }
  const tags = AffiliateTags.safeParse(value);
  if (!tags.success || Object.keys(tags.data).length === 0) return ignore("it holds what is no tag");
  return tags.data;

  function ignore(why: string): undefined {
    warn(`The cookie ${affiliateCookieName} is ignored: ${why}.`);
    return undefined;
  }
}
