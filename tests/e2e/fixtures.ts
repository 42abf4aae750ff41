import { rmSync } from "node:fs";
import AxeBuilder from "@axe-core/playwright";
import { pickTexts } from "@bellwether/i18n/catalogue.ts";
import { createTranslate, type Translate } from "@bellwether/i18n/translate.ts";
import type { BrandKey } from "@bellwether/market";
import { test as base, expect, type Page } from "@playwright/test";
import { type Product, startProduct } from "../servers/product.ts";
import { sharedProduct, writeFewTables } from "./shared-products.ts";

export type PathOptions = { brand: "bellwether" | "luckyclover" | "funly"; language: "en" | "fi" };

/** Finland and Ireland: the first pays by bank, the second by card. */
const countryOf = { fi: "FI", en: "IE" } as const;

export type Site = {
  /** The address of a path for this brand and language, on this run's process. */
  at(path: string): string;
  t: Translate;
  product: Product;
  brand: BrandKey;
  language: "en" | "fi";
};

/**
 * The same site on a process of this worker's own, with these variables. A worker keeps one such process beside those that differ in the
 * country alone: its tests use it one after another, and the next set of variables ends it. A test that changes shared state restores it.
 */
type SiteWith = (variables: Record<string, string>) => Promise<Site>;
type ProductWith = (variables: Record<string, string>) => Promise<Product>;

/**
 * A site as one brand shows it, on the process of its country that all workers share; `product` is that process. `ownProcess` gives the worker a process of its own, for
 * tests that stop it or change its database.
 */
export const test = base.extend<
  PathOptions & { ownProcess: boolean; product: Product; site: Site; siteWith: SiteWith },
  { productWith: ProductWith }
>({
  brand: ["bellwether", { option: true }],
  language: ["en", { option: true }],
  ownProcess: [false, { option: true }],
  productWith: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright needs the pattern, and this fixture uses no other fixture
    async ({}, use) => {
      const started = new Map<string, Promise<Product>>();
      let special: string | undefined;
      const tables = writeFewTables();
      await use(async (variables) => {
        const key = JSON.stringify(Object.entries(variables).sort());
        const isSpecial = Object.keys(variables).some((name) => name !== "GEO_DEFAULT");
        if (isSpecial && special !== undefined && special !== key) {
          const ended = started.get(special);
          started.delete(special);
          await (await ended)?.remove();
        }
        if (isSpecial) special = key;
        if (!started.has(key)) started.set(key, startProduct({ TABLES_DIR: tables, ...variables }));
        return started.get(key)!;
      });
      for (const product of started.values()) await (await product).remove();
      rmSync(tables, { recursive: true });
    },
    { scope: "worker" },
  ],
  product: async ({ site }, use) => use(site.product),
  page: async ({ page }, use) => {
    const goto = page.goto.bind(page);
    // The site goes back in the history past a removed cashier frame. This aborts a page load that a test starts at that moment, so the
    // load is started again.
    page.goto = (url, options) =>
      goto(url, options).catch((error: Error) => {
        if (!error.message.includes("net::ERR_ABORTED")) throw error;
        return goto(url, options);
      });
    await use(page);
  },
  locale: async ({ language }, use) => use(language === "fi" ? "fi-FI" : "en-IE"),
  site: async ({ productWith, ownProcess, brand, language }, use) => {
    const country = countryOf[language];
    const product = ownProcess ? await productWith({ GEO_DEFAULT: country }) : sharedProduct(country);
    await use(siteOn(product, brand, language));
  },
  siteWith: async ({ productWith, brand, language }, use) =>
    use(async (variables) => siteOn(await productWith(variables), brand, language)),
});

export function siteOn(
  product: Product,
  brand: PathOptions["brand"],
  language: PathOptions["language"],
): Site {
  const { port } = new URL(product.url);
  return {
    product,
    brand: brand.toUpperCase() as BrandKey,
    language,
    at: (path) =>
      `http://${brand}.localhost:${port}${language === "fi" ? `/fi${path === "/" ? "" : path}` : path}`,
    t: createTranslate({
      texts: pickTexts(language, ["core.", "static.", "promo."]),
      language,
      showKeys: true,
    }),
  };
}

export { expect };

/** axe finds nothing, including in the page's frames. */
export async function expectAccessible(page: Page, what: string): Promise<void> {
  const axe = new AxeBuilder({ page }).options({ resultTypes: ["violations"] });
  // Without frames there are no results to join: this way needs no second page and takes a third of the time.
  if (page.frames().length === 1) axe.setLegacyMode();
  const { violations } = await axe.analyze();
  const findings = violations.map(
    ({ id, nodes }) => `${what}: ${id} at ${nodes.map(({ target }) => target.join(" ")).join(", ")}`,
  );
  expect(findings).toEqual([]);
}

/** Nothing overflows sideways. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBeLessThanOrEqual(0);
}
