/** These addresses are not pages, or are valid for one game launch only. */
const closed = ["/gate/", "/studio/", "/sandbox/", "/eventbus", "/play/", "/play-lottery/"];

/**
 * The robots.txt. A player's own pages are not disallowed: they redirect to login, and a page that may not be crawled could not
 * say `noindex`.
 */
export function robotsText(sitemapAddress: string): string {
  const rules = closed.flatMap((path) =>
    path.startsWith("/play") ? [`Disallow: ${path}`, `Disallow: /*${path}`] : [`Disallow: ${path}`],
  );
  return `${["User-agent: *", ...rules, "", `Sitemap: ${sitemapAddress}`].join("\n")}\n`;
}
