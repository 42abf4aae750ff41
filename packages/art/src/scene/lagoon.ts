import { darken, lighten, mix } from "../paint/colour.ts";
import { glowCircle, vertical } from "../paint/gradient.ts";
import { circle, ellipse, line, path, rect, times, toTenths } from "../paint/shape.ts";
import { type PaintScene, sky } from "./stage.ts";

/** Sun on flat water, two palms, sand underfoot. */
export const paintLagoon: PaintScene = (stage) => {
  const { width, height, ground, palette, random } = stage;
  const { high, low, far, near, deep, light, accent } = palette;
  const sea = ground - height * 0.2;
  const sunX = width * (0.36 + random() * 0.28);
  const sand = mix("#f6d79a", low, 0.25);
  const palm = (x: number, foot: number, rise: number, lean: number, colour: string) => {
    const [tx, ty] = [x + lean, foot - rise];
    const frond = (angle: number, reach: number) => {
      const rad = (angle * Math.PI) / 180;
      const [ex, ey] = [tx + Math.cos(rad) * reach, ty + Math.sin(rad) * reach + reach * 0.34];
      const [cx, cy] = [tx + Math.cos(rad) * reach * 0.6, ty + Math.sin(rad) * reach * 0.9 - 14];
      return path(
        `M${toTenths(tx)} ${toTenths(ty)}Q${toTenths(cx)} ${toTenths(cy)} ${toTenths(ex)} ${toTenths(ey)}Q${toTenths(cx)} ${toTenths(cy + 26)} ${toTenths(tx)} ${toTenths(ty)}Z`,
        colour,
      );
    };
    return (
      line(
        `M${toTenths(x)} ${foot}Q${toTenths(x + lean * 0.2)} ${toTenths(foot - rise * 0.6)} ${toTenths(tx)} ${toTenths(ty)}`,
        mix("#7a4a22", deep, 0.35),
        13,
      ) +
      [-160, -125, -95, -60, -25, 8, -190]
        .map((angle, index) => frond(angle, 84 + (index % 3) * 12))
        .join("") +
      circle(tx - 6, ty + 8, 8, mix("#7a4a22", deep, 0.2)) +
      circle(tx + 8, ty + 9, 8, mix("#7a4a22", deep, 0.35))
    );
  };
  return {
    lightX: sunX / width,
    haze: 0.04,
    back:
      sky(stage, high, mix(high, low, 0.55), low) +
      glowCircle("halo", sunX, sea - 30, height * 0.5, light, 1) +
      circle(sunX, sea - 44, height * 0.12, lighten(light, 0.4)) +
      times(4, (index) =>
        ellipse(
          width * (0.14 + index * 0.26),
          ground * (0.14 + (index % 2) * 0.11),
          62,
          10,
          light,
          'opacity=".6"',
        ),
      ) +
      vertical("sea", [
        [0, mix(far, light, 0.35)],
        [0.5, far],
        [1, near],
      ]) +
      path(`M0 ${sea}H${width * 0.2}q30 -26 70 0H${width}V${height}H0Z`, mix(near, deep, 0.3)) +
      rect(0, sea, width, height - sea, "url(#sea)") +
      times(12, (index) =>
        ellipse(
          sunX + (random() - 0.5) * 90,
          sea + 6 + index * 9,
          50 - index * 1.5,
          2.6,
          light,
          'opacity=".75"',
        ),
      ) +
      times(9, () => ellipse(random() * width, sea + 12 + random() * 100, 26, 1.8, light, 'opacity=".4"')) +
      path(
        `M-10 ${ground - 14}Q${width * 0.3} ${ground - 44} ${width * 0.62} ${ground - 14}T${width + 10} ${ground - 24}V${height}H-10Z`,
        lighten(near, 0.6),
        'opacity=".8"',
      ) +
      path(
        `M-10 ${ground - 4}Q${width * 0.3} ${ground - 34} ${width * 0.62} ${ground - 4}T${width + 10} ${ground - 14}V${height}H-10Z`,
        sand,
      ) +
      path(
        `M-10 ${ground + 44}Q${width * 0.4} ${ground + 14} ${width + 10} ${ground + 40}V${height}H-10Z`,
        darken(sand, 0.13),
      ) +
      palm(width * 0.04, ground + 16, ground * 0.66, 50, mix(far, deep, 0.45)) +
      palm(width * 0.97, ground + 12, ground * 0.78, -42, mix(near, deep, 0.4)),
    front: path(
      `M${toTenths(width * 0.9)} ${ground + 44}l6 -16l8 14l16 -4l-9 13l10 12l-16 -2l-8 13l-5 -15l-15 -4z`,
      accent,
    ),
  };
};
