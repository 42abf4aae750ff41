import { fillDisc, glow, type Pen, shadowed, slope, words } from "../../stage/pen.ts";
import { type BoardFrame, headFont } from "../../theme/brand-style.ts";
import { timesColours } from "./times-colours.ts";

/** From this number on a boost has rays. */
const RAYS_FROM = 25;

/** Paints a boost: a ball of glass with its number, in a ring of metal. It fills a square of `side`. */
export function paintBoost(pen: Pen, side: number, times: number, text: string, frame: BoardFrame): void {
  const middle = side / 2;
  const radius = side * 0.41;
  const [light, full, dark] = timesColours(times);
  if (times >= RAYS_FROM) paintRays(pen, side, light, full);
  shadowed(pen, "rgba(20, 6, 0, 0.55)", side * 0.05, side * 0.035, () =>
    fillDisc(
      pen,
      middle,
      middle,
      radius,
      slope(pen, middle - radius, middle + radius, ["#fff3bf", "#d99a1f", "#7a4300"]),
    ),
  );
  fillDisc(
    pen,
    middle,
    middle,
    radius * 0.88,
    glow(pen, middle, middle - radius * 0.35, radius * 1.35, [light, full, dark]),
  );
  pen.save();
  pen.beginPath();
  pen.ellipse(middle, middle - radius * 0.5, radius * 0.58, radius * 0.26, 0, 0, Math.PI * 2);
  pen.fillStyle = slope(pen, middle - radius * 0.8, middle - radius * 0.2, [
    "rgba(255, 255, 255, 0.75)",
    "rgba(255, 255, 255, 0)",
  ]);
  pen.fill();
  pen.restore();
  const place = { x: middle, y: middle + side * 0.02, width: radius * 1.6 };
  words(pen, text, place, (size) => headFont(frame, size), side * 0.4, "#ffffff", {
    colour: dark,
    width: side * 0.07,
  });
}

function paintRays(pen: Pen, side: number, light: string, full: string): void {
  const middle = side / 2;
  pen.beginPath();
  for (let point = 0; point < 32; point += 1) {
    const reach = side * (point % 2 === 0 ? 0.495 : 0.4);
    const angle = (point / 32) * Math.PI * 2;
    pen.lineTo(middle + Math.cos(angle) * reach, middle + Math.sin(angle) * reach);
  }
  pen.closePath();
  pen.fillStyle = glow(pen, middle, middle, side * 0.5, [full, full, light]);
  pen.fill();
}
