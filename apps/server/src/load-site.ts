import { isSandboxChain } from "@bellwether/contract/beacon-chains.ts";
import type { SiteOptions, SiteServer } from "@bellwether/site/site-options.ts";
import type { ComposedProduct } from "./compose.ts";
import { type FromFront, postToFront } from "./development/front-messages.ts";
import { createRemotePages, type PagePorts } from "./pages/remote-pages.ts";
import { startSiteThread } from "./pages/site-thread.ts";
import type { Environment } from "./settings/environment.ts";
import { siteOrigins } from "./settings/site-url.ts";

type SiteBundle = { createSite(options: SiteOptions): SiteServer };

/** What can be cloned into the thread that renders pages. */
type PlainOptions = Omit<SiteOptions, keyof PagePorts>;

export type LoadedSite = { site: SiteServer; close(): Promise<void> };

/** Loads the site's server bundle, as built by `npm run build`, in a separate thread; in development the dev process renders its sources. */
export async function loadSite(composition: ComposedProduct, environment: Environment): Promise<LoadedSite> {
  const ports = { log: composition.log.child({ part: "site" }), gateFetch: composition.gateFetch };
  const options: PlainOptions = {
    gateBaseUrl: composition.gateBaseUrl,
    brandSources: environment.brandSources,
    origins: siteOrigins(environment),
    licenceSetting: environment.licenceSetting,
    maintenanceCountries: environment.maintenanceCountries,
    closedCountries: composition.closedCountries,
    toggleOverrides: environment.toggleOverrides,
    showTranslationKeys: environment.showTranslationKeys,
    sandbox: environment.sandbox,
    sandboxBeacon: isSandboxChain(composition.deps.beacon.chainHash),
    idleTimeoutMs: environment.idleTimeoutMs,
    sealScript: environment.sealScript,
    chat: environment.chat,
    tagEvents: environment.tagEvents,
    creditsDbIpIn: composition.ipPlaces?.creditsDbIpIn,
  };
  if (environment.frontPort) return askFront(options, ports);
  const loading = startPages(options, ports);
  if (environment.loadsPagesAhead) await loading();
  return {
    site: {
      sharedPage: (...asked) => loading.loaded()?.site.sharedPage(...asked),
      answer: async (...asked) => (await loading()).site.answer(...asked),
    },
    close: async () => loading.loaded()?.close(),
  };
}

/** The bundle and its thread, loaded when first asked for. `loaded` is undefined until then. */
function startPages(options: PlainOptions, ports: PagePorts) {
  let loaded: LoadedSite | undefined;
  let loading: Promise<LoadedSite> | undefined;
  const load = async (): Promise<LoadedSite> => {
    const bundle = new URL("../../site/build/server/index.js", import.meta.url);
    const { createSite } = (await import(bundle.href)) as SiteBundle;
    const thread = await startSiteThread({ bundle: bundle.href, options, ...ports });
    // Cache keys are computed here: most pages come from the cache and need no rendering.
    const { sharedPage } = createSite({ ...options, ...ports });
    loaded = { site: { sharedPage, answer: thread.answer }, close: thread.close };
    return loaded;
  };
  return Object.assign(() => (loading ??= load()), { loaded: () => loaded });
}

function askFront(options: PlainOptions, ports: PagePorts): LoadedSite {
  if (!process.send) throw new Error("Only npm run dev sets FRONT_PORT and starts this process.");
  const pages = createRemotePages(postToFront, ports);
  process.on("message", (message: FromFront) => {
    if (message.type !== "go" && message.type !== "ready") pages.receive(message);
  });
  postToFront({ type: "site", options });
  // In development nothing is cached.
  return { site: { sharedPage: () => undefined, answer: pages.answer }, close: async () => {} };
}
