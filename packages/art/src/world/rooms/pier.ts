import { darken, mix } from "../../paint/colour.ts";
import { glowCircle, vertical } from "../../paint/gradient.ts";
import { circle, ellipse, line, path, polygon, rect, times } from "../../paint/shape.ts";
import { along, boards, type PaintRoom } from "./room-stage.ts";

/** The end of a pier at sunset: the sun on the sea, a big wheel and a kiosk against the sky, lamps on strings, and boards. */
export const paintPier: PaintRoom = (stage) => {
  const { width, floor, unit, palette } = stage;
  const [sea, sunX] = [floor * 0.66, width * 0.6];
  const dusk = mix("#3a1f4e", palette.deep, 0.2);
  const bigWheel = (x: number, y: number, radius: number) =>
    `<circle cx="${x}" cy="${y}" r="${radius}" fill="none" stroke="${dusk}" stroke-width="${unit * 0.12}"/>` +
    times(10, (spoke) => {
      const angle = (spoke * Math.PI) / 5;
      const [endX, endY] = [x + Math.cos(angle) * radius, y + Math.sin(angle) * radius];
      return (
        line(`M${x} ${y}L${endX} ${endY}`, dusk, 5) +
        ellipse(endX, endY + unit * 0.2, unit * 0.24, unit * 0.2, dusk) +
        circle(endX, endY, unit * 0.08, "#ffd873")
      );
    }) +
    line(
      `M${x - radius * 0.62} ${sea + unit * 0.2}L${x} ${y}L${x + radius * 0.62} ${sea + unit * 0.2}`,
      dusk,
      unit * 0.16,
    );
  const kiosk = (x: number) =>
    rect(x - unit * 1.1, sea - unit * 1.5, unit * 2.2, unit * 1.8, dusk) +
    polygon(
      [
        [x - unit * 1.5, sea - unit * 1.4],
        [x, sea - unit * 2.8],
        [x + unit * 1.5, sea - unit * 1.4],
      ],
      darken(dusk, 0.2),
    ) +
    line(`M${x} ${sea - unit * 2.8}v${-unit * 0.7}`, dusk, 5) +
    polygon(
      [
        [x, sea - unit * 3.5],
        [x + unit * 0.7, sea - unit * 3.3],
        [x, sea - unit * 3.1],
      ],
      palette.accent,
    ) +
    times(3, (pane) =>
      rect(x - unit * 0.86 + pane * unit * 0.64, sea - unit * 1.1, unit * 0.44, unit * 0.7, "#ffcf6e"),
    );
  const post = (x: number) =>
    rect(x - unit * 0.08, floor * 0.2, unit * 0.16, floor * 0.8, "#3b2413") +
    glowCircle(`pier${Math.round(x)}`, x, floor * 0.18, unit * 1.3, "#ffe29a", 0.8) +
    circle(x, floor * 0.18, unit * 0.26, "#fff3cc");
  return (
    vertical("pier-sky", [
      [0, mix("#3b2a6b", palette.deep, 0.2)],
      [0.36, "#b0467a"],
      [0.54, "#f5824a"],
      [0.66, "#ffd37a"],
    ]) +
    rect(0, 0, width, floor, "url(#pier-sky)") +
    glowCircle("pier-sun", sunX, sea, unit * 4.6, "#fff0b0", 0.9) +
    circle(sunX, sea - unit * 0.1, unit * 1.3, "#fff2bd") +
    times(6, (cloud) =>
      ellipse(
        ((cloud * 37) % 100) * 0.01 * width,
        floor * (0.16 + (cloud % 3) * 0.11),
        unit * (2.2 + (cloud % 2)),
        unit * 0.14,
        cloud % 2 ? "#ff9d6a" : "#d86a86",
        'opacity=".75"',
      ),
    ) +
    rect(0, sea, width, floor - sea, mix("#6b2f63", palette.near, 0.2)) +
    times(9, (row) =>
      rect(
        sunX - unit * (0.5 + row * 0.24),
        sea + unit * (0.06 + row * 0.2),
        unit * (1 + row * 0.48),
        5,
        "#ffdf8c",
        `opacity="${0.9 - row * 0.07}"`,
      ),
    ) +
    bigWheel(width * 0.24, floor * 0.4, unit * 1.9) +
    kiosk(width * 0.84) +
    rect(0, sea + unit * 0.2, width * 0.36, unit * 0.12, dusk) +
    rect(width * 0.74, sea + unit * 0.2, width * 0.26, unit * 0.12, dusk) +
    along(width, unit * 4.8, post) +
    times(4, (span) => {
      const [from, to] = [(span / 4) * width, ((span + 1) / 4) * width];
      const y = floor * 0.16;
      return (
        line(`M${from} ${y}Q${(from + to) / 2} ${y + unit * 1.3} ${to} ${y}`, "#3b2413", 3) +
        times(9, (bulb) => {
          const share = (bulb + 0.5) / 9;
          const sag = y + unit * 1.3 * 2 * share * (1 - share);
          return circle(
            from + share * (to - from),
            sag + unit * 0.1,
            unit * 0.1,
            bulb % 2 ? "#fff0b8" : "#ffc14d",
          );
        })
      );
    }) +
    rect(0, floor * 0.84, width, unit * 0.14, "#5a381d") +
    rect(0, floor * 0.92, width, unit * 0.1, "#5a381d") +
    along(width, unit * 1.2, (x) =>
      rect(x - unit * 0.08, floor * 0.82, unit * 0.16, floor * 0.2, "#4a2d16"),
    ) +
    path(`M0 ${floor}H${width}v6H0Z`, "#2b190c") +
    boards(stage, "#8a5a30", 18)
  );
};
