import type { CatalogueTitle } from "@bellwether/contract/content/index.ts";
import { createToggles } from "@bellwether/market";
import { expect, it } from "vitest";
import { listInstantGames } from "./list-instant-games.ts";

const title = (gameId: number, more: Partial<CatalogueTitle> = {}) =>
  ({
    gameId,
    code: `ticket-${gameId}`,
    title: `Ticket ${gameId}`,
    provider: "BW",
    categories: ["lottery"],
    subCategories: [
      { categoryId: 101, sortRank: 7 },
      { categoryId: 100, sortRank: 2 },
    ],
    model: "scratch-tower",
    freePlay: true,
    description: "A ticket for tests only.",
    ...more,
  }) as unknown as CatalogueTitle;

const titles = [
  title(1),
  title(2, { devices: ["desktop"] }),
  title(3, { categories: ["slots"] }),
  title(4, { provider: "NE" }),
  title(5, { model: undefined }),
];
const toggles = createToggles({ environment: "test", warn: () => {} });
const listed = (brand: "BELLWETHER" | "FUNLY", country: string, device: "desktop" | "mobile" = "mobile") => {
  const settings = { providers: { BW: {} }, freePlayAllowed: true };
  const situation = { brand, country, region: undefined, authenticated: false, now: new Date(0) };
  return listInstantGames({ titles, toggles, settings } as never, situation, device);
};

it("a lottery instant game has its 12 fields, under the names of the specification", () => {
  expect(listed("BELLWETHER", "FI")[0]).toEqual({
    id: 1,
    name: "Ticket 1",
    provider: "BW",
    isPlayable: true,
    allowsFreePlay: true,
    hasVideo: false,
    videoUrl: null,
    images: {
      tile: "/art/tiles/ticket-1-240x320.webp",
      tile_large: "/art/tiles/ticket-1.webp",
      "412x230": "/art/tiles/ticket-1-412x230.webp",
      "254x142": "/art/tiles/ticket-1-254x142.webp",
      "824x460": "/art/tiles/ticket-1-824x460.webp",
    },
    categories: ["lottery"],
    subcategories: [100, 101],
    seoContent: "A ticket for tests only.",
    slugUrl: "/games/lottery/ticket-1",
  });
});

it("only the house's own lottery titles are instant games: 3 of 5, one of them not on a phone, one that opens soon not playable", () => {
  expect(listed("BELLWETHER", "FI").map(({ id, isPlayable }) => [id, isPlayable])).toEqual([
    [1, true],
    [2, false],
    [5, false],
  ]);
  expect(listed("BELLWETHER", "FI", "desktop").map(({ isPlayable }) => isPlayable)).toEqual([
    true,
    true,
    false,
  ]);
});

it("instant games have no free play in GB, and are hidden where lottery is hidden", () => {
  expect(listed("BELLWETHER", "GB").map(({ allowsFreePlay }) => allowsFreePlay)).toEqual([
    false,
    false,
    false,
  ]);
  expect(listed("FUNLY", "FI")).toEqual([]);
});
