import type { Composition } from "./compose.ts";
import type { Environment } from "./environment.ts";
import type { Site } from "./site-handler.ts";

type SiteBundle = {
  createSite(options: {
    gateFetch: typeof globalThis.fetch;
    gateBaseUrl: string;
    brandSources: Environment["brandSources"];
    licenceSetting?: string | undefined;
    maintenanceCountries: string[];
    showTranslationKeys: boolean;
    sandbox: boolean;
  }): Site;
};

/** Opens the site's server bundle, as `npm run build` left it. */
export async function loadSite(composition: Composition, environment: Environment): Promise<Site> {
  const bundle = new URL("../../site/build/server/index.js", import.meta.url);
  const { createSite } = (await import(bundle.href)) as SiteBundle;
  return createSite({
    gateFetch: composition.gateFetch,
    gateBaseUrl: composition.gateBaseUrl,
    brandSources: environment.brandSources,
    licenceSetting: environment.licenceSetting,
    maintenanceCountries: environment.maintenanceCountries,
    showTranslationKeys: environment.showTranslationKeys,
    sandbox: environment.sandbox,
  });
}
