import { darken, lighten, mix } from "../../paint/colour.ts";
import { glowCircle, vertical } from "../../paint/gradient.ts";
import { ellipse, line, path, rect, times } from "../../paint/shape.ts";
import { along, type PaintRoom } from "./room-stage.ts";

/** A covered terrace in a thunderstorm: arches open on violet clouds, driving rain, wet hills and a balustrade. */
export const paintStormTerrace: PaintRoom = ({ width, height, floor, unit, palette, random }) => {
  const night = mix("#10123a", palette.deep, 0.35);
  const pillar = mix("#3b3a6e", palette.near, 0.25);
  const cloud = (x: number, y: number, size: number, colour: string) =>
    ellipse(x, y, size * 1.6, size * 0.5, colour) +
    ellipse(x - size * 0.7, y - size * 0.2, size * 0.7, size * 0.5, colour) +
    ellipse(x + size * 0.5, y - size * 0.3, size * 0.9, size * 0.6, colour);
  const arch = (x: number) => {
    const [half, top] = [unit * 1.9, floor * 0.3];
    return `M${x - half} ${floor}V${top}a${half} ${half * 0.82} 0 0 1 ${half * 2} 0V${floor}Z`;
  };
  const arches: number[] = [];
  along(width, unit * 4.3, (x) => {
    arches.push(x);
    return "";
  });
  return (
    vertical("storm-sky", [
      [0, darken(night, 0.3)],
      [0.5, mix("#3a3580", night, 0.3)],
      [0.8, "#6d62b0"],
    ]) +
    rect(0, 0, width, floor, "url(#storm-sky)") +
    glowCircle("storm-flash", width * 0.36, floor * 0.3, unit * 4, "#c9c4ff", 0.5) +
    times(9, (index) =>
      cloud(
        ((index * 29) % 100) * 0.01 * width,
        floor * (0.1 + (index % 3) * 0.11),
        unit * (1.4 + random()),
        index % 2 ? "#2a2860" : "#3d3a7d",
      ),
    ) +
    path(
      `M0 ${floor * 0.78}q${width * 0.14} ${-unit * 1.3} ${width * 0.3} ${-unit * 0.4}t${width * 0.3} ${-unit * 0.3}t${width * 0.4} ${unit * 0.4}V${floor}H0Z`,
      "#1b1c48",
    ) +
    times(90, () => {
      const [x, y] = [random() * width, random() * floor];
      return line(`M${x} ${y}l${-unit * 0.12} ${unit * 0.46}`, "#bfc6ff", 2, 'opacity=".45"');
    }) +
    path(`M0 0H${width}V${floor}H0Z${arches.map(arch).join("")}`, pillar, 'fill-rule="evenodd"') +
    arches
      .map(
        (x) =>
          line(arch(x), lighten(pillar, 0.32), 6) +
          rect(x + unit * 1.98, floor * 0.28, unit * 0.34, floor * 0.72, lighten(pillar, 0.1)) +
          rect(x + unit * 1.88, floor * 0.26, unit * 0.54, unit * 0.2, lighten(pillar, 0.3)),
      )
      .join("") +
    rect(0, 0, width, floor * 0.06, darken(pillar, 0.3)) +
    rect(0, floor * 0.82, width, unit * 0.2, lighten(pillar, 0.22)) +
    along(width, unit * 0.66, (x) =>
      ellipse(x, floor * 0.92, unit * 0.16, floor * 0.07, lighten(pillar, 0.14)),
    ) +
    rect(0, floor * 0.98, width, unit * 0.18, lighten(pillar, 0.22)) +
    rect(0, floor + unit * 0.05, width, height - floor, darken(pillar, 0.35)) +
    times(12, () =>
      ellipse(
        random() * width,
        floor + unit * (0.3 + random() * 2),
        unit * 0.7,
        unit * 0.07,
        "#8d8fe0",
        'opacity=".35"',
      ),
    )
  );
};
