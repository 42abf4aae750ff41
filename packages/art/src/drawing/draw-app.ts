import sharp from "sharp";
import { iconSvg } from "../brand/icon.ts";
import { socialSize, socialSvg } from "../brand/social.ts";
import type { AppIcon, AppInput } from "../files/app-units.ts";
import type { Fonts } from "../lettering/font.ts";

/** A brand's home screen icon, or its preview picture for other sites. */
export function drawApp({ brand, picture }: AppInput, fonts: Fonts): Promise<Buffer> {
  return picture === "social" ? renderSocial(brand, fonts) : renderIcon(brand, picture);
}

/** Photographic gradients: a tenth of what PNG would weigh, and every crawler reads it. */
function renderSocial(brand: string, fonts: Fonts): Promise<Buffer> {
  const { width, height } = socialSize;
  return sharp(Buffer.from(socialSvg(brand, fonts)), { density: 72 * 1.5 })
    .resize(width, height)
    .jpeg({ quality: 86, mozjpeg: true })
    .toBuffer();
}

/** Apple paints transparent corners black, so the icon that fills its square says that it has none. */
function renderIcon(brand: string, { purpose, edgePx }: AppIcon): Promise<Buffer> {
  const drawn = sharp(Buffer.from(iconSvg(brand, purpose)), { density: (72 * edgePx * 2) / 100 }).resize(
    edgePx,
    edgePx,
  );
  const filled = purpose === "any" ? drawn : drawn.removeAlpha();
  return filled.png({ palette: true, quality: 95 }).toBuffer();
}
