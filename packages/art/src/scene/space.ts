import { darken, lighten, mix } from "../paint/colour.ts";
import { glowCircle, radial } from "../paint/gradient.ts";
import { star } from "../paint/rays.ts";
import { circle, ellipse, path, rect, times } from "../paint/shape.ts";
import { type PaintScene, sky } from "./stage.ts";

/** Nebula, a ringed neighbour, and the curve of a cratered moon. */
export const paintSpace: PaintScene = (stage) => {
  const { width, height, ground, palette, random } = stage;
  const { high, low, far, near, deep, light, accent } = palette;
  const px = width * 0.8;
  const py = ground * 0.26;
  const planet = height * 0.11;
  const moonY = ground + width * 0.74;
  const crater = (x: number, y: number, size: number) =>
    ellipse(x, y, size, size * 0.34, darken(near, 0.25)) +
    ellipse(x, y + size * 0.08, size * 0.88, size * 0.26, mix(near, deep, 0.45));
  return {
    lightX: 0.18,
    haze: 0.05,
    back:
      sky(stage, deep, high, mix(high, low, 0.45)) +
      glowCircle("cloud-1", width * 0.24, ground * 0.34, height * 0.42, low, 0.75) +
      glowCircle("cloud-2", width * 0.78, ground * 0.66, height * 0.38, far, 0.9) +
      glowCircle("cloud-3", width * 0.5, ground * 0.1, height * 0.28, accent, 0.35) +
      times(64, () =>
        circle(
          random() * width,
          random() * ground,
          0.7 + random() * 1.7,
          light,
          `opacity="${(0.35 + random() * 0.65).toFixed(2)}"`,
        ),
      ) +
      times(6, () => path(star(random() * width, random() * ground * 0.8, 12, 1.8, 4), "#ffffff")) +
      radial(
        "planet",
        [
          [0, lighten(accent, 0.45)],
          [0.6, accent],
          [1, darken(accent, 0.5)],
        ],
        0.3,
        0.3,
        0.8,
      ) +
      circle(px, py, planet, "url(#planet)") +
      ellipse(
        px,
        py,
        planet * 1.75,
        planet * 0.36,
        "none",
        `stroke="${light}" stroke-width="7" opacity=".85" transform="rotate(-18 ${px} ${py})" stroke-dasharray="${planet * 4.1} ${planet * 1.2} 400"`,
      ) +
      circle(width * 0.5, moonY, width * 0.8, lighten(near, 0.35)) +
      circle(width * 0.51, moonY + 8, width * 0.8, near) +
      crater(width * 0.2, ground + 26, 34) +
      crater(width * 0.74, ground + 34, 44) +
      crater(width * 0.52, ground + 84, 58) +
      crater(width * 0.9, ground + 76, 26) +
      rect(0, height - 2, width, 2, deep),
  };
};
