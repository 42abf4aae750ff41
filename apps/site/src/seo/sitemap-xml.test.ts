import { offeredLanguages } from "@bellwether/market/languages.ts";
import { expect, it } from "vitest";
import { sitemapIndexXml, sitemapXml } from "./sitemap-xml.ts";

it("lists a page with its address in each language and a default, each escaped", () => {
  const xml = sitemapXml(
    ["/games/tom-&-jerry"],
    "fi",
    (path, language) => `https://a.example/${language}${path}`,
  );
  expect(xml).toContain("<loc>https://a.example/fi/games/tom-&amp;-jerry</loc>");
  const links = [...xml.matchAll(/hreflang="([\w-]+)" href="([^"]+)"/g)].map(([, lang, href]) => [
    lang,
    href,
  ]);
  expect(links).toHaveLength(offeredLanguages.length + 1);
  expect(links).toContainEqual(["nb", "https://a.example/no/games/tom-&amp;-jerry"]);
  expect(links).toContainEqual(["fr", "https://a.example/fr-ca/games/tom-&amp;-jerry"]);
  expect(links.at(-1)).toEqual(["x-default", "https://a.example/en/games/tom-&amp;-jerry"]);
});

it("holds no more than the 50,000 addresses that engines read", () => {
  const paths = Array.from({ length: 50_001 }, (_, index) => `/games/${index}`);
  const xml = sitemapXml(paths, "en", (path) => path);
  expect(xml.match(/<url>/g)).toHaveLength(50_000);
});

it("the index lists each sitemap", () => {
  expect(sitemapIndexXml(["https://a.example/sitemap/en.xml?brand=x&y=1"])).toContain(
    "<sitemap><loc>https://a.example/sitemap/en.xml?brand=x&amp;y=1</loc></sitemap>",
  );
});
