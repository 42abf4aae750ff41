import { firstBrand } from "@bellwether/market/brands.ts";
import { useRoot } from "../page-data/use-player.ts";
import { brandPicture } from "./brand-assets.ts";

/** The mascot's poses, drawn by packages/art. */
export type MascotPose = "celebrating" | "pointing" | "resting" | "shrugging" | "standing" | "waving";

/** The brand's mascot; a decorative picture next to a text that says the same. */
export function Mascot({
  pose,
  className,
  sizePx = 240,
}: {
  pose: MascotPose;
  className?: string;
  sizePx?: number;
}) {
  const slug = useRoot()?.brand.slug ?? firstBrand.slug;
  return (
    <img
      src={brandPicture(slug, `mascot-${pose}`)}
      alt=""
      width={sizePx}
      height={sizePx}
      className={className}
      decoding="async"
    />
  );
}
