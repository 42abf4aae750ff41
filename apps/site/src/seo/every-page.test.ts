import { brandKeys, brands, brandsNamed } from "@bellwether/market/brands.ts";
import { offeredLanguages } from "@bellwether/market/languages.ts";
import { describe, expect, it } from "vitest";
import { landingNames, pathInLanguage, paths } from "../paths.ts";
import { openPage } from "../testing/page-fixture.ts";
import { promotions } from "../testing/released-offers.ts";
import { steadyPages } from "./listed-pages.ts";

const decode = (text: string | undefined) =>
  text?.replaceAll("&amp;", "&").replaceAll("&#x27;", "'").replaceAll("&quot;", '"');
const headOf = (html: string) => ({
  title: decode(/<title>([^<]*)<\/title>/.exec(html)?.[1]),
  description: decode(/<meta name="description" content="([^"]*)"/.exec(html)?.[1]),
  canonical: /<link rel="canonical" href="([^"]*)"/.exec(html)?.[1],
  alternates: [...html.matchAll(/<link rel="alternate" hrefLang="([^"]*)" href="([^"]*)"/g)].map(
    ([, , href]) => href,
  ),
  picture: /<meta property="og:image" content="([^"]*)"/.exec(html)?.[1],
});

describe.each(offeredLanguages)("in %s", (language) => {
  it(`each of ${steadyPages.length} listed pages has a unique title and description, its own canonical, 9 alternates and the default`, async () => {
    const titles = new Map<string, string>();
    const descriptions = new Map<string, string>();
    for (const path of steadyPages) {
      const here = pathInLanguage(path, language);
      const { html, status } = await openPage(here, { acceptLanguage: language });
      const head = headOf(html);
      expect(status, here).toBe(200);
      expect(head.title, here).toBeTruthy();
      expect(head.description, here).toBeTruthy();
      expect(titles.get(head.title!), `${here}: ${head.title}`).toBeUndefined();
      expect(descriptions.get(head.description!), `${here}: ${head.description}`).toBeUndefined();
      titles.set(head.title!, here);
      descriptions.set(head.description!, here);
      expect(head.canonical).toBe(`http://bellwether.localhost${here}`);
      expect(head.alternates).toEqual(
        [...offeredLanguages, "en" as const].map(
          (each) => `http://bellwether.localhost${pathInLanguage(path, each)}`,
        ),
      );
    }
  });
});

describe.each(brandKeys)("%s", (key) => {
  const { slug, name } = brands[key];
  const open = (path: string) => openPage(path, { hostname: `${slug}.localhost` });

  it("every listed page without a picture of its own has its own social title and the brand's picture of 1200 × 630", async () => {
    for (const path of steadyPages.filter(
      (each) => !landingNames.some((landing) => each === paths.landing(landing)),
    )) {
      const { html, status } = await open(path);
      const head = headOf(html);
      expect(status, path).toBe(200);
      expect(head.picture, path).toBe(`http://${slug}.localhost/art/brands/${slug}/social.jpg`);
      expect(html).toContain('<meta property="og:image:width" content="1200"/>');
      expect(html).toContain('<meta property="og:image:height" content="630"/>');
      expect(html).toContain(`<meta property="og:site_name" content="${name}"/>`);
    }
  });
});

it("there are 40 promotions", () => expect(promotions).toHaveLength(40));

it.each(promotions.map((promotion) => [promotion.name, promotion]))(
  "/promo/%s is a page with its title and picture at each of its brands, in one of its countries",
  async (name, { brands: keys, markets, texts }) => {
    const country = markets.only?.[0] ?? ["IE", "FI", "SE"].find((each) => !markets.except?.includes(each))!;
    for (const key of brandsNamed(keys)) {
      const { slug } = brands[key];
      // Some promotions are for players only [2.16].
      const { html, status } = await openPage(`/promo/${name}`, {
        hostname: `${slug}.localhost`,
        player: { player_country: country },
      });
      expect(status, slug).toBe(200);
      expect(decode(/<h1[^>]*>([^<]*)<\/h1>/.exec(html)?.[1])).toBe(texts.en!.title);
      expect(html).toContain(`/art/promotions/${name}-`);
    }
  },
);
