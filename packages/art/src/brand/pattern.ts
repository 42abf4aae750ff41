import { star } from "../paint/rays.ts";
import { circle, line, path, rect, round, times } from "../paint/shape.ts";
import type { BrandName } from "./brands.ts";

/** A seamless swatch with a transparent background, to repeat behind panels at low opacity. */
export function patternSvg(brand: BrandName): string {
  return patterns[brand]();
}

/** A strip that repeats horizontally: an awning, a row of arches, a rim of blobs. It hangs from its top edge. */
export function edgeSvg(brand: BrandName): string {
  return edges[brand]();
}

const swatch = (width: number, height: number, content: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${content}</svg>`;

const edges: Record<BrandName, () => string> = {
  bellwether: () =>
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
  luckyclover: () =>
    swatch(
      48,
      32,
      rect(0, 0, 48, 3, "#e3b34f") +
        line("M0 3A24 24 0 0 0 48 3", "#e3b34f", 1.6) +
        line("M8 3A16 16 0 0 0 40 3", "#e3b34f", 1) +
        circle(24, 28.5, 2.4, "#ffe7a3"),
    ),
  funly: () =>
    swatch(
      120,
      48,
      path(
        "M0 0H120V16C112 16 110 34 96 34C82 34 82 22 70 22C58 22 58 44 40 44C22 44 20 16 0 16Z",
        "#c6ff3d",
        'stroke="#1a0645" stroke-width="5" stroke-linejoin="round"',
      ) + rect(-4, -4, 128, 9, "#1a0645"),
    ),
};

const patterns: Record<BrandName, () => string> = {
  /** Printed paper: small bells and balls in a half-drop, as on the back of a ticket. */
  bellwether: () => {
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
  /** Brass arches in rows, each with a leaf beneath. */
  luckyclover: () => {
    const arch = (x: number, y: number) =>
      [40, 31, 22]
        .map((radius) =>
          line(
            `M${x - radius} ${y}A${radius} ${radius} 0 0 1 ${x + radius} ${y}`,
            "#e3b34f",
            radius === 40 ? 2 : 1.2,
          ),
        )
        .join("") +
      times(
        4,
        (index) =>
          `<g transform="rotate(${index * 90 + 45} ${x} ${y - 9})">${path(`M${x} ${y - 9}q-6 -4 -4 -8q2 -3 4 0q2 -3 4 0q2 4 -4 8z`, "#e3b34f")}</g>`,
      );
    return swatch(80, 80, arch(0, 40) + arch(80, 40) + arch(40, 80) + arch(40, 0));
  },
  /** Blobs and stars that do not cross the edges of the swatch. */
  funly: () => {
    const blob = (x: number, y: number, size: number, colour: string) =>
      path(
        `M${x - size} ${y}C${x - size} ${round(y - size * 1.3)} ${x + size * 0.6} ${round(y - size * 1.2)} ${x + size} ${round(y - size * 0.2)}C${round(x + size * 1.3)} ${y + size} ${round(x - size * 0.8)} ${round(y + size * 1.2)} ${x - size} ${y}Z`,
        colour,
        'opacity=".3"',
      );
    const spark = (x: number, y: number, size: number, colour: string) =>
      path(star(x, y, size, size * 0.3), colour);
    return swatch(
      240,
      240,
      blob(58, 66, 34, "#ff2e97") +
        blob(176, 152, 44, "#2bd9ff") +
        blob(70, 190, 26, "#ff6a4d") +
        blob(184, 48, 22, "#9d4edd") +
        spark(122, 40, 13, "#c6ff3d") +
        spark(34, 132, 9, "#7bf7ff") +
        spark(128, 118, 7, "#ffffff") +
        spark(214, 98, 10, "#ff7ac0") +
        spark(126, 210, 12, "#ffe66b") +
        circle(96, 108, 3, "#ffffff") +
        circle(208, 206, 4, "#c6ff3d") +
        circle(28, 24, 3, "#7bf7ff") +
        circle(150, 84, 2.4, "#ffe66b"),
    );
  },
};
