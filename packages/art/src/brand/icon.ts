import { brandArtOf } from "./brands.ts";
import { faviconSvg } from "./mark.ts";

/**
 * A home screen icon. `any` has the plate's own shape; `maskable` fills its square and keeps the mark in the middle 80 %, because the
 * system cuts it to its own shape; `touch` fills its square too, because Apple rounds the corners.
 */
export type IconPurpose = "any" | "maskable" | "touch";

/** The mark's share of the square's edge. */
const markShare: Record<Exclude<IconPurpose, "any">, number> = { maskable: 0.56, touch: 0.7 };

/** 100 × 100 units. */
export function iconSvg(brand: string, purpose: IconPurpose): string {
  if (purpose === "any") return faviconSvg(brand);
  const { drawIconGround, drawMark } = brandArtOf(brand);
  const share = markShare[purpose];
  const start = 50 - share * 50;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100" width="100" height="100">${drawIconGround(share)}<g transform="translate(${start} ${start}) scale(${share})">${drawMark()}</g></svg>`;
}
