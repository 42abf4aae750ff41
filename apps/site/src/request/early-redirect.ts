import { findCountry } from "@bellwether/market/countries.ts";
import { defaultLanguage, isOffered } from "@bellwether/market/languages.ts";
import { languageRedirect, splitPrefix } from "../locale/language-redirect.ts";
import { isFile, localPath } from "../paths.ts";
import {
  alreadyVisitedCookieName,
  preferredLanguageCookie,
  preferredLanguageCookieName,
} from "../session/cookies.ts";
import type { SiteRequestContext } from "../site-options.ts";
import type { Site } from "./site.ts";

/** Redirects that hold for every page, decided before any page is rendered or taken from the cache. */
export function earlyRedirect(
  request: Request,
  context: SiteRequestContext,
  site: Site,
): Response | undefined {
  if (request.method !== "GET" && request.method !== "HEAD") return undefined;
  const url = new URL(request.url);
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
    // Who asks for /en by name wants English, whatever the browser or the country would say. Who asks for a language that is not offered
    // gets English too [2.11], but for a choice made before.
    const asked = splitPrefix(url.pathname).segment.toLowerCase() === defaultLanguage;
    const chose = isOffered(cookies.get(preferredLanguageCookieName) ?? "");
    if (asked || (verdict.warning !== undefined && !chose))
      response.headers.append("set-cookie", preferredLanguageCookie(defaultLanguage));
    return response;
  }

  // The query goes along: it may say which partner's link this is.
  return site.detour === undefined
    ? undefined
    : redirectTo(localPath(site.detour, site.language) + url.search);
}

/** A page has one address, which is written without a slash at its end; what begins with two would be another host and stays as it is. */
function withoutEndSlash(pathname: string): string {
  return /^\/[^/]/.test(pathname) ? pathname.replace(/\/+$/, "") : pathname;
}

function redirectTo(location: string): Response {
  return new Response(null, {
    status: 302,
    headers: { location, "cache-control": "no-store", vary: "accept-language, cookie" },
  });
}
