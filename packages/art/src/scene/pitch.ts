import { lighten, mix } from "../paint/colour.ts";
import { glowCircle } from "../paint/gradient.ts";
import { itemAt } from "../paint/item-at.ts";
import { circle, line, polygon, rect, times } from "../paint/shape.ts";
import { type PaintScene, sky } from "./stage.ts";

/** A stadium at night: floodlights, a full stand, mown stripes. */
export const paintPitch: PaintScene = (stage) => {
  const { width, height, centre, ground, palette, random } = stage;
  const { high, low, near, deep, light, accent } = palette;
  const turf = ground - height * 0.13;
  const grass = mix("#2f9e44", near, 0.15);
  const lamp = (x: number) =>
    rect(x - 3, 40, 6, turf - 130, mix(deep, low, 0.3)) +
    times(6, (index) => circle(x - 26 + (index % 3) * 26, 34 + Math.floor(index / 3) * 22, 10, "#ffffff")) +
    glowCircle(`lamp-${Math.round(x)}`, x, 44, 150, light, 0.85);
  return {
    lightX: 0.5,
    back:
      sky(stage, deep, high, low) +
      lamp(width * 0.12) +
      lamp(width * 0.88) +
      polygon(
        [
          [-10, turf - 150],
          [width * 0.5, turf - 104],
          [width + 10, turf - 150],
          [width + 10, turf],
          [-10, turf],
        ],
        mix(deep, high, 0.5),
      ) +
      times(220, () => {
        const [x, y] = [random() * width, turf - 14 - random() * 96];
        return circle(
          x,
          y,
          4.4,
          itemAt([accent, light, low, mix(near, light, 0.3), "#ff6b5c"], Math.floor(random() * 5)),
          'opacity=".85"',
        );
      }) +
      rect(0, turf - 16, width, 18, lighten(accent, 0.1)) +
      times(10, (index) => rect((index * width) / 10, turf - 16, width / 20, 18, deep, 'opacity=".7"')) +
      rect(0, turf, width, height - turf, grass) +
      times(7, (index) =>
        polygon(
          [
            [width / 2 + (index * 2 - 7) * 44, turf],
            [width / 2 + (index * 2 - 6) * 44, turf],
            [width / 2 + (index * 2 - 6) * 120, height],
            [width / 2 + (index * 2 - 7) * 120, height],
          ],
          lighten(grass, 0.16),
        ),
      ) +
      line(
        `M0 ${turf + 20}H${width}M${width * 0.22} ${turf + 20}L${width * 0.12} ${turf + 66}H${width * 0.88}L${width * 0.78} ${turf + 20}`,
        "#ffffff",
        4,
        'opacity=".85"',
      ) +
      glowCircle("spot", centre, ground, width * 0.44, light, 0.35),
  };
};
