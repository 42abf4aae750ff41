import { glow, type Pen, shadowed, slab, slope } from "../../stage/pen.ts";
import type { BoardFrame } from "../../theme/brand-style.ts";
import { fade, type GamePalette, mix } from "../../theme/palette.ts";

type Style = { frame: BoardFrame; palette: GamePalette };

/** Paints the ground of a wide reel: a dark drum in the title's colours, on which the cards of its symbols stand out. */
export function paintWideGround(pen: Pen, width: number, height: number, { palette }: Style): void {
  const dark = mix(palette.deep, "#000000", 0.35);
  const light = mix(palette.deep, palette.near, 0.4);
  slab(pen, 0, 0, width, height, 16, slope(pen, 0, height, [dark, light, light, dark]));
}

/** Paints the card of a giant symbol, which fills all positions of the symbol so that a cut at the window's edge is seen. */
export function paintGiantCard(pen: Pen, width: number, height: number, { frame, palette }: Style): void {
  const edge = 12;
  const [middle, rim] = frame.well;
  const isDark = frame.kind === "glow";
  const light = mix(middle, palette.light, isDark ? 0.14 : 0.3);
  const shade = mix(rim, palette.near, isDark ? 0.2 : 0.4);
  const place = [edge, edge, width - edge * 2, height - edge * 2] as const;
  shadowed(pen, "rgba(0, 0, 0, 0.5)", 16, 6, () => slab(pen, ...place, 28, shade));
  const reach = Math.max(width, height) * 0.62;
  slab(pen, ...place, 28, glow(pen, width / 2, height / 2, reach, [light, light, shade]));
  const [x, y, across, down] = place;
  pen.lineWidth = 5;
  pen.strokeStyle = fade("#ffffff", isDark ? 0.35 : 0.75);
  pen.beginPath();
  pen.roundRect(x + 7, y + 7, across - 14, down - 14, 22);
  pen.stroke();
}
