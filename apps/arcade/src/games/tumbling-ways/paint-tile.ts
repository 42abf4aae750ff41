import type { SlotCell } from "@bellwether/contract/content/world.ts";
import type { Graphics } from "pixi.js";

/** The colours of a tile's surface and of its edge. */
export type TileColours = { ground: string; edge: string };

/** Draws the tile behind a falling symbol, centred at (0, 0). Its shape is the shape of the world's cells. */
export function paintTile(
  tile: Graphics,
  cell: SlotCell,
  { width, height }: { width: number; height: number },
  { ground, edge }: TileColours,
): void {
  tile.clear();
  if (cell === "bare") return void tile.ellipse(0, height * 0.36, width * 0.34, height * 0.1).fill(shadow);
  if (cell === "shelf") {
    const thick = Math.min(14, height * 0.12);
    const top = height / 2 - thick;
    tile
      .rect(-width / 2 - 5, -height / 2, width + 10, height)
      .fill({ color: ground, alpha: 0.28 })
      .rect(-width / 2 - 5, top + 4, width + 10, thick)
      .fill(shadow)
      .rect(-width / 2 - 5, top, width + 10, thick)
      .fill(edge);
    return;
  }
  outline(tile, cell, width, height, 4).fill(shadow);
  outline(tile, cell, width, height, 0)
    .fill(ground)
    .stroke({ color: edge, width: cell === "porthole" ? 6 : 2, alpha: 0.8, alignment: 1 });
  const shine = Math.min(26, height * 0.22);
  const inset = cell === "tile" || cell === "window" ? 5 : Math.min(width, height) * 0.3;
  tile
    .roundRect(-width / 2 + inset, -height / 2 + 5, width - 2 * inset, shine, shine / 2)
    .fill({ color: "#ffffff", alpha: 0.16 });
}

const shadow = { color: "#000000", alpha: 0.28 };

function outline(tile: Graphics, cell: SlotCell, width: number, height: number, lower: number): Graphics {
  const [x, y] = [-width / 2, -height / 2 + lower];
  const least = Math.min(width, height);
  switch (cell) {
    case "disc":
    case "porthole":
      return tile.roundRect(x, y, width, height, least / 2);
    case "hexagon":
      return tile.chamferRect(x, y, width, height, least * 0.3);
    case "rock":
      return tile.chamferRect(x, y, width, height, least * 0.14);
    case "window": {
      const arch = least * 0.42;
      return tile
        .moveTo(x, y + height)
        .lineTo(x, y + arch)
        .quadraticCurveTo(x, y, x + width / 2, y)
        .quadraticCurveTo(x + width, y, x + width, y + arch)
        .lineTo(x + width, y + height)
        .closePath();
    }
    default:
      return tile.roundRect(x, y, width, height, Math.min(16, height / 4));
  }
}
