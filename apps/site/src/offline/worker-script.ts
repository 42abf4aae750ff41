import { createHash } from "node:crypto";
import { defaultLanguage, offeredLanguages } from "@bellwether/market/languages.ts";
import { files, withBrand } from "../paths.ts";
import type { Site } from "../request/site.ts";
import { offlineHtml } from "./offline-page.tsx";
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
export function workerScript(site: WorkerSite): string {
  const kept = Object.values(offlineParts(site.brand.slug));
  const page = (language: (typeof offeredLanguages)[number]) =>
    withBrand(files.offline(language), site.brandQuery);
  const hash = createHash("sha256").update(source);
  for (const language of offeredLanguages) hash.update(offlineHtml({ ...site, language }));
  const order: WorkerOrder = {
    version: hash.digest("hex").slice(0, 16),
    pages: {
      ...Object.fromEntries(offeredLanguages.map((language) => [language, page(language)])),
      ...Object.fromEntries(Object.entries(otherNames).map(([name, language]) => [name, page(language)])),
    },
    defaultLanguage,
    files: kept,
  };
  return `const order = ${JSON.stringify(order)};\n${source}`;
}
