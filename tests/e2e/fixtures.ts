import AxeBuilder from "@axe-core/playwright";
import { pickTexts } from "@bellwether/i18n/catalogue.ts";
import { createTranslate, type Translate } from "@bellwether/i18n/translate.ts";
import { test as base, expect, type Page } from "@playwright/test";
import { type Product, startProduct } from "../servers/product.ts";

export type PathOptions = { brand: "bellwether" | "luckyclover" | "funly"; language: "en" | "fi" };

export type Site = {
  /** Address of a path of this brand in this language, on this run's process. */
  at(path: string): string;
  t: Translate;
  product: Product;
  language: "en" | "fi";
};

/** The same site on a process of its own, which runs with these variables of the environment and ends with the test. */
type SiteWith = (variables: Record<string, string>) => Promise<Site>;

/** Finland and Ireland: one pays by bank, the other by card. */
const countryOf = { fi: "FI", en: "IE" } as const;

/** A real process for each worker, in the language's country, and a site as one brand shows it. */
export const test = base.extend<{ site: Site; siteWith: SiteWith }, PathOptions & { product: Product }>({
  brand: ["bellwether", { option: true, scope: "worker" }],
  language: ["en", { option: true, scope: "worker" }],
  product: [
    async ({ language }, use) => {
      const product = await startProduct({ GEO_DEFAULT: countryOf[language] });
      await use(product);
      await product.remove();
    },
    { scope: "worker" },
  ],
  locale: async ({ language }, use) => use(language === "fi" ? "fi-FI" : "en-IE"),
  site: async ({ product, brand, language }, use) => use(siteOn(product, brand, language)),
  siteWith: async ({ brand, language }, use) => {
    const products: Product[] = [];
    await use(async (variables) => {
      const product = await startProduct(variables);
      products.push(product);
      return siteOn(product, brand, language);
    });
    for (const product of products) await product.remove();
  },
});

export function siteOn(
  product: Product,
  brand: PathOptions["brand"],
  language: PathOptions["language"],
): Site {
  const { port } = new URL(product.url);
  return {
    product,
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

/** axe finds nothing. Frames are the games' and the cashier's own and are looked at where they are opened. */
export async function expectAccessible(page: Page, what: string): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  const told = violations.map(
    ({ id, nodes }) => `${what}: ${id} at ${nodes.map(({ target }) => target.join(" ")).join(", ")}`,
  );
  expect(told).toEqual([]);
}

/** Nothing runs off the side. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBeLessThanOrEqual(0);
}
