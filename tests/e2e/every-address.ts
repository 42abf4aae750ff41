import { get } from "node:http";
import routes from "../../apps/site/src/routes.ts";
import type { Site } from "./fixtures.ts";

type Entry = { path?: string | undefined; children?: readonly Entry[] | undefined };

/** Not pages: a download, a logout page, a redirect after paying, and files for machines. */
const noPages =
  /\.csv$|\/preview\.json$|^\/logout$|^\/payment-redirect$|^\/robots\.txt$|^\/sitemap|^\/manifest\/|^\/service-worker\.js$|^\/offline\//;

/**
 * An address of every route of the site in English, as the brand has it: its own games, providers and promotions replace the parameters. A
 * route with an optional part is listed with it and without. A route without content in this brand is left out.
 */
export async function everyAddress(site: Site): Promise<string[]> {
  const listed = await listedPaths(site);
  const gameId = await firstGameId(site, "slots");
  const hidesLottery = !listed.includes("/lottery-games");
  const lotteryId = hidesLottery ? undefined : await firstGameId(site, "lottery");
  const fill = (pattern: string): string[] => {
    if (hidesLottery && /^\/(?:lottery-games|play-lottery)\//.test(pattern)) return [];
    if (pattern === "/*") return ["/no-such-page"];
    if (pattern === "/play/:gameId") return [`/play/${gameId}`, `/play/${gameId}?mode=free`];
    if (pattern === "/play-lottery/:gameId") return [`/play-lottery/${lotteryId}`];
    if (pattern.endsWith("/:subCategory?")) {
      const category = pattern.replace("/:subCategory?", "");
      return [category, firstLike(`${category}/:subCategory`, listed)].filter((path) => path !== undefined);
    }
    if (!pattern.includes(":")) return [pattern];
    const found = firstLike(pattern, listed);
    return found === undefined ? [] : [found];
  };
  return [
    ...new Set(
      patternsOf(routes)
        .filter((pattern) => !noPages.test(pattern))
        .flatMap(fill),
    ),
  ];
}

/** Paths of the brand's sitemap, in its order. */
export async function listedPaths(site: Site): Promise<string[]> {
  const { text } = await getOf(site, `/sitemap/${site.language}.xml`);
  return [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map((match) => new URL(match[1]!).pathname);
}

function firstLike(pattern: string, listed: readonly string[]): string | undefined {
  const like = new RegExp(`^${pattern.replace(/:\w+/g, "[^/]+")}$`);
  // The pattern also matches these paths, which are separate routes.
  return listed.find(
    (path) => like.test(path) && !/^\/games\/(?:all-games|virtuals|scratch-cards|bingo)$/.test(path),
  );
}

async function firstGameId(site: Site, category: "slots" | "lottery"): Promise<number> {
  const { text } = await getOf(site, "/gate/api/actionable/games/list");
  const { event } = JSON.parse(text) as { event: { data: { games: Listed[] } } };
  return event.data.games.find(({ categories }) => categories.includes(category))!.game_id;
}

type Listed = { game_id: number; categories: string[] };

export type Answer = { status: number; text: string };

/** The brand's response to a path, by its host name without DNS: `fetch` does not allow setting the host name. */
export function getOf(site: Site, path: string): Promise<Answer> {
  const headers = { host: new URL(site.at("/")).host, "accept-language": site.language };
  return new Promise((resolve, reject) => {
    get(site.product.url + path, { headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on("data", (chunk: Buffer) => chunks.push(chunk));
      response.on("end", () =>
        resolve({ status: response.statusCode!, text: Buffer.concat(chunks).toString("utf8") }),
      );
    }).on("error", reject);
  });
}

function patternsOf(entries: readonly Entry[], above = ""): string[] {
  return entries.flatMap(({ path = "", children }) => {
    const own = path.replace(/^:lang\?\/?/, "");
    const whole = own === "" ? above : `${above}/${own}`;
    return children ? patternsOf(children, whole) : [whole || "/"];
  });
}
