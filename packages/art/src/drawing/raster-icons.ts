import sharp from "sharp";
import { type Icons, symbolSvg } from "../symbol.ts";

const edgePx = 640;

/**
 * Icons as bitmaps, each rendered once, because an icon's own filters cost as much as everything else in a tile. Only for tiles that are
 * rendered to pixels; SVG output keeps the outlines.
 */
export function rasterIcons(icons: Icons): (names: string[]) => Promise<Icons> {
  const rendered = new Map<string, Promise<string>>();
  async function render(name: string) {
    const picture = await sharp(Buffer.from(symbolSvg(icons, name)), { density: (72 * edgePx) / 256 })
      .png({ compressionLevel: 1 })
      .toBuffer();
    return `<image width="32" height="32" href="data:image/png;base64,${picture.toString("base64")}"/>`;
  }
  const once = (name: string) => {
    const picture = rendered.get(name) ?? render(name);
    rendered.set(name, picture);
    return picture;
  };
  return async function prepare(names) {
    const bodies = new Map(await Promise.all(names.map(async (name) => [name, await once(name)] as const)));
    return { names: icons.names, body: (name) => bodies.get(name) ?? "" };
  };
}
