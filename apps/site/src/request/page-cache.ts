import { paths, withoutLanguage } from "../paths.ts";
import type { Site } from "./site.ts";

/** What caches outside are told of a visitor's page: it differs by country and region, which no cache in front can know from the address. */
const VISITORS_PAGE = "private, no-cache";
const PERSONAL = "no-store";

/** Tells the server, and nobody else, that it may give this answer to everybody with the same key. */
const SHARED_HEADER = "x-may-be-shared";

/** Pages that carry a form's state or belong to one person are never kept. */
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

/** Is the page at this path, without its language, never kept? The router knows a path in any case of its letters. */
export function isNeverKept(path: string): boolean {
  return neverKept.has(path.toLowerCase());
}

/** A visitor's page may be kept for a minute by the server itself; a player's, a form's answer, a failure or a page's data may not. */
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
