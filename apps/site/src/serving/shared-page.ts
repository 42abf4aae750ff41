import { isBrandName } from "@bellwether/market/brands.ts";
import { isOffered } from "@bellwether/market/languages.ts";
import { choiceParameters, takesChoice } from "../games/game-choice.ts";
import { browserLanguage } from "../locale/language-redirect.ts";
import { withoutLanguage } from "../paths.ts";
import { lookBacks } from "../safety/play-columns.ts";
import {
  alreadyVisitedCookieName,
  preferredLanguageCookieName,
  readCookies,
  sessionToken,
} from "../session/cookies.ts";
import type { SharedPage, SiteOptions, SiteRequestContext } from "../site-options.ts";
import { isNeverKept } from "./page-facts.ts";

/**
 * Query parameters that change a visitor's page, with their valid values and paths; a shared page does not see any other. Each has few
 * values, so that nobody can make more keys than there are pages.
 */
const SHAPING_PARAMETERS: Record<string, (value: string, path: string) => boolean> = {
  brand: isBrandName,
  current_setting: (value) => value === "self-exclude",
  days: (value) => lookBacks.some((days) => String(days) === value),
  mode: (value) => value === "free",
  ...Object.fromEntries(
    Object.entries(choiceParameters).map(([name, isValid]) => [
      name,
      (value: string, path: string) => takesChoice(path) && isValid(value),
    ]),
  ),
};

/**
 * All that a visitor's page may depend on, and its cache key. The page is rendered from this request and not from the original one,
 * so nothing outside the key can reach the page. Undefined for what is never shared: a player's page, a write, a page's data.
 */
export function sharedPageOf(
  request: Request,
  { brandSources }: Pick<SiteOptions, "brandSources">,
  context: SiteRequestContext,
): SharedPage | undefined {
  if (request.method !== "GET" && request.method !== "HEAD") return undefined;
  const came = new URL(request.url);
  const cookies = readCookies(request.headers.get("cookie"));
  const path = withoutLanguage(came.pathname);
  if (came.pathname.endsWith(".data") || isNeverKept(path)) return undefined;
  if (sessionToken(cookies) !== undefined) return undefined;

  const url = new URL(`${context.secure ? "https" : "http"}://${came.host}`);
  url.pathname = came.pathname;
  for (const [name, shapes] of Object.entries(SHAPING_PARAMETERS)) {
    const value = came.searchParams.get(name);
    const isRead = name !== "brand" || brandSources.fromQuery;
    if (value !== null && isRead && shapes(value, path)) url.searchParams.set(name, value);
  }
  const language = browserLanguage(request.headers.get("accept-language") ?? undefined);
  const shaping = shapingCookies(cookies);
  const headers = {
    ...(language && { "accept-language": language }),
    ...(shaping && { cookie: shaping }),
  };
  const { country, region, secure, contentVersion, toggleOverrides, stopped } = context;
  const hostname = context.hostname.toLowerCase();
  return {
    key: JSON.stringify([
      ...[url.href, hostname, country, region, secure, language, shaping],
      ...[contentVersion, stopped],
    ]),
    request: () => new Request(url, { headers }),
    context: { hostname, country, region, secure, contentVersion, toggleOverrides, stopped },
  };
}

function shapingCookies(cookies: Map<string, string>): string {
  const preferred = cookies.get(preferredLanguageCookieName) ?? "";
  return [
    ...(isOffered(preferred) ? [`${preferredLanguageCookieName}=${preferred}`] : []),
    ...(cookies.has(alreadyVisitedCookieName) ? [`${alreadyVisitedCookieName}=1`] : []),
  ].join("; ");
}
