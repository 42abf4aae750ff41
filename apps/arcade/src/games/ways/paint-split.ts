import type { Stage } from "../../stage/create-stage.ts";
import type { Pen } from "../../stage/pen.ts";
import type { SymbolTextures } from "../slots/symbol-textures.ts";

/** The two pictures of a split symbol: their size and places as shares of the symbol's side, with a seam between them. */
const HALF = 0.7;
const PLACES = [
  { x: -0.05, y: -0.02 },
  { x: 0.35, y: 0.32 },
] as const;

/** Paints a split symbol of the pictures of the symbol that it shows twice. */
export function paintSplit(stage: Stage, side: number, { sharp, blurred }: SymbolTextures): SymbolTextures {
  const twice = (picture: HTMLCanvasElement, height: number, hasSeam: boolean) =>
    stage.paint(side, height, (pen) => {
      for (const { x, y } of PLACES) pen.drawImage(picture, x * side, y * height, HALF * side, HALF * height);
      if (hasSeam) paintSeam(pen, side);
    });
  return {
    sharp: twice(canvasOf(sharp), side, true),
    blurred: twice(canvasOf(blurred), (side * blurred.height) / blurred.width, false),
  };
}

/** The canvas that a symbol's texture was painted on. */
function canvasOf({ source }: SymbolTextures["sharp"]): HTMLCanvasElement {
  return source.resource as HTMLCanvasElement;
}

/** A bright cut from the lower left to the upper right, behind the pictures. */
function paintSeam(pen: Pen, side: number): void {
  pen.lineCap = "round";
  for (const [colour, width] of [
    ["rgba(30, 12, 0, 0.5)", 0.05],
    ["#fff6d6", 0.022],
  ] as const) {
    pen.beginPath();
    pen.moveTo(side * 0.1, side * 0.9);
    pen.lineTo(side * 0.9, side * 0.1);
    pen.strokeStyle = colour;
    pen.lineWidth = side * width;
    pen.stroke();
  }
}
