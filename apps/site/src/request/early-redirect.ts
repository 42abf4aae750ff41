import { findCountry } from "@bellwether/market/countries.ts";
import { defaultLanguage, isOffered } from "@bellwether/market/languages.ts";
import { languageRedirect, splitPrefix } from "../locale/language-redirect.ts";
import { localPath, paths, withoutLanguage } from "../paths.ts";
import {
  alreadyVisitedCookieName,
  preferredLanguageCookie,
  preferredLanguageCookieName,
  readCookies,
  sessionToken,
} from "../session/cookies.ts";
import type { SiteOptions, SiteRequestContext } from "../site-options.ts";

/** Redirects that hold for every page, decided before any page is rendered or taken from the cache. */
export function earlyRedirect(
  request: Request,
  context: SiteRequestContext,
  options: SiteOptions,
): Response | undefined {
  if (request.method !== "GET" && request.method !== "HEAD") return undefined;
  const url = new URL(request.url);
  if (url.pathname.endsWith(".data")) return undefined;
  const cookies = readCookies(request.headers.get("cookie"));
  const verdict = languageRedirect({
    pathname: url.pathname,
    search: url.search,
    preferred: cookies.get(preferredLanguageCookieName),
    alreadyVisited: cookies.has(alreadyVisitedCookieName),
    acceptLanguage: request.headers.get("accept-language") ?? undefined,
    countryLanguage: findCountry(context.country)?.language,
    country: context.country,
  });
  if (verdict.warning) console.warn(verdict.warning);
  if (verdict.redirectTo !== undefined) {
    const response = redirectTo(verdict.redirectTo);
    // Who asks for /en by name wants English, whatever the browser or the country would say.
    const asked = splitPrefix(url.pathname).segment.toLowerCase() === defaultLanguage;
    if (asked) response.headers.append("set-cookie", preferredLanguageCookie(defaultLanguage));
    return response;
  }

  const path = withoutLanguage(url.pathname);
  const closed = context.country !== undefined && options.maintenanceCountries.includes(context.country);
  if (
    closed &&
    sessionToken(cookies) === undefined &&
    path !== paths.login() &&
    path !== paths.maintenance()
  ) {
    const { segment } = splitPrefix(url.pathname);
    return redirectTo(localPath(paths.maintenance(), isOffered(segment) ? segment : defaultLanguage));
  }
  return undefined;
}

function redirectTo(location: string): Response {
  return new Response(null, {
    status: 302,
    headers: { location, "cache-control": "no-store", vary: "accept-language, cookie" },
  });
}
