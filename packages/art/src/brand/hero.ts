import type { BrandName } from "./brands.ts";
import { heroOfBellwether } from "./hero-bellwether.ts";
import type { HeroField } from "./hero-field.ts";
import { heroOfFunly } from "./hero-funly.ts";
import { heroOfLuckyClover } from "./hero-luckyclover.ts";

const scenes: Record<BrandName, (field: HeroField) => string> = {
  bellwether: heroOfBellwether,
  luckyclover: heroOfLuckyClover,
  funly: heroOfFunly,
};

/** 1280 × 480 with a calm left half, or 640 × 360 with the scene in the middle. */
export function heroSvg(brand: BrandName, wide: boolean): string {
  const [width, height] = wide ? [1280, 480] : [640, 360];
  const content = drawHero(brand, { width, height, wide, centre: wide ? 960 : 320, ground: height - 46 });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" preserveAspectRatio="xMaxYMid slice">${content}</svg>`;
}

/** The same scene on another field, as markup to embed in a larger picture. */
export const drawHero = (brand: BrandName, field: HeroField): string => scenes[brand](field);
