import { paths, withoutLanguage } from "../paths.ts";
import type { Site } from "../request/site.ts";
import type { PageFacts } from "../site-options.ts";

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
  paths.timeAway(),
]);

/** Pages that the cashier or a game opens inside its own frame; framing any other page is forbidden. */
const framed: ReadonlySet<string> = new Set([paths.paymentRedirect(), paths.realityCheckPopup()]);

/** Is the page at this path (without its language) never cached? The router ignores case, so this does too. */
export function isNeverKept(path: string): boolean {
  return neverKept.has(path.toLowerCase());
}

/**
 * What the server must know of a page. It may cache a visitor's page for a minute, but not a player's page, a form's response, a failure or a
 * page's data. Only the server knows which hosts the frames belong to.
 */
export async function pageFacts({ method }: Request, { status }: Response, site: Site): Promise<PageFacts> {
  const sealOrigin = await sealOriginOf(site);
  const { pathname } = site.url;
  const path = withoutLanguage(pathname);
  const isPage = (method === "GET" || method === "HEAD") && !pathname.endsWith(".data");
  const isVisitors = site.token === undefined && site.setCookies.length === 0;
  return {
    mayBeShared: isPage && status === 200 && isVisitors && !isNeverKept(path),
    mayBeFramed: framed.has(path),
    sealOrigin,
  };
}

/** The licensor's seal may run only where its licence applies. */
async function sealOriginOf(site: Site): Promise<string | undefined> {
  const { sealScript } = site.options;
  if (!sealScript?.startsWith("https:") || (await site.licence()).licence !== "curacao") return undefined;
  return new URL(sealScript).origin;
}
