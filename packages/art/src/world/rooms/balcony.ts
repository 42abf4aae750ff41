import { darken, lighten, mix } from "../../paint/colour.ts";
import { glowCircle, vertical } from "../../paint/gradient.ts";
import { circle, ellipse, line, path, polygon, rect, times } from "../../paint/shape.ts";
import { paintHouseWing } from "./house-wing.ts";
import { paintQuartet } from "./quartet.ts";
import { along, type PaintRoom } from "./room-stage.ts";

/** A balcony at dusk: the lit wings of the house at both sides, and below the balustrade a garden in which a quartet tunes up. */
export const paintBalcony: PaintRoom = (stage) => {
  const { width, height, floor, unit, palette, random } = stage;
  const night = mix("#170c33", palette.deep, 0.3);
  const stone = mix("#a58fb4", palette.far, 0.22);
  const wall = mix("#4a2a5c", palette.near, 0.35);
  const leaf = mix("#1d3a35", palette.deep, 0.22);
  const lamp = "#ffd27a";
  const isWide = width > height;
  /** The y of a place in the garden. On a wide stage a table covers all but the top, so the garden begins higher. */
  const garden = (share: number) => floor * (share - (isWide ? 0.125 : 0));
  const horizon = garden(0.35);
  const middle = width * 0.52;
  const terrace = Math.min(unit * 2.6, width * 0.235);
  const star = () => {
    const high = random() ** 1.4;
    return circle(
      random() * width,
      high * horizon * 0.8,
      unit * (0.012 + random() * 0.022),
      "#fff6e4",
      `opacity="${(1 - high * 0.8).toFixed(2)}"`,
    );
  };
  const cypress = (x: number, tall: number, y: number) =>
    path(
      `M${x} ${y - tall}q${unit * 0.34} ${tall * 0.6} ${unit * 0.2} ${tall}h${-unit * 0.4}q${-unit * 0.14} ${-tall * 0.4} ${unit * 0.2} ${-tall}Z`,
      darken(leaf, 0.2),
    );
  const post = (x: number, y: number, size: number, id: string) =>
    glowCircle(id, x, y - size * 1.5, size * 1.5, lamp, 0.7) +
    line(`M${x} ${y}V${y - size * 1.3}`, darken(leaf, 0.4), size * 0.09) +
    circle(x, y - size * 1.46, size * 0.2, "#fff0c4") +
    path(
      `M${x - size * 0.2} ${y - size * 1.6}q${size * 0.2} ${-size * 0.3} ${size * 0.4} 0Z`,
      darken(leaf, 0.4),
    );
  const bush = (x: number, y: number, size: number) =>
    times(5, (index) =>
      circle(
        x + (index - 2) * size * 0.42,
        y - (index % 2) * size * 0.26 - size * 0.1,
        size * (0.5 + random() * 0.14),
        index % 2 ? mix(leaf, "#4f9a6a", 0.2) : leaf,
      ),
    );
  const roses = (x: number, y: number, size: number) =>
    bush(x, y, size) +
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
  /** A round bed of roses with an edge of box. */
  const bed = (x: number, y: number, half: number) =>
    ellipse(x, y + unit * 0.06, half, unit * 0.32, darken(leaf, 0.3)) +
    ellipse(x, y, half, unit * 0.3, lighten(leaf, 0.1)) +
    ellipse(x, y, half * 0.86, unit * 0.22, leaf) +
    times(22, (index) => {
      const [angle, out] = [index * 2.4, Math.sqrt((index + 0.5) / 22)];
      return circle(
        x + Math.cos(angle) * out * half * 0.76,
        y - unit * 0.04 + Math.sin(angle) * out * unit * 0.18,
        unit * 0.06,
        index % 3 ? "#c8447a" : "#ff9cc0",
      );
    });
  /** A pier of the balustrade with a bowl of roses. */
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
  const tile = mix("#4c3350", palette.near, 0.3);
  const cells = Math.round(width / unit / 1.1);
  const depth = (row: number) => floor + unit * 0.06 + (height - floor) * (row / 6) ** 1.6;
  const spread = (y: number) => unit * (1.1 + ((y - floor) / (height - floor)) * 1.3);
  const rail = floor * 0.78;
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
    vertical("balcony-sky", [
      [0, night],
      [0.45, mix("#4b2a72", palette.far, 0.3)],
      [0.8, mix("#c4577f", palette.low, 0.3)],
      [1, "#ffb27d"],
    ]) +
    vertical("pane", [
      [0, "#fff0bf"],
      [1, "#f5a84a"],
    ]) +
    vertical("stone", [
      [0, lighten(stone, 0.25)],
      [1, darken(stone, 0.35)],
    ]) +
    vertical("garden", [
      [0, mix("#4d8a63", palette.far, 0.22)],
      [1, mix("#173d2e", palette.deep, 0.2)],
    ]) +
    rect(0, 0, width, horizon + 2, "url(#balcony-sky)") +
    times(70, star) +
    glowCircle("balcony-moon", width * 0.63, horizon * 0.36, unit * 1.5, "#ffe9d0", 0.6) +
    circle(width * 0.63, horizon * 0.36, unit * (isWide ? 0.3 : 0.36), "#fff3de") +
    times(26, (index) =>
      ellipse(
        (index / 25) * width,
        horizon - random() * unit * 0.16,
        unit * (0.4 + random() * 0.4),
        unit * (0.2 + random() * 0.34),
        mix(leaf, "#5a2f63", 0.4),
      ),
    ) +
    rect(0, horizon, width, floor - horizon, "url(#garden)") +
    [-3.6, -2.7, 2.6, 3.5]
      .map((at) =>
        cypress(
          middle + unit * at * (isWide ? 1.1 : 0.62),
          unit * (isWide ? 1.15 : 1.5),
          horizon + unit * 0.2,
        ),
      )
      .join("") +
    along(width, unit * 0.6, (x) =>
      ellipse(x, horizon + unit * 0.1, unit * 0.42, unit * 0.17, darken(leaf, 0.1)),
    ) +
    rect(0, horizon + unit * 0.1, width, unit * 0.16, darken(leaf, 0.1)) +
    path(
      `M${middle - unit * 0.7} ${garden(0.5)}h${unit * 1.4}Q${middle + unit * 0.8} ${garden(0.7)} ${middle + unit * 1.8} ${floor}h${-unit * 3.6}Q${middle - unit * 0.8} ${garden(0.7)} ${middle - unit * 0.7} ${garden(0.5)}Z`,
      mix("#8d6a6c", palette.far, 0.25),
    ) +
    glowCircle("terrace-light", middle, garden(0.5), unit * 3.2, "#ffb866", 0.5) +
    ellipse(middle, garden(0.5), terrace, unit * 0.6, mix("#a8765c", palette.far, 0.25)) +
    ellipse(middle, garden(0.49), terrace * 0.95, unit * 0.52, mix("#d9a679", palette.far, 0.18)) +
    ellipse(middle, garden(0.48), terrace * 0.66, unit * 0.34, "#ffd9a0", 'opacity=".45"') +
    post(middle - terrace * 0.88, garden(0.45), unit * 0.6, "post-left") +
    post(middle + terrace * 0.88, garden(0.45), unit * 0.6, "post-right") +
    paintQuartet({
      x: middle,
      y: garden(0.475),
      size: Math.min(unit, width * 0.094),
      dark: darken(night, 0.25),
      wood: "#8a4a24",
      light: "#ffd9a0",
    }) +
    [-1, 1]
      .map((way) =>
        bed(
          middle + way * unit * (isWide ? 2.9 : 1.75),
          floor * (isWide ? 0.55 : 0.6),
          unit * (isWide ? 1.5 : 0.8),
        ),
      )
      .join("") +
    along(width, unit * 1.5, (x, index) =>
      Math.abs(x - middle) < unit ? "" : bush(x, floor * (0.71 + (index % 2) * 0.05), unit * 0.56),
    ) +
    paintHouseWing(stage, { left: 0, way: 1, wall }) +
    paintHouseWing(stage, { left: width, way: -1, wall }) +
    along(width, unit * 0.5, (x) => (piers.some((at) => Math.abs(at - x) < unit * 0.46) ? "" : baluster(x))) +
    rect(0, rail, width, unit * 0.22, lighten(stone, 0.3)) +
    rect(0, rail + unit * 0.22, width, unit * 0.08, darken(stone, 0.3)) +
    rect(0, floor - unit * 0.16, width, unit * 0.2, stone) +
    piers.map(pier).join("") +
    rect(0, floor, width, height - floor, tile) +
    times(6, (row) => {
      const [top, foot] = [depth(row), depth(row + 1)];
      return times(Math.ceil(cells / 2) + 1, (cell) => {
        const at = cell * 2 + (row % 2) - cells / 2;
        return polygon(
          [
            [width / 2 + at * spread(top), top],
            [width / 2 + (at + 1) * spread(top), top],
            [width / 2 + (at + 1) * spread(foot), foot],
            [width / 2 + at * spread(foot), foot],
          ],
          lighten(tile, 0.13),
        );
      });
    }) +
    glowCircle("door-light", width / 2, height, unit * 5, "#ffbe73", 0.45)
  );
};
