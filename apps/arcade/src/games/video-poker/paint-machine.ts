import type { CasinoRoom } from "@bellwether/contract/content/table-room.ts";
import type { Rect, Size } from "../../stage/lay-out-board.ts";
import { edge, glow, type Pen, shadowed, slab, slope } from "../../stage/pen.ts";
import type { BoardFrame } from "../../theme/brand-style.ts";
import type { GamePalette } from "../../theme/palette.ts";
import { feltOf } from "../cards/paint-table.ts";
import type { MachineLayout } from "./lay-out-machine.ts";

/**
 * Paints the machine in CSS pixels: the glass over its lines, and the tray for its cards. In a room its name has a plate; without one its
 * front has the title's colour.
 */
export function paintMachine(
  pen: Pen,
  size: Size,
  layout: MachineLayout,
  { frame, palette, room }: { frame: BoardFrame; palette: GamePalette; room?: CasinoRoom | undefined },
  { picture, symbol }: { picture: HTMLImageElement | null; symbol: HTMLImageElement | null },
): void {
  if (room) paintPlate(pen, size, layout, frame);
  else paintFront(pen, size, palette, picture);
  paintGlass(pen, layout.table, frame);
  paintTray(pen, layout, frame);
  if (!symbol) return;
  for (const side of layout.sides) paintSide(pen, side, symbol);
}

function paintFront(pen: Pen, size: Size, palette: GamePalette, picture: HTMLImageElement | null): void {
  const { width, height } = size;
  if (picture) paintBehind(pen, size, picture);
  const felt = feltOf(palette);
  pen.globalAlpha = picture ? 0.86 : 1;
  pen.fillStyle = glow(pen, width / 2, height * 0.5, Math.max(width, height) * 0.7, [felt.light, felt.dark]);
  pen.fillRect(0, 0, width, height);
  pen.globalAlpha = 1;
}

/** Shades the room, so that the cards stand out, and paints the plate behind the machine's name. */
function paintPlate(
  pen: Pen,
  { width, height }: Size,
  { plate, table }: MachineLayout,
  frame: BoardFrame,
): void {
  pen.fillStyle = slope(pen, 0, height, ["rgba(0, 0, 0, 0.04)", "rgba(0, 0, 0, 0.24)"]);
  pen.fillRect(0, 0, width, height);
  if (!plate) return;
  const wide = Math.min(table.width, plate.width);
  slab(
    pen,
    (width - wide) / 2,
    plate.y,
    wide,
    plate.height,
    Math.min(14, frame.radius),
    "rgba(6, 13, 16, 0.76)",
  );
}

function paintBehind(pen: Pen, { width, height }: Size, picture: HTMLImageElement): void {
  const scale = Math.max(width / picture.width, height / picture.height);
  const wide = picture.width * scale;
  const high = picture.height * scale;
  pen.save();
  pen.filter = "blur(28px)";
  pen.drawImage(picture, (width - wide) / 2, (height - high) / 2, wide, high);
  pen.restore();
}

function paintGlass(pen: Pen, { x, y, width, height }: Rect, frame: BoardFrame): void {
  const round = Math.min(18, frame.radius * 0.8);
  const rim = 5;
  shadowed(pen, "rgba(0, 0, 0, 0.55)", 14, 5, () =>
    slab(
      pen,
      x - rim,
      y - rim,
      width + 2 * rim,
      height + 2 * rim,
      round + rim,
      slope(pen, y, y + height, frame.body),
    ),
  );
  edge(
    pen,
    x - rim + 1.5,
    y - rim + 1.5,
    width + 2 * rim - 3,
    height + 2 * rim - 3,
    round + rim - 1,
    frame.trim,
    1.5,
  );
  slab(pen, x, y, width, height, round, slope(pen, y, y + height, ["#0d1a1c", "#060d10", "#02070a"]));
  edge(pen, x + 0.5, y + 0.5, width - 1, height - 1, round, frame.trimDark, 1.5);
}

function paintTray(pen: Pen, { cards, lift, tag }: MachineLayout, frame: BoardFrame): void {
  for (const { x, y, width, height } of cards) {
    slab(pen, x, y, width, height, width * 0.09, "rgba(0, 0, 0, 0.3)");
    edge(pen, x + 1, y + 1, width - 2, height - 2, width * 0.09, "rgba(255, 255, 255, 0.16)", 1.5);
  }
  const [first] = cards;
  const last = cards.at(-1);
  if (!first || !last) return;
  const top = first.y - lift - 5;
  pen.fillStyle = slope(pen, top, top + 2, [frame.trim, frame.trimDark]);
  pen.globalAlpha = tag.isOnCard ? 0 : 0.5;
  pen.fillRect(first.x, top, last.x + last.width - first.x, 1.5);
  pen.globalAlpha = 1;
}

/** A large picture beside the lines. */
function paintSide(pen: Pen, { x, y, width, height }: Rect, symbol: HTMLImageElement): void {
  const reach = Math.min(width * 0.72, height * 0.8, 230);
  shadowed(pen, "rgba(0, 0, 0, 0.5)", 16, 8, () =>
    pen.drawImage(symbol, x + (width - reach) / 2, y + (height - reach) / 2, reach, reach),
  );
}
