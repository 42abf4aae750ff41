import { edge, glow, shadowed, slope } from "../../../stage/pen.ts";
import { fade, mix } from "../../../theme/palette.ts";
import { type PaintFamily, paintSign } from "./frame-build.ts";
import { box, disc, frameShape, stroke } from "./frame-shapes.ts";
import { lamp, planks } from "./frame-trimmings.ts";

/** Timber props, lanterns and rails. */
export const paintMine: PaintFamily = (build) => {
  const { pen, style, palette, left, right, bottom, sign, roof, foot, wing } = build;
  const [light, base, dark] = style.body;
  const out = Math.min(wing + 4, 50);
  const low = bottom + Math.min(foot, 50);
  const stone = mix("#5a4a3c", palette.deep, 0.45);
  const mound: [number, number][] = [[left - out, low]];
  for (let index = 0; index <= 12; index += 1) {
    const share = index / 12;
    const bow = Math.sin(share * Math.PI);
    mound.push([
      left - out + (right - left + 2 * out) * share,
      30 - (sign + 20) * Math.min(1, bow * 2) - Math.min(roof * 0.7, 130) * bow - ((index * 37) % 22),
    ]);
  }
  mound.push([right + out, low]);
  shadowed(pen, "rgba(0, 0, 0, 0.55)", 22, 10, () =>
    frameShape(
      pen,
      mound,
      slope(pen, -sign - roof, low, [mix(stone, "#ffffff", 0.2), stone, mix(stone, "#000000", 0.5)]),
    ),
  );
  for (const [index, [x, y]] of mound.slice(1, -1).entries()) {
    frameShape(
      pen,
      [
        [x - 10, y + 12],
        [x + 34, y + 22],
        [x + 24, y + 54],
        [x - 18, y + 48],
      ],
      index % 2 === 0 ? "rgba(255, 255, 255, 0.08)" : "rgba(0, 0, 0, 0.2)",
    );
    if (index % 3 === 1) disc(pen, [x + 12, y + 40], 7, glow(pen, x + 10, y + 37, 9, ["#fff4b0", "#e0a020"]));
  }
  box(
    pen,
    [left + 4, 0],
    [right - 4, bottom],
    slope(pen, 0, bottom, [mix(stone, "#000000", 0.35), mix(stone, "#000000", 0.6)]),
  );
  const beam = (x0: number, y0: number, x1: number, y1: number, across: boolean) => {
    shadowed(pen, "rgba(0, 0, 0, 0.5)", 10, 5, () => box(pen, [x0, y0], [x1, y1], base, 5));
    box(
      pen,
      [x0, y0],
      [x1, y1],
      across ? slope(pen, y0, y1, [light, base, dark]) : slope(pen, x0, x1, [light, base, dark], true),
      5,
    );
    for (let line = 0; line < 3; line += 1)
      if (across)
        stroke(
          pen,
          [
            [x0 + 12, y0 + 10 + line * 10],
            [x1 - 20 - line * 40, y0 + 12 + line * 10],
          ],
          fade(dark, 0.6),
          2,
        );
      else
        stroke(
          pen,
          [
            [x0 + 8 + line * 9, y0 + 20],
            [x0 + 10 + line * 9, y1 - 30 - line * 40],
          ],
          fade(dark, 0.6),
          2,
        );
  };
  beam(left - 6, 0, left + 34, bottom + 8, false);
  beam(right - 34, 0, right + 6, bottom + 8, false);
  beam(left - Math.min(out, 34), 0, right + Math.min(out, 34), 44, true);
  paintSign(build, {
    inset: 36,
    radius: 8,
    fill: [mix(base, "#ffffff", 0.16), mix(base, "#000000", 0.25)],
    line: dark,
  });
  for (const x of [left + 60, right - 60])
    stroke(
      pen,
      [
        [x, -2],
        [x, 10],
      ],
      "#2a2a2e",
      6,
    );
  for (const x of [left + 14, right - 14]) {
    stroke(
      pen,
      [
        [x, 44],
        [x, 70],
      ],
      "#2a2018",
      4,
    );
    lamp(pen, [x, 92], 17, "#ffc94d");
    edge(pen, x - 14, 70, 28, 44, 8, "#33261a", 4);
  }
  const rail = bottom + Math.min(foot, 26) - 24;
  for (let x = left - 20; x < right + 20; x += 48)
    box(pen, [x, rail - 4], [x + 28, rail + 22], slope(pen, rail, rail + 22, [base, dark]), 3);
  for (const y of [rail, rail + 14])
    box(pen, [left - out, y], [right + out, y + 6], slope(pen, y, y + 6, ["#d7dce4", "#5d6674"]));
  planks(pen, [left + 40, bottom - 70], [right - 40, bottom - 42], {
    size: 90,
    colour: mix(base, dark, 0.4),
  });
};
