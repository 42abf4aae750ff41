import type { BrandKey } from "@bellwether/market";
import type { ComposedProduct } from "../compose.ts";
import { type FromFront, postToFront } from "../development/front-messages.ts";
import type { Environment } from "../settings/environment.ts";
import { siteOrigins } from "../settings/site-url.ts";
import { createRemotePages, type PagePorts } from "./remote-pages.ts";
import type { SitePages } from "./site-handler.ts";
import { startSiteThread } from "./site-thread.ts";

type SiteOptions = {
  gateBaseUrl: string;
  brandSources: Environment["brandSources"];
  origins: Partial<Record<BrandKey, string>>;
  licenceSetting?: string | undefined;
  maintenanceCountries: readonly string[];
  closedCountries: readonly string[];
  toggleOverrides: Environment["toggleOverrides"];
  showTranslationKeys: boolean;
  sandbox: boolean;
  idleTimeoutMs: number;
  sealScript?: string | undefined;
  chat?: Environment["chat"];
  tagEvents: boolean;
};

type SiteBundle = { createSite(options: SiteOptions & PagePorts): SitePages };

export type LoadedSite = { site: SitePages; close(): Promise<void> };

/** Loads the site's server bundle, as built by `npm run build`, in a separate thread; in development the dev process renders its sources. */
export async function loadSite(composition: ComposedProduct, environment: Environment): Promise<LoadedSite> {
  const ports = { log: composition.log.child({ part: "site" }), gateFetch: composition.gateFetch };
  const options = {
    gateBaseUrl: composition.gateBaseUrl,
    brandSources: environment.brandSources,
    origins: siteOrigins(environment),
    licenceSetting: environment.licenceSetting,
    maintenanceCountries: environment.maintenanceCountries,
    closedCountries: composition.closedCountries,
    toggleOverrides: environment.toggleOverrides,
    showTranslationKeys: environment.showTranslationKeys,
    sandbox: environment.sandbox,
    idleTimeoutMs: environment.idleTimeoutMs,
    sealScript: environment.sealScript,
    chat: environment.chat,
    tagEvents: environment.tagEvents,
  };
  if (environment.frontPort) return askFront(options, ports);
  const bundle = new URL("../../../site/build/server/index.js", import.meta.url);
  const { createSite } = (await import(bundle.href)) as SiteBundle;
  const thread = await startSiteThread({ bundle: bundle.href, options, ...ports });
  // Cache keys are computed here: most pages come from the cache and need no rendering.
  const { sharedPage } = createSite({ ...options, ...ports });
  return { site: { sharedPage, fetch: thread.fetch }, close: thread.close };
}

function askFront(options: SiteOptions, ports: PagePorts): LoadedSite {
  if (!process.send) throw new Error("Only npm run dev sets FRONT_PORT and starts this process.");
  const pages = createRemotePages(postToFront, ports);
  process.on("message", (message: FromFront) => {
    if (message.type !== "go" && message.type !== "ready") pages.receive(message);
  });
  postToFront({ type: "site", options });
  // In development nothing is cached.
  return { site: { sharedPage: () => undefined, fetch: pages.fetch }, close: async () => {} };
}
