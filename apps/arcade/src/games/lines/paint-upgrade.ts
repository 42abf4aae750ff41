import { fillDisc, glow, type Pen, shadowed, slope } from "../../stage/pen.ts";
import { fade, type GamePalette, mix } from "../../theme/palette.ts";

/** The gold of the rim and of the arrow, from light to dark. */
const GOLD = ["#fff3bd", "#ffcf4a", "#b7740a"] as const;

/** Paints an upgrade symbol: a medal in the title's colours with a gold rim, and a gold arrow that points up. */
export function paintUpgrade(pen: Pen, side: number, palette: GamePalette): void {
  const middle = side / 2;
  const radius = side * 0.4;
  const dark = mix(palette.deep, "#120a20", 0.3);
  shadowed(pen, "rgba(20, 8, 0, 0.55)", side * 0.05, side * 0.035, () =>
    fillDisc(pen, middle, middle, radius, slope(pen, middle - radius, middle + radius, GOLD)),
  );
  const face = glow(pen, middle, middle - radius * 0.4, radius * 1.4, [
    mix(palette.accent, "#ffffff", 0.25),
    dark,
  ]);
  fillDisc(pen, middle, middle, radius * 0.86, face);
  paintRays(pen, middle, radius * 0.86, fade("#ffffff", 0.12));
  shadowed(pen, "rgba(0, 0, 0, 0.6)", side * 0.04, side * 0.02, () => {
    paintArrow(pen, middle, middle, radius * 0.66);
    pen.fillStyle = slope(pen, middle - radius * 0.66, middle + radius * 0.66, GOLD);
    pen.fill();
  });
  pen.lineWidth = side * 0.014;
  pen.strokeStyle = "#fff8dc";
  paintArrow(pen, middle, middle, radius * 0.66);
  pen.stroke();
}

/** Rays from the middle of the face. */
function paintRays(pen: Pen, middle: number, radius: number, colour: string): void {
  const rays = 12;
  pen.beginPath();
  for (let ray = 0; ray < rays; ray += 1) {
    const from = (ray / rays) * Math.PI * 2;
    pen.moveTo(middle, middle);
    pen.arc(middle, middle, radius, from, from + Math.PI / rays);
  }
  pen.fillStyle = colour;
  pen.fill();
}

/** The outline of an arrow that points up; `reach` is half its height. */
function paintArrow(pen: Pen, x: number, y: number, reach: number): void {
  pen.beginPath();
  pen.moveTo(x, y - reach);
  pen.lineTo(x + reach * 0.86, y - reach * 0.02);
  pen.lineTo(x + reach * 0.36, y - reach * 0.02);
  pen.lineTo(x + reach * 0.36, y + reach * 0.86);
  pen.lineTo(x - reach * 0.36, y + reach * 0.86);
  pen.lineTo(x - reach * 0.36, y - reach * 0.02);
  pen.lineTo(x - reach * 0.86, y - reach * 0.02);
  pen.closePath();
}
