import { darken, lighten, mix } from "../../paint/colour.ts";
import { vertical } from "../../paint/gradient.ts";
import { circle, path, rect, times } from "../../paint/shape.ts";
import { along, type RoomStage } from "./room-stage.ts";

/** A stone balustrade in front of a garden, from its `rail` to the floor. Its piers bear bowls of roses. */
export function paintBalustrade(
  { width, floor, unit, random }: RoomStage,
  { rail, stone, leaf }: { rail: number; stone: string; leaf: string },
): string {
  const roses = (x: number, y: number, size: number) =>
    paintShrub(x, y, size, leaf, random) +
    times(11, (index) => {
      const [left, top] = [
        x + ((index + 0.5) / 11 - 0.5) * size * 2.2,
        y - size * (((index * 5) % 11) * 0.06 + random() * 0.12),
      ];
      return (
        circle(left, top, size * 0.13, index % 3 ? "#d8487c" : "#ff9cc0") +
        circle(left - size * 0.03, top - size * 0.03, size * 0.05, "#ffd0e0")
      );
    });
  const pier = (x: number) => {
    const bowl = rail - unit * 0.06;
    return (
      rect(x - unit * 0.36, rail + unit * 0.1, unit * 0.72, floor - rail, "url(#stone)") +
      rect(
        x - unit * 0.22,
        rail + unit * 0.42,
        unit * 0.44,
        floor - rail - unit * 0.7,
        darken(stone, 0.28),
        'opacity=".5"',
      ) +
      rect(x - unit * 0.44, rail - unit * 0.06, unit * 0.88, unit * 0.3, lighten(stone, 0.36)) +
      rect(x - unit * 0.44, floor - unit * 0.2, unit * 0.88, unit * 0.26, lighten(stone, 0.1)) +
      roses(x, bowl - unit * 0.56, unit * 0.44) +
      path(
        `M${x - unit * 0.46} ${bowl - unit * 0.56}h${unit * 0.92}q${-unit * 0.04} ${unit * 0.4} ${-unit * 0.36} ${unit * 0.44}v${unit * 0.12}h${-unit * 0.2}v${-unit * 0.12}q${-unit * 0.32} ${-unit * 0.04} ${-unit * 0.36} ${-unit * 0.44}Z`,
        "url(#stone)",
      ) +
      rect(x - unit * 0.5, bowl - unit * 0.6, unit, unit * 0.1, lighten(stone, 0.4), `rx="${unit * 0.04}"`)
    );
  };
  const piers: number[] = [];
  along(width, unit * 3.2, (x) => {
    piers.push(x);
    return "";
  });
  const baluster = (x: number) => {
    const [top, tall] = [rail + unit * 0.2, floor - rail - unit * 0.3];
    const half = unit * 0.13;
    return path(
      `M${x - half * 0.7} ${top}h${half * 1.4}v${tall * 0.1}q${-half * 0.7} ${tall * 0.16} ${half * 0.1} ${tall * 0.38}q${half * 0.6} ${tall * 0.26} ${-half * 0.4} ${tall * 0.42}v${tall * 0.1}h${-half * 0.8 - half}v${-tall * 0.1}q${-half} ${-tall * 0.16} ${-half * 0.4} ${-tall * 0.42}q${half * 0.8} ${-tall * 0.22} ${half * 0.1} ${-tall * 0.38}Z`,
      "url(#stone)",
    );
  };
  return (
    vertical("stone", [
      [0, lighten(stone, 0.25)],
      [1, darken(stone, 0.35)],
    ]) +
    along(width, unit * 0.5, (x) => (piers.some((at) => Math.abs(at - x) < unit * 0.46) ? "" : baluster(x))) +
    rect(0, rail, width, unit * 0.22, lighten(stone, 0.3)) +
    rect(0, rail + unit * 0.22, width, unit * 0.08, darken(stone, 0.3)) +
    rect(0, floor - unit * 0.16, width, unit * 0.2, stone) +
    piers.map(pier).join("")
  );
}

/** A clipped shrub of five round parts. */
export function paintShrub(x: number, y: number, size: number, leaf: string, random: () => number): string {
  return times(5, (index) =>
    circle(
      x + (index - 2) * size * 0.42,
      y - (index % 2) * size * 0.26 - size * 0.1,
      size * (0.5 + random() * 0.14),
      index % 2 ? mix(leaf, "#4f9a6a", 0.2) : leaf,
    ),
  );
}
