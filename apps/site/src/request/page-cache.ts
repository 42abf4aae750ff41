import { paths, withoutLanguage } from "../paths.ts";
import type { Site } from "./site.ts";

const shared = "public, max-age=0, s-maxage=60";
const personal = "no-store";

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

/** A visitor's page may be kept for a minute; a player's, a form's answer, a failure or a page's data may not. */
export function pageCacheControl(request: Request, response: Response, site: Site): string {
  const url = new URL(request.url);
  const isPage = (request.method === "GET" || request.method === "HEAD") && !url.pathname.endsWith(".data");
  if (!isPage || response.status !== 200 || site.setCookies.length > 0) return personal;
  if (site.token !== undefined || neverKept.has(withoutLanguage(url.pathname))) return personal;
  return shared;
}
