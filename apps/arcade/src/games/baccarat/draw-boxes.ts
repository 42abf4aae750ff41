import { BaccaratSide } from "@bellwether/games/mechanics/baccarat/wire.ts";
import type { Graphics } from "pixi.js";
import type { TableLayout } from "./lay-out-table.ts";
import type { BaccaratRound } from "./round-state.ts";

const SIDE_COLOURS = { player: "#3f7bf0", banker: "#e23545" } as const;

/** Draws the boxes of the two hands, blue and red. The winner's box is lit. `unit` is CSS pixels per design pixel. */
export function drawBoxes(
  boxes: Graphics,
  hands: TableLayout["hands"],
  { compared }: Pick<BaccaratRound, "compared">,
  unit: number,
): void {
  const line = Math.max(4, 2 / unit);
  boxes.clear();
  for (const side of BaccaratSide.options) {
    const { x, y, width, height } = hands[side];
    const isLit = compared?.winner === side;
    if (isLit) {
      boxes
        .roundRect(x - line, y - line, width + 2 * line, height + 2 * line, 26)
        .stroke({ color: "#fff6c4", width: line * 3, alpha: 0.35 });
    }
    boxes
      .roundRect(x, y, width, height, 22)
      .fill({ color: SIDE_COLOURS[side], alpha: isLit ? 0.34 : 0.16 })
      .stroke({
        color: isLit ? "#ffe27a" : "#ffecb8",
        width: isLit ? line * 1.5 : line,
        alpha: isLit ? 1 : 0.4,
      });
  }
}
