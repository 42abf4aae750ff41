import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Lettering } from "@bellwether/contract/content/index.ts";
import * as fontkit from "fontkit";
import wawoff2 from "wawoff2";

export type FontName = Lettering["font"];
export type Fonts = Record<FontName, fontkit.Font>;

type Source = { file: string; axes?: Record<string, number> };

const sources: Record<FontName, Source> = {
  bricolage: {
    file: "@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-standard-normal.woff2",
    axes: { wght: 800, wdth: 84, opsz: 96 },
  },
  figtree: {
    file: "@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2",
    axes: { wght: 900 },
  },
  fraunces: {
    file: "@fontsource-variable/fraunces/files/fraunces-latin-full-normal.woff2",
    axes: { wght: 900, opsz: 144, SOFT: 100, WONK: 1 },
  },
  unbounded: {
    file: "@fontsource-variable/unbounded/files/unbounded-latin-wght-normal.woff2",
    axes: { wght: 900 },
  },
  bungee: { file: "@fontsource/bungee/files/bungee-latin-400-normal.woff" },
  chango: { file: "@fontsource/chango/files/chango-latin-400-normal.woff" },
  lilita: { file: "@fontsource/lilita-one/files/lilita-one-latin-400-normal.woff" },
  limelight: { file: "@fontsource/limelight/files/limelight-latin-400-normal.woff" },
  pirata: { file: "@fontsource/pirata-one/files/pirata-one-latin-400-normal.woff" },
  rye: { file: "@fontsource/rye/files/rye-latin-400-normal.woff" },
};

/** All display faces, each at the single weight that the pictures use. */
export async function loadFonts(): Promise<Fonts> {
  const fonts: Partial<Fonts> = {};
  // One after the other: the decompressor has a single buffer.
  for (const name of Object.keys(sources) as FontName[]) fonts[name] = await loadFont(sources[name]);
  return fonts as Fonts;
}

async function loadFont({ file, axes }: Source): Promise<fontkit.Font> {
  const bytes = readFileSync(createRequire(import.meta.url).resolve(file));
  // fontkit cannot vary a font that is still compressed as woff2.
  const plain = axes ? Buffer.from(await wawoff2.decompress(bytes)) : bytes;
  const font = fontkit.create(plain) as fontkit.Font;
  return axes ? font.getVariation(axes) : font;
}
