import type { StopKind } from "@bellwether/contract/office/index.ts";
import type { BrandKey, BrandSources } from "@bellwether/market/brands.ts";
import type { ToggleOverrides } from "@bellwether/market/toggles/overrides.ts";

/** The logger for the site's operator. */
export type SiteLog = {
  warn(message: string): void;
  error(details: { err?: unknown; call?: string; code?: string }, message: string): void;
};

/** The site's configuration, set once by the composition root. */
export type SiteOptions = {
  log: SiteLog;
  /** Calls the gate, in this process or over HTTP. */
  gateFetch: typeof fetch;
  /** For example `http://gate.internal`; the calls' paths start with /gate. */
  gateBaseUrl: string;
  brandSources: BrandSources;
  /** Each brand's public origin, `https://brand.example`; a brand that is not named uses the request's origin. */
  origins?: Partial<Record<BrandKey, string>> | undefined;
  licenceSetting?: string | undefined;
  maintenanceCountries: readonly string[];
  /** Markets where nobody may sign up, because a register that the market requires is not connected. */
  closedCountries?: readonly string[] | undefined;
  /** Toggles whose default the environment overrides. */
  toggleOverrides?: ToggleOverrides | undefined;
  /** A missing translation shows its key instead of nothing [8.08]. */
  showTranslationKeys: boolean;
  sandbox: boolean;
  /** The numbers of the "public" beacon are the sandbox's own, and every text about them says so. */
  sandboxBeacon: boolean;
  /** Idle time after which a player's session ends [9.03]; the page warns a minute before. */
  idleTimeoutMs: number;
  /** The script of the Curacao licence's seal [1.05]; without one the licence is shown as text only. */
  sealScript?: string | undefined;
  /** A chat provider's script, and the id by which it knows the house [2.30]; without one the chat sends a message to support. */
  chat?: { script: string; id: string } | undefined;
  /** Pushes launches and deposits to the page's `dataLayer` [7.34]. */
  tagEvents: boolean;
  /** Countries whose visitors are located by data of DB-IP, which the pages must name. */
  creditsDbIpIn?: "every country" | readonly string[] | undefined;
};

/** What operators have stopped, `deposits:` or `promotion:cash-drop`. */
export type Stopped = `${StopKind}:${string}`;

/** What every page is rendered with, beside its request. */
export type ContentInForce = {
  /** The published version of the content; 0 is the release's. */
  contentVersion: number;
  stopped?: readonly Stopped[] | undefined;
  /** The toggles of this version, where an operator has published some. */
  toggleOverrides?: ToggleOverrides | undefined;
};

/** The composition root's data about one request. */
export type SiteRequestContext = {
  /** The nonce of the inline scripts that the site itself writes; nothing else in the page has it. */
  nonce?: string | undefined;
  hostname: string;
  country?: string | undefined;
  region?: string | undefined;
  secure: boolean;
} & Partial<ContentInForce>;

/** A visitor's page that everybody with the same key gets, and everything that it is rendered from. */
export type SharedPage = {
  key: string;
  /** Creates the request to render. Most pages come from the cache and need none. */
  request(): Request;
  context: SiteRequestContext;
};

/** What the server must know of a response, to cache it and to write its security headers. What is left out does not hold. */
export type PageFacts = {
  /** Everybody with the same key may get this response. */
  mayBeShared?: boolean;
  /** The cashier or a game may show it in its own frame. */
  mayBeFramed?: boolean;
  /** Origin of the licensor's seal, whose script may run on this page. */
  sealOrigin?: string | undefined;
};

export type SiteAnswer = { response: Response; facts: PageFacts };

export type SiteServer = {
  answer(request: Request, context: SiteRequestContext): Promise<SiteAnswer>;
  /** The request's shared page; undefined for a page that is never shared. */
  sharedPage(request: Request, context: SiteRequestContext): SharedPage | undefined;
};
