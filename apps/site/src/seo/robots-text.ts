/** Nothing there is a page, or each address is for one game's launch alone. */
const closed = ["/gate/", "/studio/", "/sandbox/", "/eventbus", "/metrics", "/play/", "/play-lottery/"];

/**
 * What robots may read. Pages of a player's own are not named here: they lead to the login, and a page that may not be read could not
 * say that it may not be listed.
 */
export function robotsText(sitemapAddress: string): string {
  const rules = closed.flatMap((path) =>
    path.startsWith("/play") ? [`Disallow: ${path}`, `Disallow: /*${path}`] : [`Disallow: ${path}`],
  );
  return `${["User-agent: *", ...rules, "", `Sitemap: ${sitemapAddress}`].join("\n")}\n`;
}
