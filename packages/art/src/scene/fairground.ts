import { darken, lighten, mix } from "../paint/colour.ts";
import { glowCircle } from "../paint/gradient.ts";
import { rays } from "../paint/rays.ts";
import { circle, line, path, polygon, rect, times, toTenths } from "../paint/shape.ts";
import { type PaintScene, sky } from "./stage.ts";

/** Under the big top's stripes: bulbs on strings, a wheel turning, bunting. */
export const paintFairground: PaintScene = (stage) => {
  const { width, height, ground, palette } = stage;
  const { high, low, far, near, deep, light, accent } = palette;
  const wheelX = width * 0.76;
  const wheelY = ground * 0.54;
  const wheel = Math.min(width * 0.26, ground * 0.3);
  const tip = -60;
  const string = (y: number, sag: number, count: number) => {
    const at = (share: number): [number, number] => [share * width, y + Math.sin(share * Math.PI) * sag];
    return (
      line(`M0 ${y}Q${width / 2} ${y + sag * 2} ${width} ${y}`, deep, 3) +
      times(count, (index) => {
        const [x, by] = at((index + 0.5) / count);
        return (
          circle(x, by + 10, 16, light, 'opacity=".35"') +
          circle(x, by + 9, 8, index % 2 ? lighten(accent, 0.4) : "#fff6c8")
        );
      })
    );
  };
  return {
    lightX: 0.4,
    back:
      sky(stage, high, mix(high, low, 0.4), low) +
      path(rays(width / 2, tip, height * 1.5, 26, 0.5), light, 'opacity=".5"') +
      glowCircle("lights", width * 0.5, ground * 0.6, height * 0.4, light, 0.7) +
      line(
        `M${wheelX} ${wheelY}L${wheelX - wheel * 0.5} ${ground}M${wheelX} ${wheelY}L${wheelX + wheel * 0.5} ${ground}`,
        mix(far, deep, 0.3),
        9,
      ) +
      circle(wheelX, wheelY, wheel, "none", `stroke="${mix(far, deep, 0.2)}" stroke-width="7"`) +
      circle(wheelX, wheelY, wheel * 0.8, "none", `stroke="${mix(far, deep, 0.2)}" stroke-width="3"`) +
      times(10, (index) => {
        const angle = (index / 10) * Math.PI * 2 + 0.2;
        const [x, y] = [wheelX + Math.cos(angle) * wheel, wheelY + Math.sin(angle) * wheel];
        return (
          line(
            `M${toTenths(wheelX)} ${toTenths(wheelY)}L${toTenths(x)} ${toTenths(y)}`,
            mix(far, deep, 0.2),
            3,
          ) + rect(x - 11, y - 4, 22, 17, index % 2 ? accent : light, 'rx="6"')
        );
      }) +
      times(3, (index) => {
        const [x, half] = [width * (0.1 + index * 0.19), 74];
        const top = ground - 150 + (index % 2) * 34;
        return (
          polygon(
            [
              [x - half, top + 58],
              [x, top],
              [x + half, top + 58],
            ],
            index % 2 ? accent : near,
          ) +
          times(6, (stripe) =>
            rect(
              x - half + stripe * (half / 3),
              top + 58,
              half / 3,
              ground - top - 50,
              stripe % 2 ? light : index % 2 ? accent : near,
            ),
          ) +
          polygon(
            [
              [x, top - 26],
              [x + 26, top - 17],
              [x, top - 8],
            ],
            accent,
          ) +
          rect(x - 1.5, top - 26, 3, 30, deep)
        );
      }) +
      rect(0, ground - 12, width, height, mix(near, deep, 0.35)) +
      path(`M0 ${ground - 12}H${width}v14H0z`, lighten(near, 0.18)) +
      times(14, (index) =>
        rect((index * width) / 14, ground + 12, width / 28, height, darken(near, 0.28), 'opacity=".4"'),
      ) +
      string(14, 44, 12) +
      string(76, 34, 10),
  };
};
