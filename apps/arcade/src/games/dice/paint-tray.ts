import type { Size } from "../../stage/lay-out-board.ts";
import { edge, glow, type Pen, shadowed, slab, slope, words } from "../../stage/pen.ts";
import { type FrameStyle, headFont } from "../../theme/brand-style.ts";
import { fade, type GamePalette, mix } from "../../theme/palette.ts";

const RAIL = 46;

/** Paints the tray: a rail in the brand's frame around felt in the title's colour, with the title's name on it. */
export function paintTray(
  pen: Pen,
  { width, height }: Size,
  title: string,
  { frame, palette }: { frame: FrameStyle; palette: GamePalette },
): void {
  const round = 78;
  const margin = 10;
  shadowed(pen, "rgba(0, 0, 0, 0.55)", 26, 12, () =>
    slab(
      pen,
      margin,
      margin,
      width - 2 * margin,
      height - 2 * margin - 12,
      round,
      slope(pen, 0, height, frame.body),
    ),
  );
  const inner = { x: RAIL, y: RAIL, width: width - 2 * RAIL, height: height - 2 * RAIL - 12 };
  edge(
    pen,
    margin + 4,
    margin + 4,
    width - 2 * margin - 8,
    height - 2 * margin - 20,
    round - 4,
    frame.trim,
    4,
  );
  slab(pen, inner.x - 7, inner.y - 7, inner.width + 14, inner.height + 14, round - 28, frame.trimDark);
  const felt = mix(palette.near, "#0b1a16", 0.42);
  slab(
    pen,
    inner.x,
    inner.y,
    inner.width,
    inner.height,
    round - 34,
    glow(pen, width / 2, height * 0.46, Math.max(width, height) * 0.62, [
      mix(felt, palette.light, 0.2),
      felt,
      mix(felt, "#000000", 0.45),
    ]),
  );
  pen.save();
  pen.beginPath();
  pen.roundRect(inner.x, inner.y, inner.width, inner.height, round - 34);
  pen.clip();
  // The rail's shadow on the felt.
  pen.fillStyle = slope(pen, inner.y, inner.y + 60, ["rgba(0, 0, 0, 0.5)", "rgba(0, 0, 0, 0)"]);
  pen.fillRect(inner.x, inner.y, inner.width, 60);
  pen.restore();
  const line = fade(palette.light, 0.4);
  edge(pen, inner.x + 22, inner.y + 22, inner.width - 44, inner.height - 44, round - 50, line, 3);
  const place = { x: width / 2, y: inner.y + 66, width: inner.width * 0.72 };
  words(pen, title, place, (size) => headFont(frame, size), 46, fade(palette.light, 0.62));
}
