import { darken, lighten, mix } from "../paint/colour.ts";
import { glowCircle, vertical } from "../paint/gradient.ts";
import { ellipse, path, polygon, rect, times } from "../paint/shape.ts";
import type { PaintScene } from "./stage.ts";

/** Tiled wall, a shelf of jars, a hanging lamp, a checked cloth. */
export const paintKitchen: PaintScene = ({ width, height, centre, ground, palette, random }) => {
  const { high, low, far, near, deep, light, accent } = palette;
  const table = ground - 40;
  const tile = 48;
  const columns = Math.ceil(width / tile);
  const rows = Math.ceil(table / tile);
  const jar = (x: number, foot: number, size: number, colour: string) =>
    rect(x - size * 0.4, foot - size, size * 0.8, size, mix(colour, light, 0.35), `rx="${size * 0.16}"`) +
    rect(x - size * 0.34, foot - size * 0.7, size * 0.68, size * 0.64, colour, `rx="${size * 0.12}"`) +
    rect(x - size * 0.3, foot - size * 1.16, size * 0.6, size * 0.2, darken(accent, 0.15), 'rx="3"') +
    rect(x - size * 0.26, foot - size * 0.86, size * 0.1, size * 0.66, "#ffffff", 'rx="3" opacity=".6"');
  const shelf = table * 0.34;
  const cloth = (row: number) => table + row * 26 + row * row * 9;
  return {
    lightX: 0.5,
    back:
      rect(0, 0, width, height, mix(low, far, 0.4)) +
      times(columns * rows, (index) => {
        const [column, row] = [index % columns, Math.floor(index / columns)];
        return rect(
          column * tile + 2,
          row * tile + 2,
          tile - 4,
          tile - 4,
          (column + row) % 2 ? mix(low, light, 0.5) : mix(low, high, 0.35 + random() * 0.12),
          'rx="5"',
        );
      }) +
      vertical("dim", [
        [0, high, 0.55],
        [1, high, 0],
      ]) +
      rect(0, 0, width, table, "url(#dim)") +
      rect(0, shelf, width, 12, mix("#a86a33", near, 0.25)) +
      rect(0, shelf + 12, width, 10, deep, 'opacity=".25"') +
      jar(width * 0.08, shelf, 54, near) +
      jar(width * 0.2, shelf, 42, accent) +
      jar(width * 0.8, shelf, 46, mix(far, accent, 0.4)) +
      jar(width * 0.92, shelf, 58, high) +
      glowCircle("lamp", centre, table * 0.5, height * 0.42, light, 0.85) +
      rect(0, table, width, height - table, lighten(low, 0.75)) +
      times(4, (row) =>
        times(13, (column) => {
          if ((row + column) % 2) return "";
          const spread = (at: number) => (width / 8) * (1 + at * 0.3);
          const at = (c: number, r: number): [number, number] => [
            width / 2 + (c - 6.5) * spread(r),
            cloth(r),
          ];
          return polygon(
            [at(column, row), at(column + 1, row), at(column + 1, row + 1), at(column, row + 1)],
            near,
            'opacity=".85"',
          );
        }),
      ) +
      path(`M0 ${cloth(4)}H${width}V${height}H0Z`, darken(near, 0.2)) +
      ellipse(centre, ground + 4, width * 0.36, 24, deep, 'opacity=".16"') +
      rect(0, table - 3, width, 5, lighten(near, 0.5)),
  };
};
