import { glow, shadowed, slope } from "../../../stage/pen.ts";
import { mix } from "../../../theme/palette.ts";
import { centreOf, type PaintFamily, paintSign } from "./frame-build.ts";
import { box, disc, shades, stroke } from "./frame-shapes.ts";

/** Tiers of a cake with icing, candles and cherries. */
export const paintCake: PaintFamily = (build) => {
  const { pen, style, palette, left, right, bottom, sign, roof, foot, wing } = build;
  const [light, base, dark] = style.body;
  const icing = "#fffaf4";
  const out = Math.min(wing, 90);
  const low = bottom + Math.min(foot, 44);
  const rise = Math.min(roof - 46, 70);
  const middle = centreOf(build);
  if (roof > 50) {
    const candles = [palette.accent, palette.far, "#7fd4ff", "#ffd34d", palette.near];
    for (const [index, share] of [0.14, 0.32, 0.5, 0.68, 0.86].entries()) {
      const x = left + (right - left) * share;
      const y = -sign - Math.max(rise, 4);
      box(
        pen,
        [x - 8, y - 40],
        [x + 8, y + 10],
        slope(pen, x - 8, x + 8, shades(candles[index] as string), true),
        4,
      );
      disc(
        pen,
        [x, y - 52],
        20,
        glow(pen, x, y - 52, 20, ["rgba(255, 240, 160, 0.9)", "rgba(255, 190, 60, 0)"]),
      );
      pen.beginPath();
      pen.ellipse(x, y - 52, 6, 12, 0, 0, Math.PI * 2);
      pen.fillStyle = slope(pen, y - 64, y - 40, ["#fff6c0", "#ff9a2e"]);
      pen.fill();
    }
  }
  shadowed(pen, "rgba(60, 10, 30, 0.4)", 20, 10, () => {
    box(
      pen,
      [left - out, bottom - 60],
      [right + out, low],
      slope(pen, bottom - 60, low, [light, base, dark]),
      [26, 26, 8, 8],
    );
    box(
      pen,
      [left, -sign * 0.4],
      [right, bottom - 20],
      slope(pen, left, right, [light, base, base, dark], true),
      20,
    );
    box(
      pen,
      [left + 26, -sign - Math.max(rise, 0)],
      [right - 26, 10],
      slope(pen, -sign - rise, 0, [light, base]),
      [30, 30, 10, 10],
    );
  });
  const drip = (x0: number, x1: number, y: number) => {
    shadowed(pen, "rgba(80, 20, 40, 0.3)", 6, 4, () => {
      box(pen, [x0, y - 14], [x1, y + 10], icing, 12);
      for (let x = x0 + 4, index = 0; x < x1 - 24; x += 32, index += 1)
        box(pen, [x, y - 4], [x + 24, y + 16 + ((index * 23) % 26)], icing, 12);
    });
  };
  drip(left + 20, right - 20, -sign - Math.max(rise, 0) + 6);
  drip(left - out, right + out, bottom - 58);
  const sprinkles = [palette.accent, palette.far, "#7fd4ff", "#ffd34d", palette.near];
  for (let index = 0; index < 70; index += 1) {
    const x = index % 2 === 0 ? left + 4 + ((index * 11) % 24) : right - 4 - ((index * 7) % 24);
    const y = 20 + ((index * 71) % (bottom - 110));
    stroke(
      pen,
      [
        [x, y],
        [x + ((index * 5) % 9) - 4, y + 8],
      ],
      sprinkles[index % 5] as string,
      5,
    );
  }
  paintSign(build, {
    inset: 56,
    radius: 30,
    fill: [icing, mix(palette.light, "#ffffff", 0.4)],
    line: palette.accent,
  });
  for (let x = left - out + 20; x < right + out; x += 60) {
    disc(pen, [x, bottom - 74], 14, glow(pen, x - 4, bottom - 79, 16, ["#ff9aa6", "#e01b3c", "#7d0a22"]));
    stroke(
      pen,
      [
        [x, bottom - 86],
        [x + 7, bottom - 100],
      ],
      "#4d7a2a",
      3.5,
    );
  }
  pen.beginPath();
  pen.ellipse(middle, low, (right - left) / 2 + out + 16, 14, 0, 0, Math.PI * 2);
  pen.fillStyle = slope(pen, low - 14, low + 14, ["#ffffff", style.trimDark]);
  pen.fill();
};
