import sharp from "sharp";
import { type BrandName, brandNames } from "../brand/brands.ts";
import { type IconPurpose, iconSvg } from "../brand/icon.ts";
import { socialSize, socialSvg } from "../brand/social.ts";
import { hashOf, type Unit } from "./unit.ts";

type AppIcon = { name: string; purpose: IconPurpose; edgePx: number };

/** The sizes that a web app's manifest and Apple's home screen ask for. */
const icons: AppIcon[] = [
  { name: "icon-192", purpose: "any", edgePx: 192 },
  { name: "icon-512", purpose: "any", edgePx: 512 },
  { name: "icon-maskable-512", purpose: "maskable", edgePx: 512 },
  { name: "apple-touch-icon", purpose: "touch", edgePx: 180 },
];

/** The pictures under `brands/{name}/` that are read by what knows no SVG: home screens and other sites. */
export function appUnits(source: string): Unit[] {
  return brandNames.map((brand) => {
    const fileOf = (name: string, ending: string) => `brands/${brand}/${name}.${ending}`;
    const social = fileOf("social", "jpg");
    return {
      key: hashOf(source, brand, "app"),
      files: [...icons.map(({ name }) => fileOf(name, "png")), social],
      async make({ fonts }) {
        const made: Record<string, Buffer> = {};
        for (const icon of icons) made[fileOf(icon.name, "png")] = await renderIcon(brand, icon);
        const { width, height } = socialSize;
        // Photographic gradients: a tenth of what PNG would weigh, and every crawler reads it.
        made[social] = await sharp(Buffer.from(socialSvg(brand, fonts)), { density: 72 * 1.5 })
          .resize(width, height)
          .jpeg({ quality: 86, mozjpeg: true })
          .toBuffer();
        return made;
      },
    };
  });
}

/** Apple paints transparent corners black, so the icon that fills its square says that it has none. */
async function renderIcon(brand: BrandName, { purpose, edgePx }: AppIcon): Promise<Buffer> {
  const drawn = sharp(Buffer.from(iconSvg(brand, purpose)), { density: (72 * edgePx * 2) / 100 }).resize(
    edgePx,
    edgePx,
  );
  const filled = purpose === "any" ? drawn : drawn.removeAlpha();
  return filled.png({ palette: true, quality: 95 }).toBuffer();
}
