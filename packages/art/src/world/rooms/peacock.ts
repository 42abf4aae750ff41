import { darken, lighten } from "../../paint/colour.ts";
import { circle, ellipse, line, path, times, toTenths } from "../../paint/shape.ts";

/** Feathers in each row of the fan, from the longest: a hundred eyes together. */
const rows = [31, 27, 23, 19] as const;
const REACH = 98;

/** A peacock that faces us with its tail fanned. Its feet stand at `x`, `y`, and the fan's radius is `size`. */
export function paintPeacock(x: number, y: number, size: number): string {
  const [green, blue, gold] = ["#1f8f5f", "#1747b8", "#f0c04a"];
  const feather = (row: number, count: number, index: number) => {
    const angle = toTenths(-REACH + (index / (count - 1)) * REACH * 2);
    return `<use href="#plume${row}" transform="rotate(${angle})"/>`;
  };
  const plume = (row: number) => {
    const tip = -100 + row * 17;
    return (
      `<g id="plume${row}">` +
      path(
        `M0 0Q-9 ${tip * 0.7} -5 ${tip}Q0 ${tip - 9} 5 ${tip}Q9 ${tip * 0.7} 0 0Z`,
        row % 2 ? "#2ba86b" : green,
      ) +
      line(`M0 0V${tip + 4}`, "#c9d66a", 0.8) +
      ellipse(0, tip + 4, 4.4, 6, gold) +
      ellipse(0, tip + 4.6, 3.3, 4.6, "#19b3a6") +
      ellipse(0, tip + 5.4, 2, 2.8, darken(blue, 0.35)) +
      "</g>"
    );
  };
  return (
    `<defs>${rows.map((_, row) => plume(row)).join("")}</defs>` +
    ellipse(x, y, size * 0.7, size * 0.08, "#0b3b22", 'opacity=".35"') +
    `<g transform="translate(${toTenths(x)} ${toTenths(y)}) scale(${toTenths(size) / 100})"><g transform="translate(0 -38)">` +
    rows.map((count, row) => times(count, (index) => feather(row, count, index))).join("") +
    [-1, 1]
      .map((way) =>
        times(5, (index) =>
          path(
            `M0 6Q${way * 22} ${-10 + index * 4} ${way * (44 - index * 5)} ${4 + index * 5}Q${way * 20} ${14 + index * 2} 0 14Z`,
            index % 2 ? "#b8742e" : "#8f5522",
          ),
        ),
      )
      .join("") +
    "</g>" +
    line("M-6 -22L-7 -2M7 -22L8 -2M-13 0L-7 -3L-2 0M2 0L8 -3L14 0", "#c79a3c", 2.6) +
    path(
      "M0 -88Q-10 -88 -9 -74Q-9 -64 -17 -50Q-26 -30 -12 -20Q0 -12 12 -20Q26 -30 17 -50Q9 -64 9 -74Q10 -88 0 -88Z",
      blue,
    ) +
    path(
      "M-3 -84Q-7 -72 -7 -62Q-9 -52 -14 -44Q-18 -34 -12 -26Q-12 -42 -4 -54Q0 -66 -3 -84Z",
      lighten(blue, 0.3),
      'opacity=".7"',
    ) +
    times(13, (index) => {
      const row = index < 3 ? 0 : index < 7 ? 1 : index < 10 ? 2 : 3;
      const [first, count] = [[0, 3, 7, 10][row] ?? 0, [3, 4, 3, 3][row] ?? 3];
      const left = (index - first - (count - 1) / 2) * 7.4;
      return line(`M${toTenths(left - 3.4)} ${-52 + row * 8}q3.4 6 6.8 0`, "#2fc4d8", 1.5, 'opacity=".85"');
    }) +
    line("M0 -90L-8 -102M0 -90L-3 -105M0 -90L3 -105M0 -90L8 -102", "#0f5f8f", 1.2) +
    [-8, -3, 3, 8].map((tip) => circle(tip, Math.abs(tip) > 5 ? -103 : -106, 2.1, "#2fc4d8")).join("") +
    circle(0, -84, 9.5, blue) +
    ellipse(-4.2, -85, 3.2, 2.6, "#ffffff") +
    ellipse(4.2, -85, 3.2, 2.6, "#ffffff") +
    circle(-4, -85, 1.4, "#101a30") +
    circle(4, -85, 1.4, "#101a30") +
    path("M-2.4 -82H2.4L0 -75Z", gold) +
    "</g>"
  );
}
