import { renderToStaticMarkup } from "react-dom/server";
import { createRoutesStub, RouterContextProvider } from "react-router";
import { describe, expect, it } from "vitest";
import { lobbySectionsOf } from "../games/sections.ts";
import { TextProvider } from "../locale/texts.tsx";
import { useRoot } from "../page-data/use-player.ts";
import { createSiteOfRequest, siteContext } from "../request/site.ts";
import { loader as rootLoader } from "../root.tsx";
import { loader as searchLoader } from "../routes/search-games.tsx";
import { GameNavBar } from "./game-nav-bar.tsx";
import { SiteBar } from "./site-bar.tsx";
import { SiteHeader } from "./site-header.tsx";

/** A visit to a host from a country; the gate has no games. */
function siteAt(hostname: string, country = "IE") {
  const url = new URL(`http://${hostname}/search-games`);
  const lists = { games: [], game_ids: [], game_ids_per_game_group: {} };
  return createSiteOfRequest(
    new Request(url),
    {
      gateFetch: async () => Response.json({ event: { status: "success", data: lists } }),
      gateBaseUrl: "http://gate.internal",
      brandSources: { fromQuery: false, fromHostname: true, default: "BELLWETHER" },
      maintenanceCountries: [],
      log: console,
      showTranslationKeys: false,
      sandbox: true,
      sandboxBeacon: true,
      idleTimeoutMs: 1_800_000,
      tagEvents: false,
    },
    { hostname, secure: false, country },
  );
}

function visit(hostname: string, country?: string) {
  const url = new URL(`http://${hostname}/search-games`);
  const context = new RouterContextProvider(new Map([[siteContext, siteAt(hostname, country)]]));
  return { context, params: {}, url, request: new Request(url) } as never;
}

const Stub = createRoutesStub([{ id: "root", path: "*", Component: Ways }]);

function Ways() {
  const root = useRoot()!;
  return (
    <TextProvider language="en" showKeys={false}>
      <SiteHeader root={root} path="/slots" menuOpen={false} onMenu={() => {}} />
      <GameNavBar root={root} path="/slots" />
      <SiteBar root={root} path="/slots" onMenu={() => {}} />
    </TextProvider>
  );
}

/** Links of the header, the navigation and the phone's bar, as the server renders them for the visit. */
async function linksOf(visited: never): Promise<{ href: string; text: string }[]> {
  const root = await rootLoader(visited);
  const html = renderToStaticMarkup(
    <Stub initialEntries={["/slots"]} hydrationData={{ loaderData: { root } }} />,
  );
  return [...html.matchAll(/<a\b[^>]*?href="([^"]*)"[^>]*>([\s\S]*?)<\/a>/g)].map(([, href, text]) => ({
    href: href!,
    text: text!.replace(/<[^>]+>/g, ""),
  }));
}

describe("the search", () => {
  it.each([
    ["bellwether.example", 2],
    ["lottery.bellwether.example", 0],
  ])("the search at %s has %i links in header and phone bar", async (hostname, count) => {
    const links = await linksOf(visit(hostname));
    expect(links.filter(({ href }) => href === "/search-games")).toHaveLength(count);
    expect(links.map(({ href }) => href)).toContain("/new-games");
  });

  it("the search is a page, but a 404 in the lottery version", async () => {
    await expect(searchLoader(visit("bellwether.example"))).resolves.toMatchObject({ total: 0 });
    await expect(searchLoader(visit("lottery.bellwether.example"))).rejects.toMatchObject({
      init: { status: 404 },
    });
  });
});

describe("the lottery", () => {
  it.each([
    ["bellwether.example", ["/lottery-games", "/slots", "/jackpots"]],
    ["lottery.bellwether.example", ["/lottery-games", "/slots", "/jackpots"]],
    ["lottery.funly.example", ["/jackpots", "/slots", "/virtuals"]],
  ])("at %s the navigation begins with %j", async (hostname, first) => {
    const { navigation } = (await rootLoader(visit(hostname))) as { navigation: string[] };
    expect(navigation.slice(0, 3).map((slug) => `/${slug}`)).toEqual(first);
  });

  it.each([
    ["bellwether.example", ["recent", "favourites", "hot", "lottery"]],
    ["lottery.bellwether.example", ["lottery", "recent", "favourites", "hot"]],
  ])("at %s the lobby begins with %j", (hostname, first) => {
    expect(lobbySectionsOf(siteAt(hostname)).slice(0, 4)).toEqual(first);
  });
});

describe("the phone's bar", () => {
  it.each([
    ["IE", "/signup", "Join"],
    ["US", "/login", "Log in"],
  ])("the phone's bar leads a visitor in %s to %s: '%s'", async (country, href, text) => {
    const links = await linksOf(visit("bellwether.example", country));
    expect(links.at(-2)).toEqual({ href, text });
  });
});
