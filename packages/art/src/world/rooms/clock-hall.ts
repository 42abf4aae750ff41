import { darken, lighten, mix } from "../../paint/colour.ts";
import { glowCircle } from "../../paint/gradient.ts";
import { circle, line, rect, times } from "../../paint/shape.ts";
import { along, boards, type PaintRoom } from "./room-stage.ts";

/** A clockmaker's hall: a great dial at half past, smaller clocks along the panelled wall, and brass wheels behind the dial. */
export const paintClockHall: PaintRoom = (stage) => {
  const { width, height, floor, unit, palette, random } = stage;
  const wall = mix("#123f43", palette.deep, 0.35);
  const brass = "#d8ab52";
  const wheel = (x: number, y: number, radius: number, teeth: number) =>
    times(teeth, (index) => {
      const angle = (index / teeth) * 360;
      return rect(
        x - radius * 0.08,
        y - radius * 1.16,
        radius * 0.16,
        radius * 0.24,
        darken(brass, 0.3),
        `transform="rotate(${angle} ${x} ${y})"`,
      );
    }) +
    `<circle cx="${x}" cy="${y}" r="${radius * 0.86}" fill="none" stroke="${darken(brass, 0.3)}" stroke-width="${radius * 0.26}"/>` +
    line(
      `M${x - radius} ${y}h${radius * 2}M${x} ${y - radius}v${radius * 2}`,
      darken(brass, 0.3),
      radius * 0.14,
    );
  const clock = (x: number, y: number, radius: number, hour: number, minute: number) => {
    const hand = (angle: number, long: number, thick: number) =>
      line(
        `M${x} ${y}l${Math.sin(angle) * radius * long} ${-Math.cos(angle) * radius * long}`,
        "#1c1712",
        radius * thick,
        'stroke-linecap="round"',
      );
    return (
      circle(x, y, radius * 1.14, brass) +
      circle(x, y, radius * 1.03, darken(brass, 0.45)) +
      circle(x, y, radius, "#f7efd9") +
      times(12, (index) => {
        const angle = (index / 12) * Math.PI * 2;
        const [sin, cos] = [Math.sin(angle), Math.cos(angle)];
        return line(
          `M${x + sin * radius * 0.8} ${y - cos * radius * 0.8}L${x + sin * radius * 0.93} ${y - cos * radius * 0.93}`,
          "#3a2f22",
          radius * (index % 3 ? 0.05 : 0.1),
        );
      }) +
      hand(((hour + minute / 60) / 12) * Math.PI * 2, 0.5, 0.1) +
      hand((minute / 60) * Math.PI * 2, 0.76, 0.06) +
      circle(x, y, radius * 0.08, brass)
    );
  };
  const middle = width / 2;
  return (
    rect(0, 0, width, floor, wall) +
    along(width, unit * 1.7, (x) =>
      rect(x - unit * 0.72, floor * 0.1, unit * 1.44, floor * 0.78, lighten(wall, 0.07), 'rx="8"'),
    ) +
    wheel(middle - unit * 4.1, floor * 0.3, unit * 1.1, 18) +
    wheel(middle + unit * 4.2, floor * 0.62, unit * 1.3, 20) +
    wheel(middle + unit * 3.5, floor * 0.2, unit * 0.8, 14) +
    glowCircle("hall-light", middle, floor * 0.46, unit * 5.4, "#ffe2a0", 0.55) +
    along(width, unit * 3.4, (x, index) =>
      Math.abs(x - middle) < unit * 3.4
        ? ""
        : clock(x, floor * (0.3 + (index % 2) * 0.3), unit * 0.74, Math.floor(random() * 12), 30),
    ) +
    clock(middle, floor * 0.44, unit * 2.3, 8, 30) +
    rect(0, floor - unit * 0.5, width, unit * 0.5, darken(wall, 0.4)) +
    rect(0, floor - unit * 0.58, width, unit * 0.1, brass) +
    boards({ width, height, floor, unit, palette, random }, "#4a2f1c")
  );
};
