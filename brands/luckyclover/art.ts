import { type BrandArt, swatch } from "@bellwether/art/brand/brand-art.ts";
import { radial, vertical } from "@bellwether/art/paint/gradient.ts";
import { circle, line, path, rect, times } from "@bellwether/art/paint/shape.ts";
import { drawHero } from "./hero.ts";

export const art: BrandArt = {
  words: ["Lucky", "Clover"],
  font: "fraunces",
  mascot: "finn",
  colours: { ground: "#0b2b20", ink: "#f7ecd2", accent: "#e3b34f", glow: "#ffe7a3", deep: "#051a13" },
  wordmark: { size: 80, baseline: 76, start: 104, tracking: -0.012, reversedInk: "#051a13" },
  drawMark,
  drawHero,
  plate:
    rect(0, 0, 100, 100, "#0b3b2a", 'rx="16"') +
    rect(5, 5, 90, 90, "none", 'rx="12" stroke="#e3b34f" stroke-width="3"'),
  drawIconGround: (share) =>
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
  drawEdge: () =>
    swatch(
      48,
      32,
      rect(0, 0, 48, 3, "#e3b34f") +
        line("M0 3A24 24 0 0 0 48 3", "#e3b34f", 1.6) +
        line("M8 3A16 16 0 0 0 40 3", "#e3b34f", 1) +
        circle(24, 28.5, 2.4, "#ffe7a3"),
    ),
  /** Brass arches in rows, each with a leaf beneath. */
  drawPattern: () => {
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
};

/** Four leaves within a brass rule, one of them turned to the light. */
function drawMark(): string {
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
