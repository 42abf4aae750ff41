import { glow, radial } from "../paint/gradient.ts";
import { rays, star } from "../paint/rays.ts";
import { circle, path, rect, times } from "../paint/shape.ts";
import type { BrandName } from "./brands.ts";
import { faviconSvg, markOf } from "./mark.ts";

/**
 * A home screen icon. `any` has the plate's own shape; `maskable` fills its square and keeps the mark in the middle 80 %, because the
 * system cuts it to its own shape; `touch` fills its square too, because Apple rounds the corners.
 */
export type IconPurpose = "any" | "maskable" | "touch";

/** The mark's share of the square's edge. */
const markShare: Record<Exclude<IconPurpose, "any">, number> = { maskable: 0.56, touch: 0.7 };

/** 100 × 100 units. */
export function iconSvg(brand: BrandName, purpose: IconPurpose): string {
  if (purpose === "any") return faviconSvg(brand);
  const share = markShare[purpose];
  const start = 50 - share * 50;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100" width="100" height="100">${grounds[brand](share)}<g transform="translate(${start} ${start}) scale(${share})">${markOf[brand]()}</g></svg>`;
}

/** The background of the icon, to the edge: the plate's colour with a highlight in the middle. */
const grounds: Record<BrandName, (share: number) => string> = {
  bellwether: () =>
    radial(
      "icon-ground",
      [
        [0, "#fffaf0"],
        [0.6, "#fff1cc"],
        [1, "#ffdc8a"],
      ],
      0.5,
      0.45,
      0.72,
    ) +
    rect(0, 0, 100, 100, "url(#icon-ground)") +
    path(rays(50, 48, 90, 24, 0.5), "#ffd46b", 'opacity=".3"'),
  luckyclover: (share) =>
    radial(
      "icon-ground",
      [
        [0, "#17694a"],
        [0.65, "#0b3b2a"],
        [1, "#06231a"],
      ],
      0.5,
      0.45,
      0.72,
    ) +
    rect(0, 0, 100, 100, "url(#icon-ground)") +
    circle(50, 50, share * 62, "none", 'stroke="#e3b34f" stroke-width="1.4" opacity=".8"') +
    circle(50, 50, share * 58, "none", 'stroke="#e3b34f" stroke-width=".6" opacity=".55"'),
  funly: () =>
    radial(
      "icon-ground",
      [
        [0, "#7a2bff"],
        [0.6, "#4a12c4"],
        [1, "#2a0f6b"],
      ],
      0.5,
      0.5,
      0.75,
    ) +
    rect(0, 0, 100, 100, "url(#icon-ground)") +
    glow("icon-flare", 50, 52, 46, "#ff2e97", 0.35) +
    times(sparks.length, (index) => {
      const [x, y, size, colour] = sparks[index]!;
      return path(star(x, y, size, size * 0.3), colour);
    }),
};

const sparks: [x: number, y: number, size: number, colour: string][] = [
  [17, 22, 5, "#c6ff3d"],
  [84, 17, 3.6, "#7bf7ff"],
  [12, 76, 3.6, "#ff7ac0"],
  [86, 82, 5, "#ffe66b"],
];
