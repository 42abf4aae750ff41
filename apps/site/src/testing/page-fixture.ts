import { type CallName, calls } from "@bellwether/contract/calls/index.ts";
import type { PlayerProfile } from "@bellwether/contract/calls/players.ts";
import type { Envelope, SessionEndReason } from "@bellwether/contract/envelope.ts";
import exampleAnswers from "@bellwether/contract/example-answers.json" with { type: "json" };
import type { LiveTable } from "@bellwether/contract/live-table.ts";
import type { Language } from "@bellwether/market/languages.ts";
import type { ToggleName } from "@bellwether/market/toggles.ts";
import { serveSite } from "../serving/serve-site.ts";
import type { SiteOptions, SiteRequestContext, SiteServer } from "../site-options.ts";
import { buildOfRoutes } from "./build-of-routes.ts";
import { publishedContentIn } from "./released-offers.ts";

/** The visitor, their country, and where the gate's responses differ from the contract's examples. */
export type Visit = {
  country?: string;
  hostname?: string;
  acceptLanguage?: string;
  cookies?: Record<string, string>;
  /** Signs in the example's player with these changes. */
  player?: Partial<PlayerProfile>;
  /** `event.data` by the call's name, or a refusal. */
  gate?: Partial<Record<CallName, unknown>>;
  /** The live tables in the file of any currency. If they are undefined, the response is 503. */
  liveTables?: readonly LiveTable[];
  /** Collects the paths that the page requests from the gate. */
  asked?: string[];
  /** Replaces a route's loader, by the route's id. */
  loaders?: Record<string, () => unknown>;
  toggles?: Partial<Record<ToggleName, boolean>>;
  options?: Partial<SiteOptions>;
};

export type Link = { href: string; text: string };

export type OpenedPage = {
  status: number;
  /** Where the response redirects to. */
  location: string | null;
  setCookies: readonly string[];
  /** The rendered markup, without scripts and their data. */
  html: string;
  /** The markup with scripts. */
  whole: string;
  /** Links in the first element of this kind, such as `header` or `footer`; in the whole page by default. */
  links: (element?: string) => Link[];
};

export const refusal = (errorCode: string, httpStatus: number, reason?: SessionEndReason): Refusal => ({
  errorCode,
  httpStatus,
  reason,
});
type Refusal = { errorCode: string; httpStatus: number; reason: SessionEndReason | undefined };

/** The site's server with the routes that match an address, for one visit. */
export async function siteFor(pathname: string, visit: Visit = {}): Promise<SiteServer> {
  const options: SiteOptions = {
    gateFetch: gateOf(visit),
    gateBaseUrl: "http://gate.internal",
    brandSources: { fromQuery: false, fromHostname: true, default: "BELLWETHER" },
    maintenanceCountries: [],
    toggleOverrides: { toggles: visit.toggles as Record<string, boolean> | undefined },
    log: console,
    showTranslationKeys: true,
    sandbox: true,
    sandboxBeacon: true,
    idleTimeoutMs: 1_800_000,
    tagEvents: false,
    ...visit.options,
  };
  return serveSite(await buildOfRoutes(pathname, visit.loaders), "test", options);
}

/** Requests a page and returns it complete, as the server sends it for a visit. */
export async function openPage(path: string, visit: Visit = {}): Promise<OpenedPage> {
  const { hostname = "bellwether.localhost", country } = visit;
  const url = new URL(path, `http://${hostname}`);
  const server = await siteFor(url.pathname, visit);
  const context: SiteRequestContext = { hostname, secure: false, ...(country && { country }) };
  const { response } = await server.answer(new Request(url, { headers: headersOf(visit) }), context);
  const whole = await response.text();
  const html = whole.replace(/<script\b[\s\S]*?<\/script>/g, "");
  return {
    status: response.status,
    location: response.headers.get("location"),
    setCookies: response.headers.getSetCookie(),
    html,
    whole,
    links: (element) => linksOf(element === undefined ? html : firstOf(element, html)),
  };
}

function headersOf({ acceptLanguage = "en", cookies = {}, player }: Visit): Record<string, string> {
  const all = { ...cookies, ...(player && { session: "a-token-of-a-session" }) };
  return {
    "accept-language": acceptLanguage,
    cookie: Object.entries(all)
      .map(([name, value]) => `${name}=${value}`)
      .join("; "),
    // A crawler's user agent gets the page whole and not streamed.
    "user-agent": "Googlebot",
  };
}

function gateOf({ player, gate = {}, asked, liveTables }: Visit): typeof fetch {
  const answers: Record<string, unknown> = {
    ...exampleAnswers,
    guardsStatus: { guards: [] },
    profile: player ? { ...exampleAnswers.profile, ...player } : refusal("session_missing", 401),
    ...gate,
  };
  return async (input) => {
    const { pathname, searchParams } = new URL(String(input));
    if (pathname === calls.publishedContent.path && !("publishedContent" in gate))
      return envelope(publishedContentIn((searchParams.get("language") ?? "en") as Language));
    asked?.push(pathname);
    if (liveTables && pathname.startsWith("/static/live/"))
      return Response.json({
        timestamp: "2026-11-20T12:00:00Z",
        currency: "EUR",
        tables: liveTables,
        jackpots: [],
      });
    const call = Object.values(calls).find(({ path }) => pathOf(path).test(pathname));
    const answer = call && answers[call.name];
    return envelope(answer ?? refusal("unavailable", 503));
  };
}

const pathOf = (pattern: string) => new RegExp(`^${pattern.replaceAll(/\{\w+\}/g, "[^/]+")}$`);

function envelope(answer: unknown): Response {
  const { errorCode, httpStatus, reason } = answer as Partial<Refusal>;
  if (errorCode === undefined)
    return Response.json({ event: { status: "success", data: answer } } satisfies Envelope);
  const status = httpStatus === 401 ? "session_error" : httpStatus! >= 500 ? "server_error" : "user_error";
  const data = { message: `core.error_${errorCode}`, errorCode, ...(reason && { reason }) };
  return Response.json({ event: { status, data } } satisfies Envelope, { status: httpStatus! });
}

function firstOf(element: string, html: string): string {
  return new RegExp(`<${element}\\b[\\s\\S]*?</${element}>`).exec(html)?.[0] ?? "";
}

function linksOf(html: string): Link[] {
  return [...html.matchAll(/<a\b[^>]*?href="([^"]*)"[^>]*>([\s\S]*?)<\/a>/g)].map(([, href, text]) => ({
    href: href!.replaceAll("&amp;", "&"),
    text: text!
      .replace(/<[^>]+>/g, "")
      .replaceAll("&amp;", "&")
      .replaceAll("&#x27;", "'"),
  }));
}
