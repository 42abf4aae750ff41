import { Text } from "pixi.js";
import type { BoardFrame } from "../../theme/brand-style.ts";

/** A label with the amount of a win, anchored at its middle. `size` is the font size in design pixels. */
export function winLabel(text: string, size: number, { font, fontScale }: BoardFrame): Text {
  return new Text({
    text,
    resolution: 2,
    anchor: 0.5,
    style: {
      fontFamily: font,
      fontWeight: "800",
      fontSize: size * fontScale,
      fill: "#fffbe8",
      stroke: { color: "#2a0d33", width: 12, join: "round" },
    },
  });
}
