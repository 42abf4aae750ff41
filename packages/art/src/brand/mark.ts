import { brandArtOf } from "./brands.ts";

export function markSvg(brand: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100" width="100" height="100">${brandArtOf(brand).drawMark()}</svg>`;
}

/** The mark on a plate of the brand's own shape, for tabs and home screens. */
export function faviconSvg(brand: string): string {
  const { plate, drawMark } = brandArtOf(brand);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100" width="100" height="100">${plate}<g transform="translate(11 11) scale(.78)">${drawMark()}</g></svg>`;
}
