import { darken, mix } from "../../paint/colour.ts";
import { glowCircle, vertical } from "../../paint/gradient.ts";
import { circle, line, path, rect, times } from "../../paint/shape.ts";
import { along, type PaintRoom } from "./room-stage.ts";

/** An arcade of the eighties: machines in a row, a striped sun on the back wall, neon lines and a grid for a floor. */
export const paintArcade: PaintRoom = ({ width, height, floor, unit, palette }) => {
  const night = mix("#150733", palette.deep, 0.35);
  const [pink, cyan] = ["#ff4fd8", "#38e8ff"];
  const sun = { x: width / 2, y: floor * 0.62, radius: unit * 2.9 };
  const machine = (x: number, index: number) => {
    const [wide, top] = [unit * 1.7, floor * 0.24];
    const body = index % 2 ? "#3a1170" : "#12245e";
    const screen = [cyan, "#ffe14a", pink, "#7dff8a"][index % 4] as string;
    return (
      rect(x - wide / 2, top, wide, floor - top, body, `rx="${unit * 0.12}"`) +
      rect(x - wide / 2 + 6, top + 6, wide - 12, unit * 0.5, screen, 'rx="5" opacity=".95"') +
      rect(x - wide * 0.4, top + unit * 0.75, wide * 0.8, unit * 1.15, "#05030f", 'rx="8"') +
      times(9, (dot) =>
        rect(
          x - wide * 0.34 + (dot % 5) * wide * 0.15,
          top + unit * (0.9 + Math.floor(dot / 5) * 0.36),
          wide * 0.09,
          unit * 0.16,
          screen,
        ),
      ) +
      rect(x - unit * 0.1, top + unit * 1.62, unit * 0.2, unit * 0.12, "#ffffff") +
      path(
        `M${x - wide / 2} ${top + unit * 2.05}h${wide}l${unit * 0.14} ${unit * 0.4}h${-wide - unit * 0.28}Z`,
        darken(body, 0.3),
      ) +
      circle(x - wide * 0.22, top + unit * 2.2, unit * 0.12, "#ff3b4e") +
      circle(x + wide * 0.1, top + unit * 2.24, unit * 0.08, "#ffe14a") +
      circle(x + wide * 0.28, top + unit * 2.24, unit * 0.08, cyan)
    );
  };
  return (
    vertical("wall", [
      [0, night],
      [0.6, "#5a1a8c"],
      [1, pink],
    ]) +
    rect(0, 0, width, floor, "url(#wall)") +
    glowCircle("glow", sun.x, sun.y, sun.radius * 1.7, "#ff9a5a", 0.7) +
    vertical("disc", [
      [0, "#ffe75a"],
      [1, "#ff3f9e"],
    ]) +
    circle(sun.x, sun.y, sun.radius, "url(#disc)") +
    times(6, (stripe) =>
      rect(
        sun.x - sun.radius,
        sun.y - unit * 0.5 + stripe * unit * 0.46,
        sun.radius * 2,
        unit * (0.08 + stripe * 0.03),
        "#5a1a8c",
      ),
    ) +
    along(width, unit * 2.3, (x, index) => (Math.abs(x - sun.x) < unit * 2 ? "" : machine(x, index))) +
    times(2, (row) => rect(0, unit * (0.3 + row * 0.3), width, unit * 0.1, row ? cyan : pink)) +
    rect(0, floor, width, height - floor, "#12062b") +
    times(25, (index) =>
      line(
        `M${(index / 24) * width} ${floor}L${(index / 24 - 0.5) * width * 4 + width / 2} ${height}`,
        pink,
        3,
        'opacity=".8"',
      ),
    ) +
    times(7, (row) => rect(0, floor + ((height - floor) * row * row) / 42, width, 3, cyan, 'opacity=".8"'))
  );
};
