import { darken, lighten, mix } from "../../paint/colour.ts";
import { glowCircle, vertical } from "../../paint/gradient.ts";
import { circle, ellipse, line, path, polygon, rect, times } from "../../paint/shape.ts";
import { along, boards, type PaintRoom } from "./room-stage.ts";

/** A yacht club above the quay: one wide bay window with masts and gulls, white panels, signal flags and a ring buoy. */
export const paintHarbour: PaintRoom = (stage) => {
  const { width, floor, unit, palette } = stage;
  const panel = "#eef2ef";
  const navy = mix("#16324f", palette.deep, 0.25);
  const [top, sill, sea] = [floor * 0.15, floor * 0.78, floor * 0.56];
  const ship = (x: number, size: number, hull: string) =>
    path(
      `M${x - size} ${sea + size * 0.1}h${size * 2}l${-size * 0.34} ${size * 0.46}h${-size * 1.36}Z`,
      hull,
    ) +
    line(`M${x} ${sea + size * 0.1}v${-size * 2.5}`, "#6b4a2e", size * 0.08) +
    polygon(
      [
        [x + size * 0.07, sea - size * 2.2],
        [x + size * 0.07, sea - size * 0.1],
        [x + size * 0.94, sea - size * 0.1],
      ],
      "#fffdf6",
    ) +
    polygon(
      [
        [x - size * 0.09, sea - size * 1.9],
        [x - size * 0.09, sea - size * 0.1],
        [x - size * 0.72, sea - size * 0.1],
      ],
      "#e6ecf0",
    );
  const gull = (x: number, y: number, size: number) =>
    line(
      `M${x - size} ${y - size * 0.3}q${size * 0.5} ${-size * 0.4} ${size} ${size * 0.2}q${size * 0.5} ${-size * 0.6} ${size} ${-size * 0.2}`,
      "#ffffff",
      size * 0.16,
    );
  const flags = ["#c8372f", "#f2c53d", "#2457a6", "#ffffff", "#1d7a4f"];
  const buoy = (x: number, y: number, radius: number) =>
    `<circle cx="${x}" cy="${y}" r="${radius}" fill="none" stroke="#ffffff" stroke-width="${radius * 0.46}"/>` +
    times(4, (part) => {
      const angle = part * 90 + 22;
      return `<path d="M${x + Math.cos((angle * Math.PI) / 180) * radius} ${y + Math.sin((angle * Math.PI) / 180) * radius}A${radius} ${radius} 0 0 1 ${x + Math.cos(((angle + 46) * Math.PI) / 180) * radius} ${y + Math.sin(((angle + 46) * Math.PI) / 180) * radius}" fill="none" stroke="#d2362e" stroke-width="${radius * 0.46}"/>`;
    });
  const lamp = (x: number) =>
    glowCircle(`harbour${Math.round(x)}`, x, floor * 0.2, unit * 1.2, "#fff0bd", 0.7) +
    line(`M${x} 0V${floor * 0.13}`, "#c9973f", 5) +
    path(
      `M${x - unit * 0.36} ${floor * 0.2}q0 ${-unit * 0.44} ${unit * 0.36} ${-unit * 0.44}t${unit * 0.36} ${unit * 0.44}Z`,
      "#c9973f",
    ) +
    ellipse(x, floor * 0.205, unit * 0.3, unit * 0.12, "#fff8de");
  return (
    vertical("harbour-sky", [
      [0, "#7fb4d8"],
      [0.55, "#cfe6ea"],
      [0.7, mix("#f6dfb8", palette.light, 0.2)],
    ]) +
    rect(0, 0, width, floor, "url(#harbour-sky)") +
    path(
      `M0 ${sea}q${width * 0.12} ${-unit * 1.1} ${width * 0.24} ${-unit * 0.3}t${width * 0.3} ${-unit * 0.2}t${width * 0.46} ${unit * 0.1}V${sea}Z`,
      "#8fb0a8",
    ) +
    rect(0, sea, width, floor - sea, mix("#2f7ba0", palette.near, 0.25)) +
    times(5, (row) => rect(0, sea + unit * (0.24 + row * 0.26), width, 3, "#d9f0f4", 'opacity=".5"')) +
    ship(width * 0.2, unit * 0.9, navy) +
    ship(width * 0.37, unit * 0.6, "#8c2f2a") +
    ship(width * 0.66, unit * 1, "#1d5a4a") +
    ship(width * 0.84, unit * 0.7, navy) +
    gull(width * 0.27, floor * 0.27, unit * 0.42) +
    gull(width * 0.31, floor * 0.34, unit * 0.28) +
    gull(width * 0.74, floor * 0.25, unit * 0.36) +
    rect(0, 0, width, top, panel) +
    rect(0, top - unit * 0.12, width, unit * 0.12, navy) +
    along(width, unit * 3.2, (x) => rect(x + unit * 1.52, 0, unit * 0.22, sill, panel)) +
    along(width, unit * 3.2, (x) => rect(x - unit * 1.6, top + (sill - top) * 0.26, unit * 3.2, 6, panel)) +
    rect(0, sill, width, floor - sill, panel) +
    rect(0, sill, width, unit * 0.16, navy) +
    along(width, unit * 1.5, (x) =>
      rect(
        x - unit * 0.6,
        sill + unit * 0.34,
        unit * 1.2,
        floor - sill - unit * 0.5,
        "none",
        `stroke="${darken(panel, 0.18)}" stroke-width="4"`,
      ),
    ) +
    line(`M0 ${top}Q${width * 0.25} ${top + unit * 1.5} ${width / 2} ${top}T${width} ${top}`, "#f5efe0", 4) +
    times(22, (index) => {
      const share = index / 21;
      const sag = Math.sin((share % 0.5) * 2 * Math.PI) * unit * 0.74 * (share < 0.5 ? 1 : -1);
      const [x, y] = [share * width, top + Math.max(0, sag)];
      return polygon(
        [
          [x - unit * 0.2, y],
          [x + unit * 0.2, y],
          [x, y + unit * 0.5],
        ],
        flags[index % flags.length] ?? "#ffffff",
      );
    }) +
    buoy(width * 0.055, floor * 0.44, unit * 0.62) +
    buoy(width * 0.945, floor * 0.44, unit * 0.62) +
    along(width, unit * 6, lamp) +
    circle(width / 2, -unit * 0.3, unit * 0.1, lighten(navy, 0.2)) +
    boards(stage, "#a9794a")
  );
};
