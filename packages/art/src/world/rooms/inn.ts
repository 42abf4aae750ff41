import { darken, lighten, mix } from "../../paint/colour.ts";
import { glowCircle } from "../../paint/gradient.ts";
import { circle, ellipse, line, rect, times } from "../../paint/shape.ts";
import { along, boards, type PaintRoom } from "./room-stage.ts";

/** A coaching inn: timber braces on plaster, leaded windows, tankards under a beam, horseshoes and barrels. */
export const paintInn: PaintRoom = (stage) => {
  const { width, floor, unit, palette } = stage;
  const plaster = mix("#ecd9b4", palette.light, 0.2);
  const oak = mix("#4d2c15", palette.deep, 0.2);
  const bay = (x: number, index: number) => {
    const brace = unit * 1.7;
    const lattice = rect(
      x - unit,
      floor * 0.34,
      unit * 2,
      floor * 0.36,
      "#f9d98a",
      `stroke="${oak}" stroke-width="${unit * 0.16}"`,
    );
    const leads = times(9, (lead) => {
      const at = (lead - 4) * unit * 0.4;
      const [left, right] = [Math.max(-1, (at - unit) / unit), Math.min(1, (at + unit) / unit)];
      return line(
        `M${x + left * unit} ${floor * 0.34}L${x + right * unit} ${floor * 0.7}M${x - left * unit} ${floor * 0.34}L${x - right * unit} ${floor * 0.7}`,
        darken(oak, 0.1),
        3,
      );
    });
    const shoe = `<path d="M${x - unit * 0.5} ${floor * 0.7}q${-unit * 0.3} ${-unit * 1.6} ${unit * 0.5} ${-unit * 1.6}t${unit * 0.5} ${unit * 1.6}" fill="none" stroke="#8b929b" stroke-width="${unit * 0.22}"/>`;
    return (
      rect(x - unit * 2, 0, unit * 0.3, floor, oak) +
      (index % 2
        ? lattice + leads
        : line(
            `M${x - brace} ${floor * 0.95}L${x} ${floor * 0.3}L${x + brace} ${floor * 0.95}`,
            oak,
            unit * 0.26,
          ) + shoe)
    );
  };
  const tankard = (x: number) =>
    line(`M${x} ${unit * 0.6}v${unit * 0.2}`, oak, 5) +
    rect(x - unit * 0.22, unit * 0.8, unit * 0.44, unit * 0.56, "#b9bec6", 'rx="5"') +
    `<path d="M${x + unit * 0.22} ${unit * 0.92}q${unit * 0.26} ${unit * 0.14} 0 ${unit * 0.34}" fill="none" stroke="#b9bec6" stroke-width="6"/>`;
  const barrel = (x: number) =>
    ellipse(x, floor, unit * 1, unit * 1.1, "#8a5427") +
    rect(x - unit * 0.98, floor - unit * 0.5, unit * 1.96, unit * 0.14, "#3c3f46") +
    rect(x - unit * 0.98, floor + unit * 0.3, unit * 1.96, unit * 0.14, "#3c3f46") +
    circle(x, floor - unit * 0.05, unit * 0.14, "#d9a441");
  return (
    rect(0, 0, width, floor, plaster) +
    along(width, unit * 4, bay) +
    rect(0, 0, width, unit * 0.62, oak) +
    rect(0, floor * 0.92, width, unit * 0.34, oak) +
    along(width, unit * 0.95, tankard) +
    glowCircle("fire", width / 2, floor * 0.7, unit * 4, "#ffb35a", 0.4) +
    boards(stage, lighten(oak, 0.14), 12) +
    barrel(width * 0.05) +
    barrel(width * 0.95)
  );
};
