import { Scene } from "@bellwether/contract/content/index.ts";
import sharp from "sharp";
import { beforeAll, describe, expect, test } from "vitest";
import { readCatalogue } from "../content.ts";
import { activeContent, brokenIds } from "../inert-svg.ts";
import { loadKit } from "../kit.ts";
import { type Format, formats } from "./layout.ts";
import { type Kit, tileSvg } from "./tile.ts";

const titles = readCatalogue();
let kit: Kit;
beforeAll(async () => {
  kit = await loadKit();
});

describe.each(Object.keys(formats) as Format[])("a %s tile", (format) => {
  const firstIn = Scene.options.map(
    (scene) => [scene, titles.find(({ art }) => art.scene === scene)!] as const,
  );

  test.each(firstIn)("a tile of %s is inert, complete, and holds its lettering as outlines", (_, title) => {
    const svg = tileSvg(title, kit, format);
    expect(activeContent(svg)).toEqual([]);
    expect(brokenIds(svg)).toEqual([]);
    expect(svg).not.toMatch(/<text|NaN|undefined|Infinity/);
  });

  test("a tile is drawn identically each time", () => {
    expect(tileSvg(titles[3]!, kit, format)).toBe(tileSvg(titles[3]!, kit, format));
  });
});

test("every title can be lettered and drawn in both formats", () => {
  for (const title of titles) {
    for (const format of Object.keys(formats) as Format[])
      expect(tileSvg(title, kit, format)).not.toMatch(/NaN|undefined/);
  }
}, 60_000);

test("a tile's picture is 480 × 640 and has more than one colour", async () => {
  const picture = sharp(Buffer.from(tileSvg(titles[0]!, kit)));
  const { width, height } = await picture.metadata();
  expect([width, height]).toEqual([480, 640]);
  const { channels } = await picture.stats();
  expect(Math.min(...channels.slice(0, 3).map(({ stdev }) => stdev))).toBeGreaterThan(20);
});

test("a title with an unknown palette is refused with its name", () => {
  const title = { ...titles[0]!, art: { ...titles[0]!.art, palette: "mud" } };
  expect(() => tileSvg(title, kit)).toThrow(/bell-tower-bonanza names an unknown palette "mud"/);
});
