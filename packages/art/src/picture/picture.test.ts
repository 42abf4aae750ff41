import { beforeAll, expect, test } from "vitest";
import { readLandings, readPalettes, readPromotions } from "../content.ts";
import { activeContent, brokenIds } from "../inert-svg.ts";
import { loadKit } from "../kit.ts";
import { loadIcons } from "../symbol.ts";
import type { Kit } from "../tile/tile.ts";
import { type PictureFormat, pictureFormats, pictureSvg } from "./picture.ts";

const pictures = [...readPromotions(), ...readLandings()].map(({ name, art }) => ({ name, art }));
let kit: Kit;
beforeAll(async () => {
  kit = await loadKit();
});

test.each(Object.keys(pictureFormats) as PictureFormat[])(
  "every %s picture is inert, complete and without words",
  (format) => {
    for (const { name, art } of pictures) {
      const svg = pictureSvg(name, art, kit, format);
      expect(activeContent(svg), name).toEqual([]);
      expect(brokenIds(svg), name).toEqual([]);
      expect(svg, name).not.toMatch(/<text|NaN|undefined|Infinity/);
    }
  },
  60_000,
);

test("no two pictures share both a scene and its palette, or their main figure", () => {
  const repeated = (keys: string[]) => keys.filter((key, at) => keys.indexOf(key) !== at);
  expect(repeated(pictures.map(({ art }) => `${art.scene} ${art.palette}`))).toEqual([]);
  expect(repeated(readPromotions().map(({ art }) => art.symbols[0]!))).toEqual([]);
});

test("pictures name only palettes and icons that exist", () => {
  const palettes = readPalettes();
  const icons = loadIcons();
  expect(pictures.filter(({ art }) => !palettes[art.palette]).map(({ name }) => name)).toEqual([]);
  const unknown = pictures
    .flatMap(({ art }) => art.symbols)
    .filter((name) => !name.startsWith("mascot-") && !icons.names.has(name));
  expect(unknown).toEqual([]);
});
