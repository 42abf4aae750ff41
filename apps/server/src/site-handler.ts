import { randomBytes } from "node:crypto";
import { compressed } from "./compress-stream.ts";
import type { PageCache } from "./page-cache.ts";
import { inlineScriptHashes, pageHeaders, withSealAllowed } from "./security-headers.ts";
import { type readVisitor, type Visitor, withVisitor } from "./visitor.ts";

/** What the site's server bundle offers. */
export type Site = {
  fetch(
    request: Request,
    context: { nonce?: string; hostname: string; country?: string; region?: string; secure: boolean },
  ): Promise<Response>;
};

type Options = {
  site: Site;
  cache: PageCache;
  locate: (request: Request, socketAddress: string | undefined) => ReturnType<typeof readVisitor>;
  /** Other hosts whose pages the site may frame: the real cashier and providers. */
  frameSources: readonly string[];
  /** In development nothing is kept, and the tools' own inline scripts may run. */
  dev: boolean;
};

/** Cookies that change what a visitor's page shows; any other cookie makes no difference to it. */
const SHAPING_COOKIES =
  /(?:^|;\s*)((?:preferred_language|already_visited|cookies_accepted|language_suggestion_seen)=[^;]*)/g;

/** What is worth compressing once for all: pages, sitemaps, robots.txt, the manifest and the service worker. */
const TEXT_TYPES = /^(?:text\/(?:html|plain|javascript)|application\/(?:xml|manifest\+json))\b/;

/** What the router asks for when a reader goes on to another page. */
const ROUTE_DATA = "text/x-script";

/**
 * Serves the site's pages. A visitor's page comes from the cache when it may; a player's page is rendered each time with a nonce of its
 * own and never stored; it may be compressed because the session's token in it is masked.
 */
export function createSiteHandler({ site, cache, locate, frameSources, dev }: Options) {
  return async (request: Request, socketAddress: string | undefined): Promise<Response> => {
    const visitor = locate(request, socketAddress);
    if (dev) return site.fetch(withVisitor(request, visitor), visitor);
    const cookies = request.headers.get("cookie") ?? "";
    const shared =
      (request.method === "GET" || request.method === "HEAD") && !/(?:^|;\s*)session=/.test(cookies);
    if (!shared) return renderPersonal(request, visitor);
    const key = cacheKey(request, visitor, cookies);
    const acceptEncoding = request.headers.get("accept-encoding") ?? "";
    return cache.find(key, acceptEncoding) ?? renderShared(request, visitor, key, acceptEncoding);
  };

  async function renderPersonal(request: Request, visitor: Visitor): Promise<Response> {
    const nonce = randomBytes(16).toString("base64url");
    const response = await site.fetch(withVisitor(request, visitor), { ...visitor, nonce });
    const answer = withHeaders(response, {
      ...sealed(
        response,
        pageHeaders(`'self' 'nonce-${nonce}'`, frameSources, visitor.secure, takeFramed(response)),
      ),
      "cache-control": "no-store",
    });
    const type = response.headers.get("content-type") ?? "";
    return TEXT_TYPES.test(type) || type.startsWith(ROUTE_DATA)
      ? compressed(answer, request.headers.get("accept-encoding") ?? "")
      : answer;
  }

  async function renderShared(
    request: Request,
    visitor: Visitor,
    key: string,
    acceptEncoding: string,
  ): Promise<Response> {
    const response = await site.fetch(withVisitor(request, visitor), visitor);
    const framed = takeFramed(response);
    const type = response.headers.get("content-type") ?? "";
    if (!TEXT_TYPES.test(type))
      return withHeaders(response, pageHeaders("'self'", frameSources, visitor.secure, framed));
    const text = await response.text();
    const hashes = type.startsWith("text/html") ? inlineScriptHashes(text) : [];
    const script = ["'self'", ...hashes].join(" ");
    const policy = sealed(response, pageHeaders(script, frameSources, visitor.secure, framed));
    const headers = { ...Object.fromEntries(response.headers), ...policy };
    const mayShare =
      response.status === 200 &&
      !response.headers.has("set-cookie") &&
      response.headers.get("cache-control")?.includes("s-maxage");
    if (mayShare) return cache.keep(key, acceptEncoding, { text, headers, status: response.status });
    const answer = new Response(text, { status: response.status, headers });
    for (const cookie of response.headers.getSetCookie()) answer.headers.append("set-cookie", cookie);
    return answer;
  }
}

/** Did the site say that this page may stand in a frame? The word is for this server alone. */
function takeFramed(response: Response): boolean {
  const framed = response.headers.get("x-may-be-framed") === "yes";
  response.headers.delete("x-may-be-framed");
  return framed;
}

/** The site names the licensor's host where its seal stands; the word goes no further than here. */
function sealed(response: Response, headers: Record<string, string>): Record<string, string> {
  const origin = response.headers.get("x-seal-origin");
  response.headers.delete("x-seal-origin");
  return origin === null ? headers : withSealAllowed(headers, origin);
}

function cacheKey(request: Request, visitor: Visitor, cookies: string): string {
  const shaping = [...cookies.matchAll(SHAPING_COOKIES)]
    .map((match) => match[1])
    .sort()
    .join(";");
  const language = request.headers.get("accept-language")?.slice(0, 100) ?? "";
  return `${request.url}|${visitor.country}|${visitor.region ?? ""}|${language}|${shaping}`;
}

function withHeaders(response: Response, headers: Record<string, string>): Response {
  const merged = new Headers(response.headers);
  for (const [name, value] of Object.entries(headers)) merged.set(name, value);
  return new Response(response.body, {
    status: response.status,
    statusText: response.statusText,
    headers: merged,
  });
}
