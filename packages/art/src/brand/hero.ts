import type { HeroField } from "./brand-art.ts";
import { brandArtOf } from "./brands.ts";

/** 1280 × 480 with its left half calm, or 640 × 360 with the scene in its middle. */
export function heroSvg(brand: string, wide: boolean): string {
  const [width, height] = wide ? [1280, 480] : [640, 360];
  const content = drawBrandHero(brand, {
    width,
    height,
    wide,
    centre: wide ? 960 : 320,
    ground: height - 46,
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" preserveAspectRatio="xMaxYMid slice">${content}</svg>`;
}

/** The same scene on another field, as markup to set into a larger picture. */
export const drawBrandHero = (brand: string, field: HeroField): string => brandArtOf(brand).drawHero(field);
