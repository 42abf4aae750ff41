import { darken, lighten, mix } from "../paint/colour.ts";
import { glowCircle, radial, vertical } from "../paint/gradient.ts";
import { circle, ellipse, line, rect, times } from "../paint/shape.ts";
import type { PaintScene } from "./stage.ts";

/** The great round door and the heap of gold. */
export const paintVault: PaintScene = ({ width, height, centre, ground, palette, random }) => {
  const { high, low, far, near, deep, light } = palette;
  const x = centre;
  const y = ground * 0.5;
  const radius = Math.min(width * 0.46, ground * 0.46);
  const metal = mix(low, "#d8dde6", 0.45);
  const coin = (cx: number, cy: number, size: number) =>
    ellipse(cx, cy + size * 0.2, size, size * 0.42, "#a8650a") +
    ellipse(cx, cy, size, size * 0.42, "#ffc833") +
    ellipse(cx, cy, size * 0.7, size * 0.28, "#ffe48a");
  return {
    lightX: 0.3,
    back:
      vertical("wall", [
        [0, mix(high, deep, 0.45)],
        [1, mix(high, far, 0.5)],
      ]) +
      rect(0, 0, width, height, "url(#wall)") +
      times(48, (index) =>
        rect(
          (index % 8) * (width / 8) + 3,
          Math.floor(index / 8) * 92 + 3,
          width / 8 - 6,
          86,
          mix(high, deep, 0.2),
          'rx="5" opacity=".55"',
        ),
      ) +
      glowCircle("inside", x, y, radius * 1.5, light, 0.75) +
      circle(x, y, radius, darken(metal, 0.5)) +
      radial(
        "steel",
        [
          [0, lighten(metal, 0.6)],
          [0.6, metal],
          [1, darken(metal, 0.35)],
        ],
        0.35,
        0.3,
        0.85,
      ) +
      circle(x, y, radius * 0.95, "url(#steel)") +
      times(16, (index) => {
        const angle = (index / 16) * Math.PI * 2;
        return (
          circle(
            x + Math.cos(angle) * radius * 0.84,
            y + Math.sin(angle) * radius * 0.84,
            radius * 0.05,
            darken(metal, 0.4),
          ) +
          circle(
            x + Math.cos(angle) * radius * 0.84 - 1.5,
            y + Math.sin(angle) * radius * 0.84 - 1.5,
            radius * 0.034,
            lighten(metal, 0.6),
          )
        );
      }) +
      circle(x, y, radius * 0.7, darken(metal, 0.3)) +
      radial("glowing", [
        [0, light],
        [0.6, low],
        [1, mix(high, deep, 0.3)],
      ]) +
      circle(x, y, radius * 0.66, "url(#glowing)") +
      times(6, (index) => {
        const angle = (index / 6) * Math.PI * 2 + 0.26;
        return line(
          `M${x} ${y}L${x + Math.cos(angle) * radius * 0.6} ${y + Math.sin(angle) * radius * 0.6}`,
          light,
          7,
          'opacity=".3"',
        );
      }) +
      rect(0, ground - 14, width, height, mix(near, deep, 0.35)) +
      times(64, (index) =>
        coin(
          (random() * 1.1 - 0.05) * width,
          ground + 58 - Math.sin((index / 64) * Math.PI) * 8 - random() * 50 * (1 - index / 64),
          17 + random() * 9,
        ),
      ),
    front: times(40, () =>
      coin((random() * 1.1 - 0.05) * width, ground + 26 + random() * 44, 20 + random() * 9),
    ),
  };
};
