import { paths, withoutLanguage } from "../paths.ts";
import type { Site } from "./site.ts";

/** Cache-Control of a visitor's page: it differs by country and region, which a cache in front of us cannot know from the address. */
const VISITORS_PAGE = "private, no-cache";
const PERSONAL = "no-store";

/** Internal header: tells the server alone that it may give this response to everybody with the same key. */
const SHARED_HEADER = "x-may-be-shared";

/** Pages that carry a form's state or belong to one person are never cached. */
const neverKept = new Set<string>([
  paths.login(),
  paths.signup(),
  paths.logout(),
  paths.searchGames(),
  paths.paymentRedirect(),
  paths.realityCheckPopup(),
  paths.forgottenPassword(),
  paths.setEmail(),
]);

/** Is the page at this path (without its language) never cached? The router ignores case, so this does too. */
export function isNeverKept(path: string): boolean {
  return neverKept.has(path.toLowerCase());
}

/** The server itself may cache a visitor's page for a minute, but not a player's page, a form's response, a failure or a page's data. */
export function cacheHeaders(request: Request, response: Response, site: Site): Record<string, string> {
  return mayBeShared(request, response, site)
    ? { "cache-control": VISITORS_PAGE, [SHARED_HEADER]: "yes" }
    : { "cache-control": PERSONAL };
}

function mayBeShared(request: Request, response: Response, site: Site): boolean {
  const url = new URL(request.url);
  const isPage = (request.method === "GET" || request.method === "HEAD") && !url.pathname.endsWith(".data");
  if (!isPage || response.status !== 200 || site.setCookies.length > 0) return false;
  return site.token === undefined && !isNeverKept(withoutLanguage(url.pathname));
}
