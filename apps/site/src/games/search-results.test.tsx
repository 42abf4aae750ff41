import { renderToStaticMarkup } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { expect, test } from "vitest";
import { SearchResults } from "./search-results.tsx";

const longTitle = "The Crown of the Seven Sleeping Mountain Kings";
const Stub = createRoutesStub([{ id: "root", path: "/", Component: Found }]);

function Found() {
  const game = { id: 1, title: longTitle, code: "crown", provider: "NetEnt", tileWide: "/c" };
  return <SearchResults id="found" games={[game]} label="Found" text="seven" />;
}

test("a found title of 46 characters is cut after 35 with its match marked, and its `title` attribute is whole", () => {
  const html = renderToStaticMarkup(<Stub initialEntries={["/"]} hydrationData={{ loaderData: {} }} />);
  expect(html).toContain(`title="${longTitle}"`);
  expect(html.replace(/<[^>]+>/g, "")).toBe("The Crown of the Seven Sleeping Mou…NetEnt");
  expect(html).toContain("<mark>Seven</mark>");
});

const TopicsStub = createRoutesStub([{ id: "root", path: "/", Component: FoundWithTopics }]);

function FoundWithTopics() {
  const game = { id: 1, title: "Bell Tower Bonanza", code: "bell", provider: "NetEnt", tileWide: "/c" };
  const topics = [
    {
      kind: "category",
      name: "Roulette",
      within: "Live casino",
      path: "/live-casino/roulette",
      tileWide: "/r",
    },
    { kind: "maker", name: "Play n Go", path: "/provider-games/play-n-go", tileWide: "/p" },
  ] as const;
  return <SearchResults id="found" topics={topics} games={[game]} label="Found" text="roul" active={0} />;
}

test("two categories are links before the game in one list of 3, counted through for the keyboard, with the first one active", () => {
  const html = renderToStaticMarkup(<TopicsStub initialEntries={["/"]} hydrationData={{ loaderData: {} }} />);
  const links = [...html.matchAll(/<a ([^>]*)>/g)].map(([, attributes = ""]) => attributes);
  expect(links.map((link) => /id="([^"]+)"/.exec(link)?.[1])).toEqual(["found-0", "found-1", "found-2"]);
  expect(links.map((link) => /href="([^"]+)"/.exec(link)?.[1])).toEqual([
    "/live-casino/roulette",
    "/provider-games/play-n-go",
    "/games/bell",
  ]);
  expect(links.map((link) => link.includes("data-topic"))).toEqual([true, true, false]);
  expect(links.map((link) => link.includes("data-active"))).toEqual([true, false, false]);
  expect(html.match(/<ul/g)).toHaveLength(1);
  expect(html).toContain("<mark>Roul</mark>");
  expect(html).toContain("Live casino");
});
