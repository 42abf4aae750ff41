import type { IncomingMessage, ServerResponse } from "node:http";
import { fileURLToPath } from "node:url";
import type { BrandKey } from "@bellwether/market";
import type { Logger } from "pino";
import type { Composition } from "../compose.ts";
import type { Environment } from "../settings/environment.ts";
import { siteOrigins } from "../settings/site-url.ts";
import type { Site } from "./site-handler.ts";
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

/** Functions, which cannot be cloned into a thread. */
type SitePorts = {
  log: Pick<Logger, "warn" | "error">;
  gateFetch: typeof globalThis.fetch;
};

type SiteBundle = { createSite(options: SiteOptions & SitePorts): Site };

/** A Node request handler that passes on what it does not handle: Vite's, in development. */
export type Middleware = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

export type LoadedSite = { site: Site; before?: Middleware; close(): Promise<void> };

/** Loads the site's server bundle, as built by `npm run build`, in a separate thread; in development, its sources with hot reload. */
export async function loadSite(composition: Composition, environment: Environment): Promise<LoadedSite> {
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
  if (environment.dev) return loadSources({ ...options, ...ports });
  const bundle = new URL("../../../site/build/server/index.js", import.meta.url);
  const { createSite } = (await import(bundle.href)) as SiteBundle;
  const thread = await startSiteThread({ bundle: bundle.href, options, ...ports });
  // Cache keys are computed here: most pages come from the cache and need no rendering.
  const { sharedPage } = createSite({ ...options, ...ports });
  return { site: { sharedPage, fetch: thread.fetch }, close: thread.close };
}

async function loadSources(options: SiteOptions & SitePorts): Promise<LoadedSite> {
  // Needed, and installed, only in development.
  const { createServer } = await import("vite");
  const root = fileURLToPath(new URL("../../../site/", import.meta.url));
  // The route plugin reads its configuration from the working directory.
  process.chdir(root);
  const vite = await createServer({ root, server: { middlewareMode: true }, appType: "custom" });
  return {
    site: {
      // In development nothing is cached.
      sharedPage: () => undefined,
      async fetch(request, context) {
        const { createSite } = (await vite.ssrLoadModule("/src/server-entry.ts")) as SiteBundle;
        return createSite(options).fetch(request, context);
      },
    },
    before: vite.middlewares,
    close: () => vite.close(),
  };
}
