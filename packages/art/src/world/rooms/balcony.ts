import { darken, lighten, mix } from "../../paint/colour.ts";
import { glowCircle, vertical } from "../../paint/gradient.ts";
import { circle, ellipse, line, path, rect, times } from "../../paint/shape.ts";
import { paintBalustrade, paintShrub } from "./balustrade.ts";
import { paintHouseWing } from "./house-wing.ts";
import { paintQuartet } from "./quartet.ts";
import { along, type PaintRoom, tiles } from "./room-stage.ts";

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
  const shrub = (x: number, y: number, size: number) => paintShrub(x, y, size, leaf, random);
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
  const tile = mix("#4c3350", palette.near, 0.3);
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
      Math.abs(x - middle) < unit ? "" : shrub(x, floor * (0.71 + (index % 2) * 0.05), unit * 0.56),
    ) +
    paintHouseWing(stage, { left: 0, way: 1, wall }) +
    paintHouseWing(stage, { left: width, way: -1, wall }) +
    paintBalustrade(stage, { rail: floor * 0.78, stone, leaf }) +
    tiles(stage, tile, lighten(tile, 0.13)) +
    glowCircle("door-light", width / 2, height, unit * 5, "#ffbe73", 0.45)
  );
};
