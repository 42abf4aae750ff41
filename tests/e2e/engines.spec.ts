import { randomInt } from "node:crypto";
import { offeredLanguages } from "@bellwether/market/languages.ts";
import { getOf, listedPaths } from "./every-address.ts";
import { expect, siteOn, test } from "./fixtures.ts";

const brands = ["bellwether", "luckyclover", "funly"] as const;
const seed = Number(process.env.SITEMAP_SEED ?? randomInt(1_000_000));
const sampleSize = 20;

for (const language of ["en", "fi"] as const) {
  test(`a game's page in ${language} declares itself, its nine languages and its picture`, {
    tag: "@full",
  }, async ({ page, product }) => {
    const site = siteOn(product, "luckyclover", language);
    const english = siteOn(product, "luckyclover", "en");
    // A search engine sends no preferred language. Nobody here rates this game.
    await page.goto(site.at("/games/goblin-goblets"));
    const head = page.locator("head");
    await expect(head.locator('link[rel="canonical"]')).toHaveAttribute(
      "href",
      site.at("/games/goblin-goblets"),
    );
    const alternates = head.locator('link[rel="alternate"][hreflang]');
    await expect(alternates).toHaveCount(offeredLanguages.length + 1);
    await expect(head.locator('link[hreflang="fi"]')).toHaveAttribute(
      "href",
      siteOn(product, "luckyclover", "fi").at("/games/goblin-goblets"),
    );
    await expect(head.locator('link[hreflang="x-default"]')).toHaveAttribute(
      "href",
      english.at("/games/goblin-goblets"),
    );
    const picture = await head.locator('meta[property="og:image"]').getAttribute("content");
    expect((await page.request.get(`${product.url}${new URL(picture!).pathname}`)).status()).toBe(200);
    const [data] = await structuredData(page);
    const kinds = data!["@graph"].map((item) => item["@type"]);
    expect(kinds).toEqual(["BreadcrumbList", "SoftwareApplication"]);
    expect(data!["@graph"][1]).not.toHaveProperty("aggregateRating");
  });
}

type Graph = { "@graph": { "@type": string }[] };

async function structuredData(page: import("@playwright/test").Page): Promise<Graph[]> {
  const texts = await page.locator('script[type="application/ld+json"]').allTextContents();
  return texts.map((text) => JSON.parse(text) as Graph);
}

test("the lobby describes the organisation, and how to search it", { tag: "@full" }, async ({
  page,
  site,
}) => {
  await page.goto(site.at("/"));
  const [data] = await structuredData(page);
  expect(data!["@graph"].map((item) => item["@type"])).toEqual(["Organization", "WebSite"]);
  expect(JSON.stringify(data)).toContain(`${site.at("/search-games")}?q={search_term_string}`);
  await expect(page.locator('meta[property="og:image"]')).toHaveAttribute("content", /\/social\.jpg$/);
});

test("each brand's social picture exists and is 1200 × 630 as declared", { tag: "@full" }, async ({
  page,
  site,
}) => {
  for (const brand of brands) {
    await page.goto(siteOn(site.product, brand, "en").at("/"));
    const meta = (name: string) => page.locator(`meta[property="og:image${name}"]`).getAttribute("content");
    const size = await page.evaluate(
      async (address) => {
        const picture = await createImageBitmap(await (await fetch(address)).blob());
        return [picture.width, picture.height].map(String);
      },
      (await meta(""))!,
    );
    expect([brand, ...size]).toEqual([brand, await meta(":width"), await meta(":height")]);
    expect(size).toEqual(["1200", "630"]);
  }
});

test("search results and a visitor's signup and login pages are not indexed, and declare no canonical", {
  tag: "@full",
}, async ({ page, site }) => {
  for (const path of ["/search-games?q=bell", "/login"]) {
    await page.goto(site.at(path));
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");
    await expect(page.locator('link[rel="canonical"]')).toHaveCount(0);
  }
});

test("/rewards, a visitor's alias of a player's page, declares that page as canonical", {
  tag: "@full",
}, async ({ page, site }) => {
  await page.goto(site.at("/rewards"));
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute("href", site.at("/promotions/rewards"));
});

for (const brand of brands) {
  test(`${brand}: robots.txt links to the sitemap, and ${sampleSize} of its pages return 200 and are canonical`, async ({
    product,
  }) => {
    const site = siteOn(product, brand, "en");
    const robots = await getOf(site, "/robots.txt");
    expect(robots.text).toContain(`Sitemap: ${site.at("/sitemap.xml")}`);
    const index = await getOf(site, "/sitemap.xml");
    expect(index.text.match(/<loc>/g)).toHaveLength(offeredLanguages.length);
    const paths = await listedPaths(site);
    expect(paths.length).toBeGreaterThan(300);
    expect(paths.filter((path) => /deposit|cashout|my-account|login|\/play\//.test(path))).toEqual([]);
    expect(paths.includes("/lottery-games")).toBe(brand === "bellwether");
    const finnish = await listedPaths(siteOn(product, brand, "fi"));
    expect(finnish).toHaveLength(paths.length);

    for (const path of sampled([...paths, ...finnish])) {
      const { status, text } = await getOf({ ...site, language: path.startsWith("/fi") ? "fi" : "en" }, path);
      expect(status, `${path} (SITEMAP_SEED=${seed})`).toBe(200);
      expect(text, path).toContain(`<link rel="canonical" href="${new URL(path, site.at("/")).href}"/>`);
      expect(text, path).not.toContain('content="noindex"');
    }
  });
}

/** Evenly spaced entries, starting at one given by the seed, so that all kinds of pages are covered over time. */
function sampled(paths: readonly string[]): string[] {
  const step = Math.floor(paths.length / sampleSize);
  return Array.from({ length: sampleSize }, (_, index) => paths[(seed + index * step) % paths.length]!);
}
