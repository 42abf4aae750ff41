import { shadowed, slope } from "../../../stage/pen.ts";
import { mix } from "../../../theme/palette.ts";
import { type PaintFamily, paintBody, paintSign } from "./frame-build.ts";
import { box, disc, frameShape, shades } from "./frame-shapes.ts";
import { planks, scallops } from "./frame-trimmings.ts";

/** Striped cloth over a wooden counter, with crates. */
export const paintStall: PaintFamily = (build) => {
  const { pen, style, palette, left, right, bottom, sign, roof, foot, wing } = build;
  const [, base, dark] = style.body;
  paintBody(build, { radius: 6 });
  planks(pen, [left + 5, 2], [right - 5, bottom - 5], { size: 56, colour: base, across: true });
  const out = Math.min(wing + 8, 44);
  const top = -sign - Math.min(roof - 6, 110);
  const cloth = [palette.accent, mix(palette.light, "#ffffff", 0.6)] as const;
  const count = 11;
  pen.save();
  shadowed(pen, "rgba(0, 0, 0, 0.4)", 14, 8, () => {
    for (let index = 0; index < count; index += 1) {
      const at = (share: number, inset: number) =>
        left - out + inset + (right - left + 2 * (out - inset)) * share;
      frameShape(
        pen,
        [
          [at(index / count, 70), top],
          [at((index + 1) / count, 70), top],
          [at((index + 1) / count, 0), 6],
          [at(index / count, 0), 6],
        ],
        slope(pen, top, 6, shades(cloth[index % 2] as string)),
      );
    }
  });
  pen.restore();
  scallops(pen, [left - out, 0], [right + out, 14], count, [cloth[0], cloth[1]]);
  paintSign(build, { inset: 60, radius: 20, fill: [mix(palette.deep, "#ffffff", 0.08), palette.deep] });
  for (const x of [left + 6, right - 22])
    box(pen, [x, 20], [x + 16, bottom], slope(pen, x, x + 16, [style.trim, style.trimDark], true), 6);
  const fruits = [palette.accent, palette.far, "#ffb938", "#8cc94b", palette.high];
  const ground = bottom + Math.min(foot, 40);
  for (let crate = 0, x = left - out * 0.6; x < right; x += 150, crate += 1) {
    for (let fruit = 0; fruit < 6; fruit += 1)
      disc(
        pen,
        [x + 20 + fruit * 20, ground - 42 - (fruit % 2) * 9],
        15,
        slope(pen, ground - 60, ground - 26, shades(fruits[(crate + (fruit % 2)) % 5] as string)),
      );
    planks(pen, [x, ground - 38], [x + 138, ground], {
      size: 19,
      colour: mix(base, dark, 0.3),
      across: true,
    });
  }
};
