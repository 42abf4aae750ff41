import type { Size } from "../../stage/lay-out-board.ts";
import { glow, type Pen, shadowed, slab, slope } from "../../stage/pen.ts";
import { type BoardFrame, headFont } from "../../theme/brand-style.ts";
import { fade, type GamePalette, mix } from "../../theme/palette.ts";
import { payColours } from "../quick/pay-colours.ts";
import { FIRST_ROW, type PegPlaces } from "./lay-out-pegs.ts";

type Look = { frame: BoardFrame; palette: GamePalette };

/** The room, with two of the title's figures beside the pegs. */
export function paintRoom(
  pen: Pen,
  { width, height }: Size,
  { palette }: Look,
  { bins, peg, top }: PegPlaces,
  figures: readonly (HTMLImageElement | null)[],
): void {
  pen.fillStyle = slope(pen, 0, height, [palette.near, mix(palette.near, palette.deep, 0.6), palette.deep]);
  pen.fillRect(0, 0, width, height);
  pen.fillStyle = glow(pen, width / 2, top.y, height * 0.8, [
    fade(palette.light, 0.42),
    fade(palette.light, 0.1),
    fade(palette.light, 0),
  ]);
  pen.fillRect(0, 0, width, height);
  const corner = peg(0, 0);
  const free = corner.x * 0.92;
  const side = Math.min(free * 0.62, (bins.y - top.y) * 0.42, 320);
  for (const [index, figure] of figures.entries()) {
    const x = index === 0 ? free * 0.42 : width - free * 0.42;
    const y = top.y + side * (index === 0 ? 0.62 : 0.8);
    pen.beginPath();
    pen.ellipse(x, y + side * 0.5, side * 0.46, side * 0.09, 0, 0, Math.PI * 2);
    pen.fillStyle = "rgba(0, 0, 0, 0.3)";
    pen.fill();
    if (figure) pen.drawImage(figure, x - side / 2, y - side / 2, side, side);
  }
}

/** The pegs of every row, with light from above. */
export function paintPegs(pen: Pen, rows: number, { peg, pegRadius }: PegPlaces, { palette }: Look): void {
  for (let row = 0; row < rows; row += 1) {
    for (let index = 0; index < row + FIRST_ROW; index += 1) {
      const { x, y } = peg(row, index);
      pen.beginPath();
      pen.arc(x, y + pegRadius * 0.5, pegRadius * 1.05, 0, Math.PI * 2);
      pen.fillStyle = "rgba(0, 0, 0, 0.45)";
      pen.fill();
      pen.beginPath();
      pen.arc(x, y, pegRadius, 0, Math.PI * 2);
      pen.fillStyle = glow(pen, x - pegRadius * 0.3, y - pegRadius * 0.4, pegRadius * 1.5, [
        "#ffffff",
        palette.light,
        mix(palette.light, palette.deep, 0.45),
      ]);
      pen.fill();
    }
  }
}

/** Paints the bins with their multipliers. */
export function paintBins(
  pen: Pen,
  texts: readonly { multiplierHundredths: number; text: string }[],
  { bins, bin, step }: PegPlaces,
  unit: number,
  { frame }: Look,
): void {
  const wide = step * 0.92;
  for (const [index, { multiplierHundredths, text }] of texts.entries()) {
    const { x, y } = bin(index);
    const { fill, ink } = payColours(multiplierHundredths);
    shadowed(pen, "rgba(0, 0, 0, 0.5)", 6, 5, () =>
      slab(
        pen,
        x - wide / 2,
        bins.y,
        wide,
        bins.height,
        Math.min(wide * 0.22, 16),
        slope(pen, bins.y, bins.y + bins.height, fill),
      ),
    );
    const room = (bins.isNarrow ? bins.height : wide) * 0.86;
    pen.save();
    pen.translate(x, y);
    if (bins.isNarrow) pen.rotate(-Math.PI / 2);
    pen.font = headFont({ ...frame, fontWeight: 800 }, 12.5 / unit);
    pen.textAlign = "center";
    pen.textBaseline = "middle";
    pen.fillStyle = ink;
    pen.fillText(text, 0, 0, room);
    pen.restore();
  }
}
