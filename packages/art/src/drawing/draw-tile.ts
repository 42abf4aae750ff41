import sharp, { type CreateRaw } from "sharp";
import { type TileInput, tileSizes } from "../files/tile-units.ts";
import { type Kit, tileSvg } from "../tile/tile.ts";

/** Drawn larger than needed and then reduced: the edges are finer than the renderer's own. */
const oversize = 1.25;

/** Draws a title's tile in one format, in all sizes of that format. */
export async function drawTile({ title, format }: TileInput, kit: Kit): Promise<Buffer[]> {
  const { data, info } = await sharp(Buffer.from(tileSvg(title, kit, format)), { density: 72 * oversize })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const raw: CreateRaw = { width: info.width, height: info.height, channels: info.channels };
  const drawn: Buffer[] = [];
  for (const { width, height } of tileSizes.filter((size) => size.format === format))
    drawn.push(await sharp(data, { raw }).resize(width, height).webp({ quality: 82 }).toBuffer());
  return drawn;
}
