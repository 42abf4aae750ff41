import { darken, lighten } from "../../paint/colour.ts";
import { line, path, polygon } from "../../paint/shape.ts";
import type { RoomStage } from "./room-stage.ts";

/**
 * A wing of a house in the evening, which runs away from us along the picture's edge at `left`: `way` is 1 at the left edge and −1 at the
 * right one. Lit windows are filled with the gradient `pane`.
 */
export function paintHouseWing(
  { width, height, floor, unit }: RoomStage,
  { left, way, wall }: { left: number; way: 1 | -1; wall: string },
): string {
  const deep = width * 0.3 - unit * 0.8;
  const at = (u: number, v: number): [number, number] => {
    const far = u ** 0.8;
    const [top, foot] = [floor * (-0.02 + far * 0.17), floor * (1.02 - far * (width > height ? 0.6 : 0.5))];
    return [left + way * deep * u, top + (foot - top) * v];
  };
  const face = (u: number, v: number, u2: number, v2: number, fill: string, more = "") =>
    polygon([at(u, v), at(u2, v), at(u2, v2), at(u, v2)], fill, more);
  const windowAt = (u: number, v: number, tall: number, isLit: boolean) => {
    const [wide, over] = [(0.12 - u * 0.05) * (width < height ? 1.7 : 1), v - tall * 0.22];
    const [from, top, to] = [at(u, v), at(u + wide / 2, over), at(u + wide, v)];
    const [low, corner] = [at(u + wide, v + tall), at(u, v + tall)];
    const [sill, sillEnd] = [at(u - 0.012, v + tall + 0.012), at(u + wide + 0.012, v + tall + 0.012)];
    return (
      path(
        `M${from}Q${at(u, over)} ${top}Q${at(u + wide, over)} ${to}L${low}L${corner}Z`,
        isLit ? "url(#pane)" : darken(wall, 0.3),
        `stroke="${darken(wall, 0.45)}" stroke-width="${unit * 0.07}"`,
      ) +
      line(
        `M${top}L${at(u + wide / 2, v + tall)}M${from}L${to}M${at(u, v + tall / 2)}L${at(u + wide, v + tall / 2)}`,
        darken(wall, 0.35),
        unit * 0.04,
      ) +
      line(`M${sill}L${sillEnd}`, lighten(wall, 0.35), unit * 0.09)
    );
  };
  return (
    face(0, -0.2, 1, 0.02, darken(wall, 0.45)) +
    face(0, 0, 1, 1, wall) +
    face(0, 0, 1, 0.035, lighten(wall, 0.3)) +
    face(0, 0.47, 1, 0.5, lighten(wall, 0.22)) +
    face(0.97, 0, 1, 1, darken(wall, 0.3)) +
    (width < height ? [0.1, 0.44, 0.74] : [0.06, 0.3, 0.52, 0.72, 0.88])
      .map(
        (u, index) =>
          windowAt(u, 0.16, 0.24, index !== (way > 0 ? 1 : 2)) +
          windowAt(u, 0.62, 0.26, way > 0 || index !== 1),
      )
      .join("")
  );
}
