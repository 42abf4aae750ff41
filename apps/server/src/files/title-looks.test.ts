import { readCatalogue, readPalettes } from "@bellwether/art";
import { activeContent } from "@bellwether/art/inert-svg.ts";
import { TitleMotion } from "@bellwether/contract/content/title-motion.ts";
import { releasedModels } from "@bellwether/games";
import type { HttpBindings } from "@hono/node-server";
import { Hono } from "hono";
import { describe, expect, it } from "vitest";
import { mountTitleLooks } from "./title-looks.ts";

const app = new Hono<{ Bindings: HttpBindings }>();
const cannotBeDrawn = "symbols/coin.svg";
mountTitleLooks(
  app,
  { titles: readCatalogue(), palettes: readPalettes(), models: releasedModels() },
  {
    find: (name) =>
      ({
        key: name,
        read: async () => {
          if (name === cannotBeDrawn) throw new Error("no painter");
          return Buffer.from(`<svg><g id="${name}"/></svg>`);
        },
      }) as never,
  },
);

describe("how a title looks in the arcade", () => {
  it("a slot's card has its world, a table's card has none", async () => {
    const card = await (await app.request("/arcade-titles/pirates-pension.json")).json();
    expect(card).toMatchObject({ code: "pirates-pension", world: { scene: "lagoon", frame: "ship" } });
    expect(card.palette).toHaveLength(9);
    const table = readCatalogue().find(({ categories }) => !categories.includes("slots"));
    expect(await (await app.request(`/arcade-titles/${table?.code}.json`)).json()).not.toHaveProperty(
      "world",
    );
  });

  it("a slot's card has the pictures of its symbols but those that cannot be drawn", async () => {
    const { slotSymbols, pictures } = await (
      await app.request("/arcade-titles/bell-tower-bonanza.json")
    ).json();
    expect(slotSymbols).toContain("coin");
    expect(Object.keys(pictures).toSorted()).toEqual(
      [
        ...slotSymbols.filter((name: string) => name !== "coin"),
        "admission-tickets",
        "wrapped-gift",
      ].toSorted(),
    );
    expect(pictures.lemon).toBe('<svg><g id="symbols/lemon.svg"/></svg>');
  });

  it.each(["upright", "wide"])("a slot's room is an inert SVG: %s", async (format) => {
    const response = await app.request(`/arcade-titles/starling-heist/${format}.svg`);
    expect(response.headers.get("content-type")).toContain("image/svg+xml");
    expect(response.headers.get("access-control-allow-origin")).toBe("*");
    expect(activeContent(await response.text())).toEqual([]);
  });

  it.each([
    ["pirates-pension", { kind: "reels", columns: 5, rows: 3 }],
    ["sushi-skyline", { kind: "falls" }],
    ["house-roulette", { kind: "rotor" }],
    ["the-big-cheese", { kind: "spokes" }],
    ["dice-and-easy", { kind: "cubes" }],
    ["dropped-stitch", { kind: "pegs" }],
    ["match-three-muffins", { kind: "lids" }],
    ["first-class-blackjack", { kind: "deal" }],
    ["rocket-ferry", { kind: "climb" }],
    ["keno-quick", { kind: "drum" }],
    ["derby-day-dash", { kind: "lanes" }],
    ["five-a-side-fortune", { kind: "pass" }],
  ])("what moves on the tile of %s is %o, in the title's colours", async (code, expected) => {
    const response = await app.request(`/arcade-titles/${code}/motion.json`);
    const motion = TitleMotion.parse(await response.json());
    expect(motion).toMatchObject(expected);
    expect(response.headers.get("cache-control")).toBe("public, max-age=300");
  });

  it("every title has a motion and a room, a slot also its grid", async () => {
    for (const { code, categories } of readCatalogue()) {
      const motion = TitleMotion.parse(
        await (await app.request(`/arcade-titles/${code}/motion.json`)).json(),
      );
      if (categories.includes("slots")) expect(motion.columns, code).toBeGreaterThan(2);
      expect((await app.request(`/arcade-titles/${code}/upright.svg`)).status, code).toBe(200);
    }
  });

  it("the 6 symbols that move are one SVG, last the one that the tile's picture is about", async () => {
    const response = await app.request("/arcade-titles/rocket-ferry/symbols.svg");
    expect(response.headers.get("content-type")).toContain("image/svg+xml");
    const svg = await response.text();
    expect([...svg.matchAll(/ y="(\d+)"/g)].map(([, y]) => Number(y))).toEqual([0, 32, 64, 96, 128, 160]);
    expect(svg).toMatch(/symbols\/rocket\.svg"\/><\/svg><\/svg>$/);
    expect(activeContent(svg)).toEqual([]);
  });

  it("symbols of which one cannot be drawn now answer 404, which nobody keeps", async () => {
    const response = await app.request("/arcade-titles/house-roulette/symbols.svg");
    expect(response.status).toBe(404);
    expect(response.headers.get("cache-control")).toBe("no-store");
  });

  it("the look of a title in the arcade answers 404 for an unknown title and for an unknown picture", async () => {
    for (const path of [
      "nothing.json",
      "nothing/wide.svg",
      "nothing/motion.json",
      "nothing/symbols.svg",
      "starling-heist/other.svg",
    ])
      expect((await app.request(`/arcade-titles/${path}`)).status).toBe(404);
  });
});
