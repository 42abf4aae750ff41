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
