import { darken, lighten, mix } from "../paint/colour.ts";
import { itemAt } from "../paint/item-at.ts";
import { circle, line, path, polygon, rect, times, toTenths } from "../paint/shape.ts";
import { type PaintScene, sky } from "./stage.ts";

/** Striped sky, dripping icing, lollipop trees, sprinkled hills. */
export const paintCandy: PaintScene = (stage) => {
  const { width, height, ground, palette, random } = stage;
  const { high, low, far, near, light, accent, deep } = palette;
  const lollipop = (x: number, foot: number, rise: number, radius: number, colour: string) =>
    rect(x - 4, foot - rise, 8, rise, light) +
    circle(x, foot - rise, radius, colour) +
    line(
      `M${x} ${foot - rise}q${radius * 0.3} ${-radius * 0.5} ${radius * 0.55} 0t${-radius * 0.8} ${radius * 0.5}t${-radius * 0.5} ${-radius * 0.9}t${radius * 1.1} ${-radius * 0.45}`,
      light,
      radius * 0.16,
    ) +
    circle(x - radius * 0.4, foot - rise - radius * 0.45, radius * 0.16, "#ffffff", 'opacity=".8"');
  const hill = (x: number, radius: number, colour: string) =>
    circle(x, ground + radius * 0.72, radius, colour) +
    times(16, () => {
      const angle = -Math.PI * (0.15 + random() * 0.7);
      const reach = radius * (0.6 + random() * 0.34);
      const [px, py] = [x + Math.cos(angle) * reach, ground + radius * 0.72 + Math.sin(angle) * reach];
      return line(
        `M${toTenths(px)} ${toTenths(py)}l${toTenths((random() - 0.5) * 16)} ${toTenths((random() - 0.5) * 16)}`,
        itemAt([accent, light, lighten(high, 0.2)], Math.floor(random() * 3)),
        5,
      );
    });
  let drip = `M-10 -10H${width + 10}V44`;
  for (let x = width; x > -40; x -= 40) {
    const drop = 26 + random() * 46;
    drip += `v${toTenths(drop)}a10 10 0 0 1 -20 0v${toTenths(-drop)}a10 9 0 0 0 -20 0`;
  }
  return {
    lightX: 0.3,
    back:
      sky(stage, high, mix(high, low, 0.5), low) +
      times(9, (index) =>
        polygon(
          [
            [index * 130 - 300, height],
            [index * 130 - 236, height],
            [index * 130 + 40, -10],
            [index * 130 - 24, -10],
          ],
          light,
          'opacity=".35"',
        ),
      ) +
      hill(width * 0.16, width * 0.3, mix(far, low, 0.4)) +
      hill(width * 0.9, width * 0.34, far) +
      lollipop(width * 0.1, ground, 150, 40, accent) +
      lollipop(width * 0.92, ground - 10, 190, 46, near) +
      path(
        `M-10 ${ground + 6}Q${width * 0.25} ${ground - 34} ${width * 0.5} ${ground + 2}T${width + 10} ${ground - 6}V${height}H-10Z`,
        near,
      ) +
      path(
        `M-10 ${ground + 24}Q${width * 0.25} ${ground - 16} ${width * 0.5} ${ground + 20}T${width + 10} ${ground + 12}V${height}H-10Z`,
        darken(near, 0.14),
      ) +
      path(`${drip}V-10Z`, darken(light, 0.12), `transform="translate(0 6)"`) +
      path(`${drip}V-10Z`, lighten(light, 0.4)),
    front:
      times(18, () =>
        line(
          `M${toTenths(random() * width)} ${toTenths(ground + 34 + random() * (height - ground))}l8 -5`,
          random() < 0.5 ? accent : light,
          6,
          'opacity=".85"',
        ),
      ) + rect(0, height - 4, width, 4, deep, 'opacity=".2"'),
  };
};
