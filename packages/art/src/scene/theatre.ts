import { darken, lighten, mix } from "../paint/colour.ts";
import { glowCircle, horizontal, vertical } from "../paint/gradient.ts";
import { ellipse, path, polygon, rect, times, toTenths } from "../paint/shape.ts";
import type { PaintScene } from "./stage.ts";

/** Open velvet curtains, two spotlights, boards and footlights. */
export const paintTheatre: PaintScene = ({ width, height, centre, ground, palette }) => {
  const { high, low, far, near, deep, light, accent } = palette;
  const floor = ground - 36;
  const drape = (from: number, way: number) => {
    const reach = width * 0.2;
    const fold = (index: number) => toTenths(from + way * (reach * (index / 5)));
    return (
      times(5, (index) =>
        path(
          `M${fold(index)} -5H${fold(index + 1)}Q${toTenths(from + way * reach * (index + 1) * 0.17)} ${floor * 0.62} ${toTenths(from + way * reach * (index + 1) * 0.13)} ${floor * 0.7}Q${toTenths(from + way * reach * (index + 1) * 0.2)} ${floor} ${toTenths(from + way * reach * (index + 1) * 0.19)} ${floor + 16}H${toTenths(from + way * reach * index * 0.19)}Q${toTenths(from + way * reach * index * 0.17)} ${floor * 0.7} ${fold(index)} -5Z`,
          way > 0 ? "url(#fold)" : "url(#fold-back)",
        ),
      ) +
      path(
        `M${from} ${floor * 0.66}q${way * reach * 0.36} -6 ${way * reach * 0.72} 4v16q${-way * reach * 0.36} -10 ${-way * reach * 0.72} -2z`,
        accent,
      )
    );
  };
  const swag = width / 5;
  return {
    lightX: 0.5,
    back:
      vertical("dark", [
        [0, deep],
        [1, mix(deep, high, 0.8)],
      ]) +
      rect(0, 0, width, height, "url(#dark)") +
      glowCircle("pool", centre, floor - 60, height * 0.46, low, 0.9) +
      vertical("beam", [
        [0, light, 0.65],
        [1, light, 0.06],
      ]) +
      polygon(
        [
          [width * 0.1, -10],
          [width * 0.16, -10],
          [width * 0.84, floor + 20],
          [width * 0.3, floor + 20],
        ],
        "url(#beam)",
      ) +
      polygon(
        [
          [width * 0.9, -10],
          [width * 0.84, -10],
          [width * 0.16, floor + 20],
          [width * 0.7, floor + 20],
        ],
        "url(#beam)",
      ) +
      vertical("boards", [
        [0, mix("#b8763a", near, 0.35)],
        [1, mix("#4a2812", near, 0.3)],
      ]) +
      rect(0, floor, width, height - floor, "url(#boards)") +
      times(12, (index) =>
        polygon(
          [
            [width / 2 + (index - 6) * 60, floor],
            [width / 2 + (index - 6) * 60 + 2, floor],
            [width / 2 + (index - 6) * 104 + 3, height],
            [width / 2 + (index - 6) * 104, height],
          ],
          "#2a1408",
          'opacity=".5"',
        ),
      ) +
      ellipse(centre, ground + 6, width * 0.36, 30, light, 'opacity=".35"') +
      horizontal("fold", [
        [0, darken(far, 0.45)],
        [0.5, lighten(far, 0.12)],
        [1, darken(far, 0.4)],
      ]) +
      horizontal("fold-back", [
        [0, darken(far, 0.4)],
        [0.5, lighten(far, 0.12)],
        [1, darken(far, 0.45)],
      ]) +
      drape(0, 1) +
      drape(width, -1) +
      times(
        5,
        (index) =>
          path(
            `M${index * swag} -6h${swag}v40q${-swag / 2} 46 ${-swag} 0z`,
            index % 2 ? far : darken(far, 0.18),
          ) + path(`M${index * swag} 34q${swag / 2} 46 ${swag} 0v9q${-swag / 2} 46 ${-swag} 0z`, accent),
      ),
  };
};
