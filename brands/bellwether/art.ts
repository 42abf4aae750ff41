import { type BrandArt, swatch } from "@bellwether/art/brand/brand-art.ts";
import { radial, vertical } from "@bellwether/art/paint/gradient.ts";
import { rays } from "@bellwether/art/paint/rays.ts";
import { circle, line, path, rect, times } from "@bellwether/art/paint/shape.ts";
import { drawHero } from "./hero.ts";

export const art: BrandArt = {
  words: ["Bellwether"],
  font: "bricolage",
  mascot: "bell",
  colours: { ground: "#fff6e4", ink: "#15204a", accent: "#d8342b", glow: "#ffc52e", deep: "#15204a" },
  wordmark: { size: 82, baseline: 78, start: 112, tracking: -0.012, reversedInk: "#fffdf5" },
  drawMark,
  drawHero,
  plate: rect(0, 0, 100, 100, "#fff1cc", 'rx="24"'),
  drawIconGround: () =>
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
  drawEdge: () =>
    swatch(
      96,
      64,
      path(
        "M0 0H96V34A24 24 0 0 1 48 34A24 24 0 0 1 0 34Z",
        "#15204a",
        'opacity=".14" transform="translate(0 5)"',
      ) +
        path("M0 0H48V34A24 24 0 0 1 0 34Z", "#d8342b") +
        path("M48 0H96V34A24 24 0 0 1 48 34Z", "#fffdf5") +
        path("M0 26H48V34A24 24 0 0 1 0 34Z", "#a81f23", 'opacity=".4"') +
        path("M48 26H96V34A24 24 0 0 1 48 34Z", "#e9dcc0", 'opacity=".6"') +
        rect(0, 0, 96, 5, "#15204a", 'opacity=".12"'),
    ),
  /** Printed paper: small bells and balls in a half-drop, as on the back of a ticket. */
  drawPattern: () => {
    const bell = (x: number, y: number, turn: number) =>
      `<g transform="translate(${x} ${y}) rotate(${turn})">${path("M0 -15C-10 -15 -11 -5 -13 4C-14 9 -19 10 -19 14H19C19 10 14 9 13 4C11 -5 10 -15 0 -15Z", "#ffc52e", 'opacity=".55"')}${circle(0, 18, 4, "#d8342b", 'opacity=".5"')}</g>`;
    const ball = (x: number, y: number) =>
      circle(x, y, 11, "none", 'stroke="#15204a" stroke-width="2" opacity=".22"') +
      circle(x, y, 5, "#15204a", 'opacity=".18"');
    const dots = times(16, (index) =>
      circle(15 + (index % 4) * 30, 15 + Math.floor(index / 4) * 30, 1.6, "#d8342b", 'opacity=".3"'),
    );
    return swatch(120, 120, dots + bell(30, 30, -12) + bell(90, 90, 12) + ball(90, 30) + ball(30, 90));
  },
};

/** A golden bell with a sheep's ears, fleece and face: the wether's bell is the wether. */
function drawMark(): string {
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
