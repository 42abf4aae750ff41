import { edge, glow, type Pen, shadowed, slab, slope } from "../../stage/pen.ts";
import type { BoardFrame } from "../../theme/brand-style.ts";
import type { GamePalette } from "../../theme/palette.ts";

/** The frame around the drums: its outer size and the window's rectangle in it, in design pixels. */
export type FrameShape = {
  width: number;
  height: number;
  window: { x: number; y: number; width: number; height: number };
};

/** Paints a slot's frame in its brand's style. The window is left to the drums. */
export function paintFrame(pen: Pen, shape: FrameShape, style: BoardFrame, palette: GamePalette): void {
  const { width, height } = shape;
  shadowed(pen, "rgba(0, 0, 0, 0.55)", 26, 14, () =>
    slab(pen, 20, 14, width - 40, height - 44, style.radius, style.outline),
  );
  slab(pen, 25, 19, width - 50, height - 54, style.radius - 4, slope(pen, 19, height - 35, style.body));
  edge(pen, 29, 23, width - 58, height - 62, style.radius - 7, "rgba(255, 255, 255, 0.35)", 3);
  trims[style.kind](pen, shape, style, palette);
  paintRebate(pen, shape, style);
}

const trims: Record<
  BoardFrame["kind"],
  (pen: Pen, shape: FrameShape, style: BoardFrame, palette: GamePalette) => void
> = {
  awning(pen, shape, style) {
    const { width, height, window } = shape;
    // Centred on the wood between the frame's edge and the window's, and no larger than the wood is wide.
    const middle = (16 + window.x) / 2;
    const lamp = Math.min(9, (window.x - 34) / 2 - 1);
    for (let y = window.y + 46; y < window.y + window.height; y += 62) {
      for (const x of [middle, width - middle]) paintLamp(pen, x, y, lamp, style);
    }
    for (let x = window.x + 60; x < window.x + window.width - 30; x += 84)
      paintLamp(pen, x, height - 54, 9, style);
    paintAwning(pen, shape, style);
  },
  brass(pen, { width, height }, style) {
    edge(
      pen,
      36,
      30,
      width - 72,
      height - 76,
      4,
      slope(pen, 30, height, [style.trim, style.trimDark, style.trim]),
      5,
    );
    edge(pen, 46, 40, width - 92, height - 96, 2, style.trimDark, 2);
    for (const x of [40, width - 40]) for (const y of [34, height - 50]) paintClover(pen, x, y, style);
  },
  glow(pen, { width, height }, style, palette) {
    shadowed(pen, style.trim, 22, 0, () =>
      edge(pen, 39, 33, width - 78, height - 82, style.radius - 16, style.trim, 5),
    );
    edge(pen, 39, 33, width - 78, height - 82, style.radius - 16, "rgba(255, 255, 255, 0.8)", 1.5);
    const sparks = [palette.accent, style.trimDark, style.trim, "#ff5ad1"];
    for (const [index, x] of [95, width * 0.3, width * 0.7, width - 95].entries()) {
      paintSpark(pen, x, index % 2 === 0 ? 33 : height - 49, sparks[index] as string);
    }
  },
};

/** The edge around the window: dark at the top, where the frame casts its shadow, light at the bottom. */
function paintRebate(pen: Pen, { window: { x, y, width, height } }: FrameShape, style: BoardFrame): void {
  const radius = Math.max(6, style.radius * 0.4);
  slab(
    pen,
    x - 9,
    y - 9,
    width + 18,
    height + 18,
    radius + 6,
    slope(pen, y - 9, y + height, [style.outline, style.outline]),
  );
  edge(
    pen,
    x - 5,
    y - 5,
    width + 10,
    height + 10,
    radius + 2,
    slope(pen, y, y + height, [style.trimDark, style.trim]),
    4,
  );
}

/** Stripes and scallops over the top edge. */
function paintAwning(pen: Pen, { width }: FrameShape, style: BoardFrame): void {
  const count = 15;
  const stripe = (width - 24) / count;
  shadowed(pen, "rgba(70, 30, 0, 0.55)", 10, 8, () => {
    for (let index = 0; index < count; index += 1) {
      const x = 12 + index * stripe;
      const colours = index % 2 === 0 ? ["#f0604a", "#d6301f", "#a91e16"] : ["#fffdf4", "#fbeed2", "#e3cd9f"];
      pen.beginPath();
      pen.moveTo(x, 6);
      pen.lineTo(x + stripe + 0.5, 6);
      pen.lineTo(x + stripe + 0.5, 40);
      pen.arc(x + stripe / 2, 40, stripe / 2, 0, Math.PI);
      pen.closePath();
      pen.fillStyle = slope(pen, 6, 40 + stripe / 2, colours);
      pen.fill();
    }
  });
  slab(pen, 10, 0, width - 20, 13, 6, slope(pen, 0, 13, ["#ffe9a8", style.trimDark]));
}

function paintLamp(pen: Pen, x: number, y: number, radius: number, style: BoardFrame): void {
  pen.fillStyle = glow(pen, x, y, 22, ["rgba(255, 248, 200, 0.75)", "rgba(255, 240, 170, 0)"]);
  pen.fillRect(x - 22, y - 22, 44, 44);
  pen.beginPath();
  pen.arc(x, y, radius, 0, Math.PI * 2);
  pen.fillStyle = glow(pen, x - 2, y - 3, radius + 2, ["#ffffff", style.trim, "#ffc23d"]);
  pen.fill();
  pen.strokeStyle = style.trimDark;
  pen.lineWidth = 2;
  pen.stroke();
}

function paintClover(pen: Pen, x: number, y: number, style: BoardFrame): void {
  pen.beginPath();
  pen.arc(x, y, 23, 0, Math.PI * 2);
  pen.fillStyle = style.body[2];
  pen.fill();
  pen.strokeStyle = style.trim;
  pen.lineWidth = 2.5;
  pen.stroke();
  pen.fillStyle = slope(pen, y - 14, y + 14, [style.trim, style.trimDark]);
  for (const [dx, dy] of [
    [-6, -6],
    [6, -6],
    [-6, 6],
    [6, 6],
  ] as const) {
    pen.beginPath();
    pen.arc(x + dx, y + dy, 7, 0, Math.PI * 2);
    pen.fill();
  }
}

function paintSpark(pen: Pen, x: number, y: number, colour: string): void {
  shadowed(pen, colour, 14, 0, () => {
    pen.beginPath();
    for (let point = 0; point < 8; point += 1) {
      const reach = point % 2 === 0 ? 20 : 6;
      const angle = (point / 8) * Math.PI * 2;
      pen.lineTo(x + Math.cos(angle) * reach, y + Math.sin(angle) * reach);
    }
    pen.closePath();
    pen.fillStyle = colour;
    pen.fill();
  });
}
