import type { BrandKey, BrandSources } from "@bellwether/market/brands.ts";
import type { ToggleOverrides } from "@bellwether/market/toggles/overrides.ts";

/** Where the site's words for an operator go. */
export type SiteLog = {
  warn(message: string): void;
  error(details: { err?: unknown; call?: string; code?: string }, message: string): void;
};

/** What the composition root gives the site once. */
export type SiteOptions = {
  log: SiteLog;
  /** Reaches the gate, in this process or over HTTP. */
  gateFetch: typeof fetch;
  /** For example `http://gate.internal`; the calls' paths begin with /gate. */
  gateBaseUrl: string;
  brandSources: BrandSources;
  /** Where a brand is reached from outside, `https://brand.example`; a brand that is not named is where its request came to. */
  origins?: Partial<Record<BrandKey, string>> | undefined;
  licenceSetting?: string | undefined;
  maintenanceCountries: readonly string[];
  /** Countries that are markets and where nobody may sign up: a register that the market wants is not connected. */
  closedCountries?: readonly string[] | undefined;
  /** Toggles that the environment sets in place of their defaults. */
  toggleOverrides?: ToggleOverrides | undefined;
  /** A missing translation shows its key in place of nothing [8.08]. */
  showTranslationKeys: boolean;
  sandbox: boolean;
  /** How long nobody need move before a player's session is over [9.03]; the page says so a minute before. */
  idleTimeoutMs: number;
  /** Script of the Curacao licence's seal [1.05]; without one the licence is text alone. */
  sealScript?: string | undefined;
  /** A chat provider's script, and the id by which it knows the house [2.30]; without one the chat takes a message to support. */
  chat?: { script: string; id: string } | undefined;
  /** Pushes launches and deposits to the page's `dataLayer` [7.34]. */
  tagEvents: boolean;
};

/** What the composition root knows of one request. */
export type SiteRequestContext = {
  /** Marks the inline scripts that the site itself writes; anything else in the page has none. */
  nonce?: string | undefined;
  hostname: string;
  country?: string | undefined;
  region?: string | undefined;
  secure: boolean;
};

/** A visitor's page that everybody with the same key gets, and all that it is rendered from. */
export type SharedPage = { key: string; request: Request; context: SiteRequestContext };

export type SiteServer = {
  fetch(request: Request, context: SiteRequestContext): Promise<Response>;
  /** What the request's page is shared as; nothing for one that is never shared. */
  sharedPage(request: Request, context: SiteRequestContext): SharedPage | undefined;
};
