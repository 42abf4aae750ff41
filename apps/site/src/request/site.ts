import type { PlayerProfile } from "@bellwether/contract/calls/players.ts";
import { createGateClient, type GateClient, GateError } from "@bellwether/contract/client.ts";
import type { SessionEndReason } from "@bellwether/contract/envelope.ts";
import { type Brand, isLotteryHost, resolveBrand } from "@bellwether/market/brands.ts";
import { type Country, findCountry } from "@bellwether/market/countries.ts";
import { defaultLanguage, isOffered, type Language } from "@bellwether/market/languages.ts";
import { type Licence, resolveLicence } from "@bellwether/market/licences.ts";
import { createToggles, type Toggles } from "@bellwether/market/toggles/create-toggles.ts";
import type { ToggleName } from "@bellwether/market/toggles.ts";
import { createContext, data, type RouterContextProvider } from "react-router";
import { splitPrefix } from "../locale/language-redirect.ts";
import { visitorGuard } from "../page-data/visitor-guard.ts";
import { withoutLanguage } from "../paths.ts";
import { endedSessionCookie, readCookies, sessionCookie, sessionToken } from "../session/cookies.ts";
import type { SiteOptions, SiteRequestContext, Stopped } from "../site-options.ts";
import { redirectTo } from "./redirects.ts";

/** What a loader or action knows of its request. */
export type Site = {
  readonly options: SiteOptions;
  readonly brand: Brand;
  /** The brand that the query chose, so that links can keep it; only where the environment allows this. */
  readonly brandQuery: string | undefined;
  readonly language: Language;
  /** The request's whole address. */
  readonly url: URL;
  /** The requested page with its language: where a login returns to. */
  readonly path: string;
  readonly country: string | undefined;
  readonly region: string | undefined;
  /** The published version of the content that is in force. */
  readonly contentVersion: number;
  /** What operators have stopped. */
  readonly stopped: readonly Stopped[];
  readonly maintenanceCountries: readonly string[];
  readonly market: Country | undefined;
  readonly lotteryVersion: boolean;
  readonly secure: boolean;
  /** When the request arrived. */
  readonly now: Date;
  readonly nonce: string | undefined;
  /** Scheme and host, for the addresses given to search engines. */
  readonly origin: string;
  readonly token: string | undefined;
  /** Calls with the player's session, if there is one. */
  readonly gate: GateClient;
  /** Calls without it: for responses that many readers share. */
  readonly visitorGate: GateClient;
  /** Calls with another session than the request's: one that is about to begin. */
  gateWith(token: string): GateClient;
  /** The request's cookies. */
  readonly requestCookies: Map<string, string>;
  /** Set-Cookie lines of the response. */
  readonly setCookies: string[];
  /** Why the request's session is over; set once `player` has been awaited. */
  endReason: SessionEndReason | undefined;
  /** There is a session, but the gate could not say whose: neither a player nor a visitor; set once `player` has been awaited. */
  isUnknown: boolean;
  /** Where this visitor is redirected instead of the requested page [2.14–2.16]; a path of `paths`. */
  redirectTo: string | undefined;
  /** No redirect is due, or it is known whether one is. */
  guardIsOpen: boolean;
  /** Await this before reading `redirectTo`. It finds out whether the session is valid: without a valid one the guards see a visitor. */
  settleRedirect(): Promise<void>;
  /** For the visitor's country, or for another. */
  isOn(toggle: ToggleName, country?: string): boolean;
  /** When a toggle changes by date [4.21]. */
  readonly toggleDates: readonly Date[];
  /** The licence that applies to the reader [1.05]: by the account's country, even while the player travels, otherwise by the visitor's. */
  licence(): Promise<LicenceHere>;
  /** The signed-in player; at most one call of the gate per request. */
  player(): Promise<PlayerProfile | undefined>;
  beginSession(token: string): void;
  endSession(): void;
};

/** The licence in force, and whether the Swedish logos and bars apply here [2.32, 6.07]. */
export type LicenceHere = { licence: Licence; inLicensedSweden: boolean };

export const siteContext = createContext<Site>();

/** The part of the loaders' and actions' arguments that the site reads. */
export type PageArgs = { context: Readonly<RouterContextProvider>; params: { lang?: string | undefined } };

/**
 * The request's site. Throws a 404 for `/foo/slots`, where `foo` is no language. Redirects a visitor who may not see the page here too:
 * a client-side navigation requests a page's data only, which the redirects of documents do not cover.
 */
export function siteOf({ context, params }: PageArgs): Site {
  if (params.lang !== undefined && !isOffered(params.lang)) throw notFound();
  const site = context.get(siteContext);
  if (site.redirectTo !== undefined) throw redirectTo(site, site.redirectTo);
  if (!site.guardIsOpen) throw unavailable();
  return site;
}

export function notFound() {
  return data({ code: "not_found", message: "core.error_not_found" }, { status: 404 });
}

/** The gate does not answer, so nobody can say whether the reader may see this page: they have to try again. */
export function unavailable() {
  return data({ code: "unavailable", message: "core.error_unavailable" }, { status: 503 });
}

const warnedByOptions = new WeakMap<SiteOptions, Set<string>>();

/** Logs each warning once per site. */
function warnOnce(options: SiteOptions): (message: string) => void {
  const warned = warnedByOptions.get(options) ?? new Set();
  warnedByOptions.set(options, warned);
  return (message) => {
    if (warned.has(message)) return;
    warned.add(message);
    options.log.warn(message);
  };
}

/** May people of this country sign up? For an unknown country the form decides. */
export function maySignUpIn(site: Site, country: string | undefined): boolean {
  if (country === undefined) return true;
  return findCountry(country)?.signupAllowed === true && !site.options.closedCountries?.includes(country);
}

/** The account's country, otherwise the visitor's [3.02]. */
export async function effectiveCountry(site: Site): Promise<string | undefined> {
  return (await site.player())?.player_country ?? site.country;
}

/** The account's currency, otherwise that of the visitor's market. */
export async function effectiveCurrency(site: Site): Promise<string> {
  return (await site.player())?.player_currency ?? site.market?.currency ?? "EUR";
}

/** The effective country as the input of market calls; empty when it is unknown. */
export async function countryAsked(site: Site): Promise<{ country?: string }> {
  const country = await effectiveCountry(site);
  return country && /^[A-Z]{2}$/.test(country) ? { country } : {};
}

const togglesByOptions = new WeakMap<SiteOptions, { version: number; toggles: Toggles }>();

/** One set of toggles for each version of the content: the composition root's, or those that an operator has published. */
function togglesOf(options: SiteOptions, context: SiteRequestContext): Toggles {
  const version = context.contentVersion ?? 0;
  const known = togglesByOptions.get(options);
  if (known?.version === version) return known.toggles;
  const toggles = createToggles({
    overrides: context.toggleOverrides ?? options.toggleOverrides,
    environment: options.sandbox ? "sandbox" : "production",
    warn: warnOnce(options),
  });
  togglesByOptions.set(options, { version, toggles });
  return toggles;
}

export function createSiteOfRequest(
  request: Request,
  options: SiteOptions,
  context: SiteRequestContext,
): Site {
  const url = new URL(request.url);
  const path = pagePath(url.pathname);
  const { segment } = splitPrefix(path);
  const cookies = readCookies(request.headers.get("cookie"));
  const token = sessionToken(cookies);
  const brandQuery = options.brandSources.fromQuery
    ? (url.searchParams.get("brand") ?? undefined)
    : undefined;
  const brand = resolveBrand(options.brandSources, { query: brandQuery, hostname: context.hostname });
  const toggles = togglesOf(options, context);
  const maintenanceCountries = context.toggleOverrides?.maintenanceCountries ?? options.maintenanceCountries;
  const now = new Date();
  const situation = {
    brand: brand.key,
    country: context.country,
    region: context.region,
    authenticated: token !== undefined,
    now,
  };
  let profile: Promise<PlayerProfile | undefined> | undefined;
  const visitorRedirect = visitorGuard({
    path: withoutLanguage(path),
    country: context.country,
    authenticated: false,
    maintenanceCountries,
    norwayHomepage: toggles.isOn("NORWAY_UNAUTHENTICATED_HOMEPAGE_ACTIVE", {
      ...situation,
      authenticated: false,
    }),
  });

  const gateFor = (session: () => string | undefined) =>
    createGateClient({
      baseUrl: options.gateBaseUrl,
      fetch: options.gateFetch,
      session,
      headers: () => forwardedHeaders(request, site),
    });

  const site: Site = {
    options,
    brand,
    brandQuery: brandQuery?.slice(0, 20),
    language: isOffered(segment) ? segment : defaultLanguage,
    url,
    path,
    country: context.country,
    region: context.region,
    contentVersion: context.contentVersion ?? 0,
    stopped: context.stopped ?? [],
    maintenanceCountries,
    market: findCountry(context.country),
    lotteryVersion: isLotteryHost(context.hostname),
    secure: context.secure,
    now,
    nonce: context.nonce,
    origin: options.origins?.[brand.key] ?? `${context.secure ? "https" : "http"}://${url.host}`,
    token,
    requestCookies: cookies,
    setCookies: [],
    endReason: undefined,
    isUnknown: false,
    redirectTo: token === undefined ? visitorRedirect : undefined,
    guardIsOpen: true,
    // Call the gate only if a visitor would be redirected.
    settleRedirect: async () => {
      if (visitorRedirect !== undefined && !(await site.player()) && !site.isUnknown)
        site.redirectTo = visitorRedirect;
      site.guardIsOpen = visitorRedirect === undefined || !site.isUnknown;
    },
    gate: gateFor(() => token),
    visitorGate: gateFor(() => undefined),
    gateWith: (fresh) => gateFor(() => fresh),
    isOn: (toggle, country = context.country) =>
      toggles.isOn(
        toggle,
        country === context.country ? situation : { ...situation, country, region: undefined },
      ),
    licence: async () => {
      const country = await effectiveCountry(site);
      const swedishLicenceActive = site.isOn("SWEDISH_LICENSE_ACTIVE", country);
      const licence = resolveLicence(
        { setting: options.licenceSetting, country, swedishLicenceActive },
        warnOnce(options),
      );
      const inLicensedSweden = licence === "sweden" && country === "SE" && swedishLicenceActive;
      return { licence, inLicensedSweden };
    },
    toggleDates: toggles.dates,
    player: () => {
      profile ??= token === undefined ? Promise.resolve(undefined) : readProfile(site);
      return profile;
    },
    beginSession: (fresh) => void site.setCookies.push(sessionCookie(fresh, context.secure)),
    endSession: () => void site.setCookies.push(endedSessionCookie(context.secure)),
  };
  return site;
}

/** The path of the requested page: React Router requests a page's data under the page's path with `.data`. */
export function pagePath(pathname: string): string {
  return pathname.endsWith(".data")
    ? pathname.slice(0, -".data".length).replace(/\/_(root)?$/, "/")
    : pathname;
}

/** A failed profile silently leaves a visitor [4.05]; only a session that the gate calls over loses its cookie. */
async function readProfile(site: Site): Promise<PlayerProfile | undefined> {
  try {
    return await site.gate.call("profile", {});
  } catch (error) {
    if (error instanceof GateError && error.status === "session_error") {
      site.endReason = error.data.reason;
      endSessionAfter(site, error);
    } else site.isUnknown = true;
    return undefined;
  }
}

/** A session of another brand stays valid there, even if one host serves both: its cookie stays. */
export function endSessionAfter(site: Site, error: GateError): void {
  if (error.code !== "session_of_other_brand") site.endSession();
}

function forwardedHeaders(request: Request, site: Site): Record<string, string> {
  const headers: Record<string, string> = { "x-brand": site.brand.key };
  if (site.country) headers["x-geo-country"] = site.country;
  if (site.region) headers["x-geo-region"] = site.region;
  for (const name of ["x-client-address", "x-forwarded-for", "user-agent"]) {
    const value = request.headers.get(name);
    if (value) headers[name] = value;
  }
  return headers;
}
