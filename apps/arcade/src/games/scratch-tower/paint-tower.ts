import type { Rect } from "../../stage/lay-out-board.ts";
import { edge, type Pen, shadowed, slab, slope, words } from "../../stage/pen.ts";
import type { GameTexts } from "../../texts/texts.ts";
import { headFont } from "../../theme/brand-style.ts";
import { fade, mix } from "../../theme/palette.ts";
import { drawCellPicture } from "../scratch/cell-pictures.ts";
import { CARD, type CardStyle, paintRibbon } from "../scratch/paint-card.ts";

const FLOOR = { width: 560, top: 662, bottom: 1236 };
const ROOF = { width: 230, height: 92 };
const X = (CARD.width - FLOOR.width) / 2 + 20;

/** The fields' positions: floors from the ground up, then the roof. */
export function towerCells(floors: number): Rect[] {
  const rects = Array.from({ length: floors }, (_, floor) => ({
    x: X,
    y: floorTop(floor, floors),
    width: FLOOR.width,
    height: floorHeight(floors),
  }));
  const roof = { x: X + (FLOOR.width - ROOF.width) / 2, y: FLOOR.top - ROOF.height - 34, ...ROOF };
  return [...rects, roof];
}

/** The tower whose windows are the fields: stone, a floor number at each landing, a pointed roof. */
export function paintTower(pen: Pen, floors: number, style: CardStyle & { t: GameTexts }): void {
  const { palette, frame, t } = style;
  const top = FLOOR.top - 16;
  const radius = Math.min(29, floorHeight(floors) * 0.42);
  const wall = { x: X - 84, y: top, width: FLOOR.width + 108, height: FLOOR.bottom + 14 - top };
  const stone = [
    mix(palette.near, "#ffffff", 0.35),
    mix(palette.near, palette.deep, 0.25),
    mix(palette.deep, "#000000", 0.1),
  ];
  const roofTop = top - ROOF.height - 96;
  shadowed(pen, "rgba(0, 0, 0, 0.35)", 16, 8, () => {
    pen.beginPath();
    pen.moveTo(CARD.width / 2 + 10, roofTop);
    pen.lineTo(wall.x + wall.width + 34, top + 6);
    pen.lineTo(wall.x - 34, top + 6);
    pen.closePath();
    pen.fillStyle = slope(pen, roofTop, top, [
      mix(palette.accent, "#ffffff", 0.25),
      palette.accent,
      mix(palette.accent, "#000000", 0.4),
    ]);
    pen.fill();
  });
  slab(pen, wall.x, wall.y, wall.width, wall.height, 8, slope(pen, wall.x, wall.x + wall.width, stone, true));
  pen.save();
  pen.beginPath();
  pen.rect(wall.x, wall.y, wall.width, wall.height);
  pen.clip();
  for (let row = 0; row < 20; row += 1) {
    for (let column = 0; column < 8; column += 1) {
      const x = wall.x + column * 88 - (row % 2) * 44;
      edge(pen, x, wall.y + row * 30, 86, 28, 3, fade(palette.deep, 0.22), 2);
    }
  }
  pen.restore();
  slab(pen, wall.x - 16, top - 4, wall.width + 32, 20, 6, mix(palette.deep, palette.near, 0.4));
  for (let floor = 0; floor < floors; floor += 1) {
    const y = floorTop(floor, floors) + floorHeight(floors) / 2;
    pen.beginPath();
    pen.arc(X - 43, y, radius, 0, Math.PI * 2);
    pen.fillStyle = frame.trim;
    pen.fill();
    pen.lineWidth = 4;
    pen.strokeStyle = palette.deep;
    pen.stroke();
    words(
      pen,
      String(floor + 1),
      { x: X - 43, y: y + 2, width: 40 },
      (size) => headFont(frame, size),
      radius * 1.24,
      "#241238",
    );
  }
  paintRibbon(pen, t("tower_rule"), 432, style);
}

/** A floor's bell and the amount for reaching it. */
export function paintBell(
  pen: Pen,
  rect: Rect,
  kind: "golden" | "cracked",
  bell: HTMLImageElement | null,
  amount: string,
  { frame }: CardStyle,
): void {
  const side = rect.height * 0.86;
  pen.save();
  if (kind === "cracked") pen.filter = "grayscale(1) brightness(0.8)";
  drawCellPicture(pen, bell, 34, rect.height * 0.05, side);
  pen.restore();
  if (kind === "cracked") paintCrack(pen, 34, rect.height * 0.05, side);
  const place = { x: rect.width * 0.62, y: rect.height * 0.53, width: rect.width * 0.56 };
  const ink = kind === "golden" ? "#2a1735" : "#7b7283";
  words(pen, amount, place, (size) => headFont(frame, size), rect.height * 0.52, ink);
}

function paintCrack(pen: Pen, x: number, y: number, side: number): void {
  pen.beginPath();
  for (const [dx, dy] of [
    [0.5, 0.12],
    [0.58, 0.3],
    [0.46, 0.44],
    [0.6, 0.58],
    [0.5, 0.8],
  ] as const) {
    pen.lineTo(x + side * dx, y + side * dy);
  }
  pen.lineWidth = 5;
  pen.strokeStyle = "#ffffff";
  pen.stroke();
  pen.lineWidth = 2.5;
  pen.strokeStyle = "#2b2433";
  pen.stroke();
}

/** The floors share the tower's height, with narrower gaps where there are many. */
function gapOf(floors: number): number {
  return floors > 6 ? 9 : 14;
}

function floorHeight(floors: number): number {
  return (FLOOR.bottom - FLOOR.top - (floors - 1) * gapOf(floors)) / floors;
}

function floorTop(floor: number, floors: number): number {
  return FLOOR.bottom - (floor + 1) * floorHeight(floors) - floor * gapOf(floors);
}
