import { readCatalogue, readPalettes } from "@bellwether/art";
import { activeContent } from "@bellwether/art/inert-svg.ts";
import type { HttpBindings } from "@hono/node-server";
import { Hono } from "hono";
import { describe, expect, it } from "vitest";
import { mountTitleLooks } from "./title-looks.ts";

const app = new Hono<{ Bindings: HttpBindings }>();
const cannotBeDrawn = "symbols/coin.svg";
mountTitleLooks(
  app,
  { titles: readCatalogue(), palettes: readPalettes() },
  {
    find: (name) =>
      ({
        key: name,
        read: async () => {
          if (name === cannotBeDrawn) throw new Error("no painter");
          return Buffer.from(`<svg id="${name}"/>`);
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
    expect(pictures.lemon).toBe('<svg id="symbols/lemon.svg"/>');
  });

  it.each(["upright", "wide"])("a slot's room is an inert SVG: %s", async (format) => {
    const response = await app.request(`/arcade-titles/starling-heist/${format}.svg`);
    expect(response.headers.get("content-type")).toContain("image/svg+xml");
    expect(response.headers.get("access-control-allow-origin")).toBe("*");
    expect(activeContent(await response.text())).toEqual([]);
  });

  it("the look of a title in the arcade answers 404 for an unknown title and for an unknown picture", async () => {
    for (const path of ["nothing.json", "nothing/wide.svg", "starling-heist/other.svg"])
      expect((await app.request(`/arcade-titles/${path}`)).status).toBe(404);
  });
});
