import type { TablePlace } from "@bellwether/contract/content/table-room.ts";
import type { Rect } from "../../stage/lay-out-board.ts";
import type { Pen } from "../../stage/pen.ts";

/** The outline of a dice tray. */
export type TrayShape = "straight" | "oval" | "octagon";

const shapes: Partial<Record<TablePlace, TrayShape>> = { salon: "oval", parlour: "octagon" };

/** The tray of a room. It is straight in rooms without a tray of their own. */
export function trayShapeOf(place: TablePlace | undefined): TrayShape {
  return (place && shapes[place]) ?? "straight";
}

/** Traces the outline in a rectangle. `inset` is the distance to the outermost outline, so that the corners of nested outlines run parallel. */
export function traceTray(pen: Pen, { x, y, width, height }: Rect, shape: TrayShape, inset: number): void {
  pen.beginPath();
  if (shape !== "octagon") {
    const round = shape === "oval" ? Math.min(width, height) / 2 : Math.max(24, 84 - inset);
    pen.roundRect(x, y, width, height, round);
    return;
  }
  const cut = 150 - inset * 0.59;
  for (const [across, down] of [
    [cut, 0],
    [width - cut, 0],
    [width, cut],
    [width, height - cut],
    [width - cut, height],
    [cut, height],
    [0, height - cut],
    [0, cut],
  ] as const)
    pen.lineTo(x + across, y + down);
  pen.closePath();
}
