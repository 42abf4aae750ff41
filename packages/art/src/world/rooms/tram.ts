import { darken, lighten, mix } from "../../paint/colour.ts";
import { glowCircle, vertical } from "../../paint/gradient.ts";
import { circle, line, path, rect, times } from "../../paint/shape.ts";
import { along, type PaintRoom } from "./room-stage.ts";

/** Inside a tram at night: windows with the lit city behind them, a vaulted ceiling, grab handles on a rail, and slatted panels. */
export const paintTram: PaintRoom = ({ width, height, floor, unit, palette, random }) => {
  const wood = mix("#5b3418", palette.deep, 0.15);
  const cream = "#e9d9b6";
  const brass = "#d2a243";
  const top = floor * 0.26;
  const sill = floor * 0.76;
  const city = times(26, (index) => {
    const [x, high] = [(index / 25) * width, floor * (0.1 + random() * 0.24)];
    const wide = unit * (0.5 + random() * 0.5);
    return (
      rect(x - wide / 2, sill - high, wide, high, mix("#18204d", "#05081a", random())) +
      times(9, (pane) =>
        random() < 0.5
          ? rect(
              x - wide * 0.36 + (pane % 3) * wide * 0.26,
              sill - high + unit * 0.14 + Math.floor(pane / 3) * unit * 0.3,
              wide * 0.16,
              unit * 0.14,
              "#ffd980",
            )
          : "",
      )
    );
  });
  const pane = (x: number) => {
    const half = unit * 1.28;
    return `M${x - half} ${sill}V${top + unit * 0.5}q0 ${-unit * 0.5} ${unit * 0.5} ${-unit * 0.5}h${half * 2 - unit}q${unit * 0.5} 0 ${unit * 0.5} ${unit * 0.5}V${sill}Z`;
  };
  const windows: number[] = [];
  along(width, unit * 3.1, (x) => {
    windows.push(x);
    return "";
  });
  const wall = `M0 0H${width}V${floor}H0Z${windows.map(pane).join("")}`;
  const handle = (x: number, index: number) => {
    const y = floor * 0.2;
    const lean = index % 2 ? unit * 0.08 : -unit * 0.05;
    return (
      line(`M${x} ${y}l${lean} ${unit * 0.62}`, darken(wood, 0.4), 8) +
      `<circle cx="${x + lean}" cy="${y + unit * 0.86}" r="${unit * 0.24}" fill="none" stroke="${cream}" stroke-width="${unit * 0.1}"/>`
    );
  };
  return (
    vertical("tram-night", [
      [0, mix("#070b26", palette.deep, 0.3)],
      [1, mix("#34407e", palette.near, 0.4)],
    ]) +
    rect(0, 0, width, floor, "url(#tram-night)") +
    glowCircle("tram-moon", width * 0.71, floor * 0.4, unit * 1.5, "#fff3c4", 0.7) +
    circle(width * 0.71, floor * 0.4, unit * 0.46, "#fff6d8") +
    city +
    times(16, () =>
      rect(
        random() * width,
        sill - unit * (0.1 + random() * 0.6),
        unit * (0.6 + random()),
        4,
        "#ffb45e",
        'opacity=".5"',
      ),
    ) +
    path(wall, wood, 'fill-rule="evenodd"') +
    windows
      .map(
        (x) =>
          line(pane(x), brass, 6) +
          rect(x - unit * 1.28, top + (sill - top) * 0.3, unit * 2.56, 7, brass) +
          line(`M${x - unit * 0.8} ${sill}l${unit * 0.9} ${top - sill}`, "#ffffff", 16, 'opacity=".08"'),
      )
      .join("") +
    path(`M0 0H${width}V${floor * 0.12}Q${width / 2} ${floor * 0.24} 0 ${floor * 0.12}Z`, cream) +
    times(11, (rib) =>
      line(
        `M${(rib / 10) * width} 0V${floor * (0.12 + 0.12 * (1 - ((rib - 5) / 5) ** 2) * 0.5)}`,
        darken(cream, 0.22),
        5,
      ),
    ) +
    along(
      width,
      unit * 4.4,
      (x) =>
        glowCircle(`tram-lamp${Math.round(x)}`, x, floor * 0.13, unit * 1.7, "#ffe3a0", 0.75) +
        path(
          `M${x - unit * 0.46} ${floor * 0.09}h${unit * 0.92}q0 ${unit * 0.62} ${-unit * 0.46} ${unit * 0.62}t${-unit * 0.46} ${-unit * 0.62}Z`,
          "#fff7dc",
        ) +
        rect(x - unit * 0.52, floor * 0.075, unit * 1.04, unit * 0.12, brass),
    ) +
    rect(0, floor * 0.195, width, 8, brass) +
    along(width, unit * 1.05, handle) +
    rect(0, sill, width, unit * 0.14, lighten(wood, 0.22)) +
    along(width, unit * 0.34, (x) =>
      rect(x - 3, sill + unit * 0.14, 5, floor - sill - unit * 0.14, darken(wood, 0.35)),
    ) +
    along(width, unit * 6.2, (x) => rect(x + unit * 1.4, 0, unit * 0.16, height, brass)) +
    rect(0, floor, width, height - floor, "#3a2a20") +
    times(9, (slat) => rect(0, floor + slat * unit * 0.3, width, 4, "#1f1610"))
  );
};
