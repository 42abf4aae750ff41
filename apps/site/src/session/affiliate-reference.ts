import type { AffiliateTags } from "@bellwether/contract/calls/affiliates.ts";
import { affiliateCookieName } from "./affiliate-cookie.ts";
import { readAffiliateCookie } from "./affiliate-tags.ts";
import { readCookies } from "./cookies.ts";

/** The request's affiliate tags, as login and signup send them to the gate. */
export function affiliateReference(request: Request): { system_reference?: AffiliateTags } {
  const cookie = readCookies(request.headers.get("cookie")).get(affiliateCookieName);
  const tags = readAffiliateCookie(cookie, (message) => console.warn(message));
  return tags ? { system_reference: tags } : {};
}
