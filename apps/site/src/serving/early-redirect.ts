import { findCountry } from "@bellwether/market/countries.ts";
import { defaultLanguage, isOffered } from "@bellwether/market/languages.ts";
import { languageRedirect, splitPrefix } from "../locale/language-redirect.ts";
import { isFile, pathInLanguage } from "../paths.ts";
import type { Site } from "../request/site.ts";
import {
  alreadyVisitedCookieName,
  preferredLanguageCookie,
  preferredLanguageCookieName,
} from "../session/cookies.ts";
import type { SiteRequestContext } from "../site-options.ts";

/** Redirects that hold for every page, decided before any page is rendered or served from the cache. */
export function earlyRedirect(
  request: Request,
  context: SiteRequestContext,
  site: Site,
): Response | undefined {
  if (request.method !== "GET" && request.method !== "HEAD") return undefined;
  const { url } = site;
  if (url.pathname.endsWith(".data") || isFile(url.pathname)) return undefined;
  const bare = withoutEndSlash(url.pathname);
  if (bare !== url.pathname) return redirectTo(bare + url.search);
  const cookies = site.requestCookies;
  const verdict = languageRedirect({
    pathname: url.pathname,
    search: url.search,
    preferred: cookies.get(preferredLanguageCookieName),
    alreadyVisited: cookies.has(alreadyVisitedCookieName),
    acceptLanguage: request.headers.get("accept-language") ?? undefined,
    countryLanguage: findCountry(context.country)?.language,
    country: context.country,
  });
  if (verdict.warning) site.options.log.warn(verdict.warning);
  if (verdict.redirectTo !== undefined) {
    const response = redirectTo(verdict.redirectTo);
    // A request for /en wants English, whatever the browser or the country says. A request for a language that is not offered
    // gets English too [2.11], unless the reader chose a language before.
    const asked = splitPrefix(url.pathname).segment.toLowerCase() === defaultLanguage;
    const chose = isOffered(cookies.get(preferredLanguageCookieName) ?? "");
    if (asked || (verdict.warning !== undefined && !chose))
      response.headers.append("set-cookie", preferredLanguageCookie(defaultLanguage));
    return response;
  }

  // Keep the query: it may hold a partner's affiliate tags.
  return site.redirectTo === undefined
    ? undefined
    : redirectTo(pathInLanguage(site.redirectTo, site.language) + url.search);
}

/** Each page has one address, without a trailing slash. A path that starts with two slashes would name another host, so it is left as it is. */
function withoutEndSlash(pathname: string): string {
  return /^\/[^/]/.test(pathname) ? pathname.replace(/\/+$/, "") : pathname;
}

function redirectTo(location: string): Response {
  return new Response(null, {
    status: 302,
    headers: { location, "cache-control": "no-store", vary: "accept-language, cookie" },
  });
}
