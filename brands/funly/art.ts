import { type BrandArt, swatch } from "@bellwether/art/brand/brand-art.ts";
import { glowCircle, radial } from "@bellwether/art/paint/gradient.ts";
import { star } from "@bellwether/art/paint/rays.ts";
import { circle, path, rect, toTenths } from "@bellwether/art/paint/shape.ts";
import { drawHero } from "./hero.ts";

export const art: BrandArt = {
  words: ["Funly"],
  font: "unbounded",
  mascot: "zap",
  colours: { ground: "#2a0f6b", ink: "#ffffff", accent: "#c6ff3d", glow: "#2bd9ff", deep: "#1a0645" },
  wordmark: { size: 74, baseline: 76, start: 112, tracking: -0.02, reversedInk: "#1a0645" },
  drawMark,
  drawHero,
  plate: rect(0, 0, 100, 100, "#3a0fa0", 'rx="34"'),
  drawIconGround: () =>
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
    glowCircle("icon-flare", 50, 52, 46, "#ff2e97", 0.35) +
    sparks.map(([x, y, size, colour]) => path(star(x, y, size, size * 0.3), colour)).join(""),
  drawEdge: () =>
    swatch(
      120,
      48,
      path(
        "M0 0H120V16C112 16 110 34 96 34C82 34 82 22 70 22C58 22 58 44 40 44C22 44 20 16 0 16Z",
        "#c6ff3d",
        'stroke="#1a0645" stroke-width="5" stroke-linejoin="round"',
      ) + rect(-4, -4, 128, 9, "#1a0645"),
    ),
  /** Blobs and stars, none on a seam. */
  drawPattern: () => {
    const blob = (x: number, y: number, size: number, colour: string) =>
      path(
        `M${x - size} ${y}C${x - size} ${toTenths(y - size * 1.3)} ${x + size * 0.6} ${toTenths(y - size * 1.2)} ${x + size} ${toTenths(y - size * 0.2)}C${toTenths(x + size * 1.3)} ${y + size} ${toTenths(x - size * 0.8)} ${toTenths(y + size * 1.2)} ${x - size} ${y}Z`,
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

/** A laughing ball with its tail swept back. */
function drawMark(): string {
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

const sparks: [x: number, y: number, size: number, colour: string][] = [
  [17, 22, 5, "#c6ff3d"],
  [84, 17, 3.6, "#7bf7ff"],
  [12, 76, 3.6, "#ff7ac0"],
  [86, 82, 5, "#ffe66b"],
];
