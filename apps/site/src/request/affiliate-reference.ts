import type { AffiliateTags } from "@bellwether/contract/calls/affiliates.ts";
import { affiliateCookieName } from "../session/affiliate-cookie.ts";
import { readAffiliateCookie } from "../session/affiliate-tags.ts";
import type { Site } from "./site.ts";

/** The request's affiliate tags, as login and signup send them to the gate. */
export function affiliateReference({ requestCookies }: Pick<Site, "requestCookies">): {
  system_reference?: AffiliateTags;
} {
  const cookie = requestCookies.get(affiliateCookieName);
  const tags = readAffiliateCookie(cookie, (message) => console.warn(message));
  return tags ? { system_reference: tags } : {};
}
