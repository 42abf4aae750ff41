import { defaultLanguage, offeredLanguages } from "@bellwether/market/languages.ts";
import { files, withBrand } from "../paths.ts";
import type { Site } from "../request/site.ts";
import { offlineHtml } from "./offline-page.server.tsx";
import { offlineParts } from "./offline-parts.ts";
import source from "./service-worker.js?raw";

/** The worker's configuration: the offline page by language, and the files that those pages need. */
export type WorkerOrder = {
  version: string;
  pages: Record<string, string>;
  defaultLanguage: string;
  files: string[];
};

/** Browsers send one of the two written Norwegian languages. */
const otherNames = { nb: "no", nn: "no" } as const;

type WorkerSite = Pick<Site, "brand" | "brandQuery" | "options">;

/**
 * The worker's source, preceded by one line with its configuration. The version is a hash of all that its pages contain: when any of it changes,
 * the worker changes, and browsers fetch everything again.
 */
export async function workerScript(site: WorkerSite): Promise<string> {
  const kept = Object.values(offlineParts(site.brand.slug));
  const page = (language: (typeof offeredLanguages)[number]) =>
    withBrand(files.offline(language), site.brandQuery);
  const held = [source, ...offeredLanguages.map((language) => offlineHtml({ ...site, language }))].join("");
  const hash = new Uint8Array(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(held)));
  const order: WorkerOrder = {
    version: [...hash.subarray(0, 8)].map((byte) => byte.toString(16).padStart(2, "0")).join(""),
    pages: {
      ...Object.fromEntries(offeredLanguages.map((language) => [language, page(language)])),
      ...Object.fromEntries(Object.entries(otherNames).map(([name, language]) => [name, page(language)])),
    },
    defaultLanguage,
    files: kept,
  };
  return `const order = ${JSON.stringify(order)};\n${source}`;
}
