import { randomBytes } from "node:crypto";
import type {
  ContentInForce,
  PageFacts,
  SharedPage,
  SiteRequestContext,
  SiteServer,
} from "@bellwether/site/site-options.ts";
import { compressed } from "../files/compress-stream.ts";
import { asItCame, isOwnWrite } from "../requests/own-writes.ts";
import { pageHeaders, withChatAllowed, withoutNonce, withSealAllowed } from "../requests/security-headers.ts";
import { type Visitor, withVisitor } from "../requests/visitor.ts";
import type { Give, PageCache } from "./page-cache.ts";
import { createRenderQueue, SHED } from "./render-queue.ts";

type Options = {
  site: SiteServer;
  cache: PageCache;
  locate: (request: Request, socketAddress: string | undefined) => Visitor;
  /** The content that pages are rendered from; a later version has pages of its own in the cache. */
  contentInForce: () => ContentInForce;
  /** Other hosts whose pages the site may frame: the real cashier and providers. */
  frameSources: readonly string[];
  /** Origins of the operator's apps that show the site in a frame. */
  frameHosts?: readonly string[];
  /** Origin of a chat provider. */
  chatOrigin?: string | undefined;
  /** In development nothing is cached, and the tools' own inline scripts are allowed. */
  dev: boolean;
  /** Whether a provider has called recently. Then pages yield. */
  areBetsComing?: () => boolean;
  wait: (ms: number) => Promise<unknown>;
};

/** A 503 is delayed this long. A client in a tight loop would otherwise keep the process busy with refusals. */
const ASK_AGAIN_AFTER_MS = 200;

/** Content types that are cached compressed: pages, sitemaps, robots.txt, the manifest and the service worker. */
const TEXT_TYPES = /^(?:text\/(?:html|plain|javascript)|application\/(?:xml|manifest\+json))\b/;

/** The type of the data that the router requests on client-side navigation. */
const ROUTE_DATA = "text/x-script";

/**
 * Serves the site's pages. A visitor's page comes from the cache where that is allowed; a player's page is rendered for each request with
 * its own nonce and never cached. It may be compressed because the session token in it is masked.
 */
export function createSiteHandler({
  site,
  cache,
  locate,
  contentInForce,
  frameSources,
  frameHosts = [],
  chatOrigin,
  dev,
  areBetsComing,
  wait,
}: Options) {
  const renders = createRenderQueue(areBetsComing);
  const underWay = new Map<string, Promise<Give | undefined | typeof SHED>>();
  return async (request: Request, socketAddress: string | undefined): Promise<Response> => {
    const visitor = locate(request, socketAddress);
    const response = await answer(request, visitor);
    if (visitor.cameWithout) response.headers.delete("strict-transport-security");
    return response;
  };

  function contextOf({ hostname, country, region, secure }: Visitor): SiteRequestContext {
    return { hostname, country, region, secure, ...contentInForce() };
  }

  async function answer(request: Request, visitor: Visitor): Promise<Response> {
    if (dev) return (await site.answer(withVisitor(request, visitor), contextOf(visitor))).response;
    if (!isOwnWrite(request, visitor)) return refuseWrite();
    const page = site.sharedPage(request, contextOf(visitor));
    const personal = async () => {
      const answer = await renders.run(() => renderPersonal(request, visitor));
      return answer === SHED ? askAgain() : answer;
    };
    if (!page) return personal();
    const acceptEncoding = request.headers.get("accept-encoding") ?? "";
    const kept = cache.find(page.key, acceptEncoding);
    if (kept) return kept;
    const give = await renderOnce(page);
    if (give === SHED) return askAgain();
    return give ? give(acceptEncoding) : personal();
  }

  /** Requests for a page that is being rendered, or waits for its turn, wait for the same rendering. */
  function renderOnce(page: SharedPage): Promise<Give | undefined | typeof SHED> {
    const begun = underWay.get(page.key);
    if (begun !== undefined) return begun;
    const rendering = renders
      .run(() => renderShared(page))
      .finally(() => {
        underWay.delete(page.key);
      });
    underWay.set(page.key, rendering);
    return rendering;
  }

  function headersOf(
    script: string,
    secure: boolean,
    { mayBeFramed = false, sealOrigin }: PageFacts,
  ): Record<string, string> {
    const own = pageHeaders(script, frameSources, secure, { framed: mayBeFramed, hosts: frameHosts });
    const headers = chatOrigin === undefined ? own : withChatAllowed(own, chatOrigin);
    return sealOrigin === undefined ? headers : withSealAllowed(headers, sealOrigin);
  }

  async function askAgain(): Promise<Response> {
    await wait(ASK_AGAIN_AFTER_MS);
    return tooMany();
  }

  async function renderPersonal(request: Request, visitor: Visitor): Promise<Response> {
    const nonce = newNonce();
    const asked = withVisitor(request, visitor, asItCame(request, visitor));
    const { response, facts } = await site.answer(asked, { ...contextOf(visitor), nonce });
    const answer = withHeaders(response, {
      ...headersOf(`'self' 'nonce-${nonce}'`, visitor.secure, facts),
      "cache-control": "no-store",
    });
    const type = response.headers.get("content-type") ?? "";
    return TEXT_TYPES.test(type) || type.startsWith(ROUTE_DATA)
      ? compressed(answer, request.headers.get("accept-encoding") ?? "")
      : answer;
  }

  /** Undefined when the response turns out to be personal: a redirect, which contains the whole query, or a cookie. */
  async function renderShared(page: SharedPage): Promise<Give | undefined> {
    const { secure } = page.context;
    // Marks the site's own scripts and no others; removed below, since many clients get the same bytes.
    const nonce = newNonce();
    const { response, facts } = await site.answer(page.request(), { ...page.context, nonce });
    if (isRedirect(response) || response.headers.has("set-cookie")) return undefined;
    const type = response.headers.get("content-type") ?? "";
    if (!TEXT_TYPES.test(type)) return undefined;
    const { text, hashes } = withoutNonce(await response.text(), nonce);
    const script = ["'self'", ...(type.startsWith("text/html") ? hashes : [])].join(" ");
    const policy = headersOf(script, secure, facts);
    const { status } = response;
    const headers = { ...Object.fromEntries(response.headers), ...policy };
    return facts.mayBeShared
      ? cache.keep(page.key, { text, headers, status })
      : () => new Response(text, { status, headers });
  }
}

function refuseWrite(): Response {
  return new Response("This form belongs to another site.", {
    status: 403,
    headers: { "cache-control": "no-store", "content-type": "text/plain; charset=utf-8" },
  });
}

/** The server is overloaded: a client is better told so than kept waiting longer. */
function tooMany(): Response {
  return new Response("Too many are asking for pages at this moment. Please try again in a second.", {
    status: 503,
    headers: { "retry-after": "1", "cache-control": "no-store", "content-type": "text/plain; charset=utf-8" },
  });
}

const newNonce = () => randomBytes(16).toString("base64url");

const isRedirect = ({ status }: Response) => status >= 300 && status < 400;

function withHeaders(response: Response, headers: Record<string, string>): Response {
  const merged = new Headers(response.headers);
  for (const [name, value] of Object.entries(headers)) merged.set(name, value);
  return new Response(response.body, {
    status: response.status,
    statusText: response.statusText,
    headers: merged,
  });
}
