import { edge, fillDisc, glow, type Pen, shadowed, slab, slope, words } from "../../stage/pen.ts";
import { type BoardFrame, headFont } from "../../theme/brand-style.ts";
import { fade, type GamePalette, mix } from "../../theme/palette.ts";

/** The gold of the frame and of the mark, from light to dark. It is the same in all titles; the tile has the title's colours. */
const GOLD = ["#fff3bd", "#ffcf4a", "#b7740a"] as const;

/** Paints a closed mystery symbol: a tile tied with a ribbon, a question mark on its seal, and a glint across it. */
export function paintMystery(pen: Pen, side: number, palette: GamePalette, frame: BoardFrame): void {
  const inset = side * 0.09;
  const wide = side - inset * 2;
  const radius = side * 0.14;
  const dark = mix(palette.deep, "#120a20", 0.35);
  const light = mix(palette.near, "#ffffff", 0.12);
  shadowed(pen, "rgba(20, 8, 0, 0.55)", side * 0.05, side * 0.035, () =>
    slab(pen, inset, inset, wide, wide, radius, slope(pen, inset, inset + wide, [light, palette.near, dark])),
  );
  pen.save();
  pen.beginPath();
  pen.roundRect(inset, inset, wide, wide, radius);
  pen.clip();
  paintLozenges(pen, side, fade(mix(palette.light, "#ffffff", 0.4), 0.16));
  paintRibbon(pen, side, palette);
  paintGlint(pen, side);
  pen.restore();
  edge(pen, inset, inset, wide, wide, radius, slope(pen, inset, inset + wide, GOLD), side * 0.035);
  const thin = inset + side * 0.03;
  edge(pen, thin, thin, side - thin * 2, side - thin * 2, radius * 0.8, fade(dark, 0.5), side * 0.01);
  paintSeal(pen, side, dark, frame);
}

/** The pattern of the wrapping. */
function paintLozenges(pen: Pen, side: number, colour: string): void {
  const step = side * 0.16;
  pen.strokeStyle = colour;
  pen.lineWidth = side * 0.012;
  pen.beginPath();
  for (let at = -side; at < side * 2; at += step) {
    pen.moveTo(at, 0);
    pen.lineTo(at + side, side);
    pen.moveTo(at, side);
    pen.lineTo(at + side, 0);
  }
  pen.stroke();
}

function paintRibbon(pen: Pen, side: number, { accent }: GamePalette): void {
  const wide = side * 0.17;
  const from = (side - wide) / 2;
  const colours = [mix(accent, "#ffffff", 0.35), accent, mix(accent, "#000000", 0.3)];
  pen.fillStyle = slope(pen, from, from + wide, colours);
  pen.fillRect(0, from, side, wide);
  pen.fillStyle = slope(pen, from, from + wide, colours, true);
  pen.fillRect(from, 0, wide, side);
}

/** A band of light across the tile. */
function paintGlint(pen: Pen, side: number): void {
  pen.beginPath();
  pen.moveTo(side * 0.1, side * 0.5);
  pen.lineTo(side * 0.5, side * 0.06);
  pen.lineTo(side * 0.64, side * 0.06);
  pen.lineTo(side * 0.1, side * 0.66);
  pen.closePath();
  pen.fillStyle = "rgba(255, 255, 255, 0.24)";
  pen.fill();
}

/** The seal where the ribbons cross, with the question mark and a spark. */
function paintSeal(pen: Pen, side: number, dark: string, frame: BoardFrame): void {
  const middle = side / 2;
  const radius = side * 0.25;
  shadowed(pen, "rgba(20, 8, 0, 0.6)", side * 0.04, side * 0.02, () =>
    fillDisc(pen, middle, middle, radius, slope(pen, middle - radius, middle + radius, GOLD)),
  );
  const face = glow(pen, middle - radius * 0.3, middle - radius * 0.4, radius * 1.3, [
    mix(dark, "#ffffff", 0.25),
    dark,
  ]);
  fillDisc(pen, middle, middle, radius * 0.84, face);
  const place = { x: middle, y: middle + side * 0.012, width: radius * 1.4 };
  words(
    pen,
    "?",
    place,
    (size) => headFont(frame, size),
    side * 0.34,
    slope(pen, middle - radius, middle + radius, GOLD),
    {
      colour: "rgba(0, 0, 0, 0.55)",
      width: side * 0.03,
    },
  );
  paintSpark(pen, middle + radius * 0.74, middle - radius * 0.74, side * 0.085);
}

/** A star of four points. */
function paintSpark(pen: Pen, x: number, y: number, reach: number): void {
  pen.beginPath();
  for (let point = 0; point < 8; point += 1) {
    const far = point % 2 === 0 ? reach : reach * 0.26;
    const angle = (point / 8) * Math.PI * 2;
    pen.lineTo(x + Math.cos(angle) * far, y + Math.sin(angle) * far);
  }
  pen.closePath();
  pen.fillStyle = "#ffffff";
  pen.fill();
}
