import { radial, vertical } from "../paint/gradient.ts";
import { circle, line, path, rect, times } from "../paint/shape.ts";
import type { BrandName } from "./brands.ts";

/** A brand's sign on a field of 100 × 100, legible at 16 px. */
export const markOf: Record<BrandName, () => string> = {
  bellwether: bellMark,
  luckyclover: cloverMark,
  funly: cometMark,
};

export function markSvg(brand: BrandName): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100" width="100" height="100">${markOf[brand]()}</svg>`;
}

const plates: Record<BrandName, string> = {
  bellwether: rect(0, 0, 100, 100, "#fff1cc", 'rx="24"'),
  luckyclover:
    rect(0, 0, 100, 100, "#0b3b2a", 'rx="16"') +
    rect(5, 5, 90, 90, "none", 'rx="12" stroke="#e3b34f" stroke-width="3"'),
  funly: rect(0, 0, 100, 100, "#3a0fa0", 'rx="34"'),
};

/** The mark on a plate of the brand's own shape, for browser tabs and home screens. */
export function faviconSvg(brand: BrandName): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100" width="100" height="100">${plates[brand]}<g transform="translate(11 11) scale(.78)">${markOf[brand]()}</g></svg>`;
}

/** A golden bell with a sheep's ears, fleece and face. */
function bellMark(): string {
  const ink = "#15204a";
  const outline = `stroke="${ink}" stroke-width="5.5" stroke-linejoin="round"`;
  const ear = "M31 36C20 26 8 28 3 36C5 48 18 54 29 50Z";
  const fleece =
    "M33 29A9 9 0 0 1 33 14A11 11 0 0 1 50 7A11 11 0 0 1 67 14A9 9 0 0 1 67 29A10 10 0 0 1 50 32A10 10 0 0 1 33 29Z";
  return (
    vertical("mark-gold", [
      [0, "#ffe27a"],
      [0.55, "#ffb81f"],
      [1, "#e38a08"],
    ]) +
    path(ear, "#f6cfae", outline) +
    `<g transform="translate(100 0) scale(-1 1)">${path(ear, "#f6cfae", outline)}</g>` +
    circle(50, 89, 8, "#d8342b", outline) +
    path(
      "M50 18C31 18 29 38 26 58C24 69 13 73 13 79Q13 86 21 86H79Q87 86 87 79C87 73 76 69 74 58C71 38 69 18 50 18Z",
      "url(#mark-gold)",
      outline,
    ) +
    line("M19 75Q50 83 81 75", "#b56a05", 4, 'opacity=".7"') +
    circle(41, 49, 4.6, ink) +
    circle(59, 49, 4.6, ink) +
    line("M42 61Q50 69 58 61", ink, 4.5) +
    path(fleece, "#fffdf6", outline)
  );
}

/** Four leaves within a brass rule, one of them turned to the light. */
function cloverMark(): string {
  const leaf = "M50 48C34 44 22 34 24 21C26 10 40 7 47 16L50 21L53 16C60 7 74 10 76 21C78 34 66 44 50 48Z";
  const brass = 'stroke="#e3b34f" stroke-width="4.5" stroke-linejoin="round"';
  return (
    vertical("mark-leaf", [
      [0, "#7be06c"],
      [1, "#1d8a4e"],
    ]) +
    line("M50 50Q54 76 40 95", "#e3b34f", 8) +
    line("M50 50Q54 76 40 94", "#1d8a4e", 3) +
    times(
      4,
      (index) =>
        `<g transform="rotate(${index * 90 + 45} 50 48)">${path(leaf, "url(#mark-leaf)", brass)}${line("M50 44V26", "#0f5a34", 3, 'opacity=".6"')}</g>`,
    ) +
    circle(50, 48, 4.5, "#ffe7a3")
  );
}

/** A laughing ball with its tail swept back. */
function cometMark(): string {
  const ink = "#1a0645";
  const outline = `stroke="${ink}" stroke-width="6" stroke-linejoin="round"`;
  return (
    radial(
      "mark-ball",
      [
        [0, "#fff09a"],
        [0.45, "#ffb43a"],
        [1, "#ff3d7f"],
      ],
      0.36,
      0.3,
      0.85,
    ) +
    path(
      "M14 66C6 40 30 34 26 8C42 14 48 22 51 30C58 20 66 16 70 5C80 16 80 26 77 34C84 32 90 30 96 24C98 48 92 60 84 72Z",
      "#2bd9ff",
      outline,
    ) +
    path(
      "M26 60C22 42 38 40 37 22C48 30 50 38 51 44C57 36 64 32 67 24C72 34 70 42 67 48C74 46 78 44 82 40C82 54 78 62 74 68Z",
      "#c6ff3d",
    ) +
    circle(48, 66, 30, "url(#mark-ball)", outline) +
    `<ellipse cx="39" cy="61" rx="4.6" ry="7" fill="${ink}"/><ellipse cx="59" cy="61" rx="4.6" ry="7" fill="${ink}"/><circle cx="40.6" cy="58" r="1.9" fill="#fff"/><circle cx="60.6" cy="58" r="1.9" fill="#fff"/>` +
    path("M35 73Q49 77 63 73Q61 88 49 88Q37 88 35 73Z", ink) +
    path("M42 84Q49 79 56 84Q52 88 49 88Q45 88 42 84Z", "#ff5d8f")
  );
}
