import { brandArtOf } from "../brand/brands.ts";
import { heroSvg } from "../brand/hero.ts";
import { logoSvg } from "../brand/logo.ts";
import { faviconSvg, markSvg } from "../brand/mark.ts";
import type { BrandInput } from "../files/brand-units.ts";
import type { Fonts } from "../lettering/font.ts";
import { mascotSvg } from "../mascot/mascot.ts";
import type { PoseName } from "../mascot/pose.ts";

/** One of a brand's own drawings, as SVG. */
export function drawBrand({ brand, drawing }: BrandInput, fonts: Fonts): string {
  switch (drawing) {
    case "logo":
      return logoSvg(brand, fonts);
    case "logo-reversed":
      return logoSvg(brand, fonts, true);
    case "mark":
      return markSvg(brand);
    case "favicon":
      return faviconSvg(brand);
    case "edge":
      return brandArtOf(brand).drawEdge();
    case "pattern":
      return brandArtOf(brand).drawPattern();
    case "hero":
      return heroSvg(brand, true);
    case "hero-narrow":
      return heroSvg(brand, false);
    default:
      return mascotSvg(brandArtOf(brand).mascot, drawing.slice("mascot-".length) as PoseName);
  }
}
