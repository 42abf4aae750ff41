import { darken, lighten, mix } from "../../paint/colour.ts";
import { glowCircle } from "../../paint/gradient.ts";
import { circle, ellipse, line, path, rect, times } from "../../paint/shape.ts";
import { along, boards, type PaintRoom } from "./room-stage.ts";

/** A ship's stateroom: planks, brass portholes on a stormy sea, a swinging lantern and a rope along the wall. */
export const paintStateroom: PaintRoom = (stage) => {
  const { width, floor, unit, palette } = stage;
  const wood = mix("#6d4020", palette.deep, 0.25);
  const brass = "#d9a441";
  const port = (x: number, index: number) => {
    const [y, radius] = [floor * 0.42, unit * 1.15];
    const clip = `port${index}`;
    const swell = y + radius * (index % 2 ? 0.05 : 0.3);
    return (
      `<clipPath id="${clip}">${circle(x, y, radius, "#000")}</clipPath><g clip-path="url(#${clip})">` +
      rect(x - radius, y - radius, radius * 2, radius * 2, mix("#2b4a63", palette.high, 0.25)) +
      ellipse(x - radius * 0.3, y - radius * 0.5, radius, radius * 0.34, "#1b2c3d", 'opacity=".8"') +
      (index % 2 === 1
        ? line(
            `M${x} ${y - radius}l${unit * 0.2} ${unit * 0.5}l${-unit * 0.3} ${unit * 0.15}l${unit * 0.3} ${unit * 0.6}`,
            "#fff7c8",
            5,
          )
        : "") +
      path(
        `M${x - radius} ${swell}q${radius * 0.5} ${-radius * 0.5} ${radius} 0t${radius} 0V${y + radius}H${x - radius}Z`,
        mix("#12617a", palette.near, 0.35),
      ) +
      path(
        `M${x - radius} ${swell + radius * 0.3}q${radius * 0.4} ${-radius * 0.4} ${radius * 0.8} 0t${radius * 1.2} ${radius * 0.1}V${y + radius}H${x - radius}Z`,
        "#0b3c52",
      ) +
      "</g>" +
      `<circle cx="${x}" cy="${y}" r="${radius}" fill="none" stroke="${brass}" stroke-width="${unit * 0.26}"/>` +
      `<circle cx="${x}" cy="${y}" r="${radius * 1.12}" fill="none" stroke="${darken(brass, 0.45)}" stroke-width="${unit * 0.06}"/>` +
      times(8, (bolt) =>
        circle(
          x + Math.cos(bolt * 0.785) * radius,
          y + Math.sin(bolt * 0.785) * radius,
          unit * 0.07,
          lighten(brass, 0.6),
        ),
      )
    );
  };
  const lamp = width / 2;
  return (
    rect(0, 0, width, floor, wood) +
    times(9, (row) => rect(0, (row * floor) / 9, width, 4, darken(wood, 0.45))) +
    times(14, (index) =>
      rect(((index * 37) % 100) * 0.01 * width, ((index % 9) * floor) / 9, 4, floor / 9, darken(wood, 0.45)),
    ) +
    along(width, unit * 3.7, port) +
    along(width, unit * 3.7, (x) =>
      line(
        `M${x - unit * 1.85} ${floor * 0.76}q${unit * 1.85} ${unit * 0.9} ${unit * 3.7} 0`,
        "#d8be88",
        unit * 0.16,
      ),
    ) +
    rect(0, 0, width, unit * 0.42, darken(wood, 0.5)) +
    glowCircle("lantern", lamp + unit * 1.8, unit * 1.3, unit * 3.2, "#ffcf6b", 0.75) +
    line(`M${lamp + unit * 1.6} 0L${lamp + unit * 1.8} ${unit * 0.9}`, darken(brass, 0.4), 5) +
    rect(lamp + unit * 1.5, unit * 0.9, unit * 0.6, unit * 0.9, "#ffe39a", `rx="${unit * 0.16}"`) +
    rect(lamp + unit * 1.4, unit * 0.8, unit * 0.8, unit * 0.18, brass, 'rx="4"') +
    rect(lamp + unit * 1.4, unit * 1.72, unit * 0.8, unit * 0.18, brass, 'rx="4"') +
    boards(stage, darken(wood, 0.2))
  );
};
