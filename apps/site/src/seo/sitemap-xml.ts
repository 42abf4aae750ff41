import { defaultLanguage, type Language, offeredLanguages } from "@bellwether/market/languages.ts";
import { hreflangOf } from "./hreflang.ts";

/** Maximum number of addresses in one sitemap (sitemaps.org). */
const MAX_ADDRESSES = 50_000;

const opening = '<?xml version="1.0" encoding="UTF-8"?>\n';
const namespace = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

/** The index of the languages' sitemaps, by their absolute addresses. */
export function sitemapIndexXml(addresses: readonly string[]): string {
  const entries = addresses.map((address) => `<sitemap><loc>${escaped(address)}</loc></sitemap>\n`);
  return `${opening}<sitemapindex ${namespace}>\n${entries.join("")}</sitemapindex>\n`;
}

/**
 * One language's pages, each with its address in every language.
 * @param addressIn a page's absolute address in a language.
 */
export function sitemapXml(
  paths: readonly string[],
  language: Language,
  addressIn: (path: string, language: Language) => string,
): string {
  const entries = paths.slice(0, MAX_ADDRESSES).map((path) => {
    const links = [
      ...offeredLanguages.map((each) => link(hreflangOf(each), addressIn(path, each))),
      link("x-default", addressIn(path, defaultLanguage)),
    ];
    return `<url><loc>${escaped(addressIn(path, language))}</loc>${links.join("")}</url>\n`;
  });
  return `${opening}<urlset ${namespace} xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${entries.join("")}</urlset>\n`;
}

function link(hreflang: string, address: string): string {
  return `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${escaped(address)}"/>`;
}

function escaped(text: string): string {
  return text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;");
}
