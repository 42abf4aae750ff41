import sharp from "sharp";
import type { PictureInput } from "../files/picture-units.ts";
import { pictureFormats, pictureSvg } from "../picture/picture.ts";
import type { Kit } from "../tile/tile.ts";

/** A promotion's or a landing page's picture in one size. */
export function drawPicture({ picture, size }: PictureInput, kit: Kit): Promise<Buffer> {
  const { format, width, height } = size;
  const density = 72 * 1.25 * Math.max(1, width / pictureFormats[format].width);
  return sharp(Buffer.from(pictureSvg(picture.name, picture.art, kit, format)), { density })
    .resize(width, height)
    .webp({ quality: 80 })
    .toBuffer();
}
