import type { Palette } from "@bellwether/contract/content/index.ts";
import { bodyMarkSvg } from "../body/body-mark.ts";
import { hashSource } from "../files/source-hash.ts";
import type { Family, Input, Unit } from "../files/unit.ts";
import { loadKit } from "../kit.ts";
import { paymentLogoSvg } from "../payment/logo.ts";
import { type Icons, symbolSvg } from "../symbol.ts";
import type { Kit } from "../tile/tile.ts";
import { drawApp } from "./draw-app.ts";
import { drawBrand } from "./draw-brand.ts";
import { drawPicture } from "./draw-picture.ts";
import { drawTile } from "./draw-tile.ts";
import { rasterIcons } from "./raster-icons.ts";

/** Draws a unit's files, in the order of its file names. */
export type DrawUnit = (unit: Unit) => Promise<Uint8Array[]>;

/** The kit, and the same icons as bitmaps for what is rendered immediately. */
type DrawingKit = Kit & { rasterIcons(names: string[]): Promise<Icons> };

/**
 * Draws units in this process. The kit is loaded for the first one.
 * @throws if the sources differ from those in the unit's key: they changed while the server was running.
 */
export function createDrawer(): DrawUnit {
  const sources = new Map<Family, string>();
  let loading: Promise<DrawingKit> | undefined;
  return async ({ input, source }) => {
    const own = sources.get(input.family) ?? hashSource(input.family);
    sources.set(input.family, own);
    if (own !== source)
      throw new Error(`What draws a ${input.family} has changed since the server started: restart it.`);
    loading ??= loadKit().then((kit) => ({ ...kit, rasterIcons: rasterIcons(kit.icons) }));
    const drawn = await drawInput(input, await loading);
    return (Array.isArray(drawn) ? drawn : [drawn]).map((each) =>
      typeof each === "string" ? Buffer.from(each) : each,
    );
  };
}

async function drawInput(input: Input, kit: DrawingKit): Promise<string | Buffer | Buffer[]> {
  switch (input.family) {
    case "app":
      return drawApp(input, kit.fonts);
    case "body":
      return bodyMarkSvg(input.body, kit.fonts);
    case "brand":
      return drawBrand(input, kit.fonts);
    case "flag":
      return input.svg;
    case "payment":
      return paymentLogoSvg(input.method, kit.fonts);
    case "picture":
      return drawPicture(input, await kitFor(input.picture.art, input.palette, kit));
    case "symbol":
      return symbolSvg(kit.icons, input.name);
    case "tile":
      return drawTile(input, await kitFor(input.title.art, input.palette, kit));
  }
}

/** With the palette that the key stands for, and with the icons as bitmaps. */
async function kitFor(
  art: { palette: string; symbols: string[] },
  palette: Palette | undefined,
  kit: DrawingKit,
): Promise<Kit> {
  return {
    fonts: kit.fonts,
    icons: await kit.rasterIcons(art.symbols),
    palettes: palette ? { [art.palette]: palette } : {},
  };
}
