import type { AffiliateTags } from "@bellwether/contract/calls/affiliates.ts";
import type { Site } from "../request/site.ts";
import { affiliateCookieName } from "./affiliate-cookie.ts";
import { readAffiliateCookie } from "./affiliate-tags.ts";

/** The request's affiliate tags, as login and signup send them to the gate. */
export function affiliateReference({ requestCookies }: Pick<Site, "requestCookies">): {
  system_reference?: AffiliateTags;
} {
  const cookie = requestCookies.get(affiliateCookieName);
  const tags = readAffiliateCookie(cookie, (message) => console.warn(message));
  return tags ? { system_reference: tags } : {};
}
