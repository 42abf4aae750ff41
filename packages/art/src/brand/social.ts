import type { Fonts } from "../lettering/font.ts";
import { drawBrandHero } from "./hero.ts";
import { logoParts } from "./logo.ts";

/** The preview picture that other sites show beside a link to a brand, in the usual ratio of 1.91 to 1. */
export const socialSize = { width: 1200, height: 630 };

const logoLeft = 72;
const logoWidth = 450;

/** The brand's own scene on the right, its name on the calm left. */
export function socialSvg(brand: string, fonts: Fonts): string {
  const { width, height } = socialSize;
  const scene = drawBrandHero(brand, { width, height, wide: true, centre: 885, ground: height - 96 });
  const logo = logoParts(brand, fonts);
  const scale = logoWidth / logo.width;
  const top = (height - 100 * scale) / 2;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${scene}<g transform="translate(${logoLeft} ${top.toFixed(1)}) scale(${scale.toFixed(3)})">${logo.markup}</g></svg>`;
}
