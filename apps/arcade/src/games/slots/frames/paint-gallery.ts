import { glow, shadowed, slope } from "../../../stage/pen.ts";
import { mix } from "../../../theme/palette.ts";
import { centreOf, type PaintFamily, paintSign } from "./frame-build.ts";
import { box, disc, stroke } from "./frame-shapes.ts";

/** A carved and gilded picture frame. */
export const paintGallery: PaintFamily = (build) => {
  const { pen, style, palette, left, right, bottom, sign, roof, foot, wing, window } = build;
  const [light, base, dark] = style.body;
  const middle = centreOf(build);
  const out = Math.min(wing, 30);
  const top = -sign - Math.min(20, roof * 0.3);
  const low = bottom + Math.min(foot, 20);
  const rise = Math.min(roof - 30, 120);
  if (rise > 30)
    stroke(
      pen,
      [
        [left + 90, top],
        [middle, top - rise],
        [right - 90, top],
      ],
      "rgba(30, 20, 10, 0.7)",
      4,
    );
  shadowed(pen, "rgba(0, 0, 0, 0.55)", 30, 16, () =>
    box(pen, [left - out, top], [right + out, low], dark, 10),
  );
  const steps = [light, dark, base, light, dark, base];
  for (const [index, colour] of steps.entries()) {
    const inset = index * 7;
    box(
      pen,
      [left - out + inset, top + inset],
      [right + out - inset, low - inset],
      slope(pen, top, low, [mix(colour, "#ffffff", 0.22), colour, mix(colour, "#000000", 0.25)]),
      8,
    );
  }
  box(
    pen,
    [window.x - 26, -2],
    [window.x + window.width + 26, bottom - 30],
    slope(pen, 0, bottom, [mix(palette.deep, "#ffffff", 0.16), palette.deep]),
    4,
  );
  const carve = (x: number, y: number, turn: number) => {
    pen.save();
    pen.translate(x, y);
    pen.rotate(turn);
    for (let leaf = -2; leaf <= 2; leaf += 1) {
      pen.beginPath();
      pen.ellipse(Math.cos(leaf * 0.55) * 26, Math.sin(leaf * 0.55) * 26, 22, 9, leaf * 0.55, 0, Math.PI * 2);
      pen.fillStyle = leaf % 2 === 0 ? mix(light, "#ffffff", 0.25) : base;
      pen.fill();
      pen.lineWidth = 2.5;
      pen.strokeStyle = dark;
      pen.stroke();
    }
    disc(pen, [8, 0], 14, glow(pen, 4, -4, 16, ["#fffbe0", base]), { colour: dark, width: 2.5 });
    pen.restore();
  };
  carve(left - out + 14, top + 14, Math.PI * 0.25);
  carve(right + out - 14, top + 14, Math.PI * 0.75);
  carve(left - out + 14, low - 14, -Math.PI * 0.25);
  carve(right + out - 14, low - 14, -Math.PI * 0.75);
  for (const x of [left - out + 16, right + out - 16])
    for (let y = 70; y < bottom - 60; y += 36)
      disc(pen, [x, y], 9, glow(pen, x - 3, y - 3, 10, ["#fff6d0", base, dark]));
  if (roof > 60) {
    carve(middle - 22, top + 6, Math.PI);
    carve(middle + 22, top + 6, 0);
    disc(
      pen,
      [middle, top + 2],
      24,
      glow(pen, middle - 6, top - 6, 28, ["#ffffff", palette.accent, palette.deep]),
      { colour: base, width: 6 },
    );
  }
  paintSign(build, { inset: 50, radius: 8 });
};
