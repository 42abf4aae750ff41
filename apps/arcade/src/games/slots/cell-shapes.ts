import type { SlotCell } from "@bellwether/contract/content/world.ts";
import { edge, glow, type Pen, shadowed, slab, slope } from "../../stage/pen.ts";
import type { BoardFrame } from "../../theme/brand-style.ts";
import { fade, type GamePalette, mix } from "../../theme/palette.ts";

/** A position of the grid, with the colours and the frame of the slot's world. */
type Cell = {
  pen: Pen;
  x: number;
  y: number;
  width: number;
  height: number;
  row: number;
  column: number;
  style: BoardFrame;
  palette: GamePalette;
};

/** Painters for the shape behind a symbol, one per kind of cell. */
export const cellShapes: Record<SlotCell, (cell: Cell) => void> = {
  tile({ pen, x, y, width, height, style }) {
    const [middle, rim] = style.well;
    slab(pen, x + 5, y + 8, width - 10, height - 11, 20, fade(style.outline, 0.5));
    slab(
      pen,
      x + 5,
      y + 5,
      width - 10,
      height - 11,
      20,
      glow(pen, x + width / 2, y + height * 0.36, height * 0.8, [middle, mix(middle, rim, 0.7)]),
    );
    edge(
      pen,
      x + 7,
      y + 7,
      width - 14,
      height - 15,
      18,
      fade("#ffffff", style.world?.tone === "light" ? 0.7 : 0.14),
      2.5,
    );
  },
  porthole({ pen, x, y, width, height, style }) {
    const [cx, cy] = [x + width / 2, y + height / 2];
    const radius = Math.min(width, height) / 2 - 3;
    shadowed(pen, "rgba(0, 0, 0, 0.45)", 8, 4, () =>
      circle(
        pen,
        cx,
        cy,
        radius,
        slope(pen, cy - radius, cy + radius, [style.trim, style.body[1], style.trimDark]),
      ),
    );
    circle(pen, cx, cy, radius * 0.85, style.outline);
    circle(
      pen,
      cx,
      cy,
      radius * 0.82,
      glow(pen, cx, cy - radius * 0.3, radius * 1.1, [style.well[0], style.well[1]]),
    );
    for (let bolt = 0; bolt < 8; bolt += 1) {
      const angle = (bolt / 8) * Math.PI * 2 + 0.39;
      circle(
        pen,
        cx + Math.cos(angle) * radius * 0.925,
        cy + Math.sin(angle) * radius * 0.925,
        4.4,
        style.trimDark,
      );
    }
    pen.beginPath();
    pen.arc(cx, cy, radius * 0.72, Math.PI * 1.1, Math.PI * 1.45);
    pen.lineCap = "round";
    pen.lineWidth = 7;
    pen.strokeStyle = "rgba(255, 255, 255, 0.4)";
    pen.stroke();
  },
  hexagon({ pen, x, y, width, height, style, palette }) {
    const [cx, cy] = [x + width / 2, y + height / 2];
    const half = width / 2 - 4;
    const tall = Math.min(height / 2 - 4, half * 1.2);
    const trace = (shrink: number) => {
      pen.beginPath();
      for (const [dx, dy] of [
        [-0.5, -1],
        [0.5, -1],
        [1, 0],
        [0.5, 1],
        [-0.5, 1],
        [-1, 0],
      ] as const)
        pen.lineTo(cx + dx * (half - shrink), cy + dy * (tall - shrink));
      pen.closePath();
    };
    trace(0);
    pen.fillStyle = slope(pen, cy - tall, cy + tall, [style.trim, style.trimDark]);
    pen.fill();
    trace(5);
    pen.fillStyle = glow(pen, cx, cy - tall * 0.3, tall * 1.3, [style.well[0], style.well[1]]);
    pen.fill();
    trace(10);
    pen.lineWidth = 2;
    pen.strokeStyle = fade(palette.accent, 0.55);
    pen.stroke();
  },
  shelf({ pen, x, y, width, height, style, column }) {
    const board = 20;
    const foot = y + height;
    const [light, base, dark] = style.body;
    slab(
      pen,
      x,
      foot - board - 26,
      width,
      26,
      0,
      slope(pen, foot - board - 26, foot - board, ["rgba(0, 0, 0, 0)", "rgba(0, 0, 0, 0.22)"]),
    );
    slab(pen, x, foot - board, width, board - 4, 0, slope(pen, foot - board, foot, [light, base, dark]));
    slab(pen, x, foot - board, width, 4, 0, fade("#ffffff", 0.4));
    slab(
      pen,
      x,
      foot - 4,
      width,
      12,
      0,
      slope(pen, foot - 4, foot + 8, ["rgba(0, 0, 0, 0.42)", "rgba(0, 0, 0, 0)"]),
    );
    if (column > 0) slab(pen, x - 1.5, y, 3, height - board, 0, fade(style.outline, 0.2));
  },
  window({ pen, x, y, width, height, style, palette }) {
    const top = y + 6;
    const high = height - 12;
    const frame = [width * 0.42, width * 0.42, 8, 8];
    pen.beginPath();
    pen.roundRect(x + 6, top, width - 12, high, frame);
    pen.fillStyle = slope(pen, x, x + width, [style.body[0], style.body[1], style.body[2]], true);
    pen.fill();
    pen.lineWidth = 3;
    pen.strokeStyle = style.outline;
    pen.stroke();
    pen.beginPath();
    pen.roundRect(x + 14, top + 8, width - 28, high - 16, frame);
    pen.fillStyle = slope(pen, top, top + high, [
      mix(style.well[0], palette.low, 0.2),
      style.well[0],
      style.well[1],
    ]);
    pen.fill();
    pen.save();
    pen.clip();
    pen.fillStyle = "rgba(255, 255, 255, 0.16)";
    pen.beginPath();
    pen.moveTo(x + width * 0.2, top + high);
    pen.lineTo(x + width * 0.62, top);
    pen.lineTo(x + width * 0.82, top);
    pen.lineTo(x + width * 0.4, top + high);
    pen.fill();
    pen.restore();
    slab(
      pen,
      x + 2,
      y + height - 12,
      width - 4,
      9,
      4,
      slope(pen, y + height - 12, y + height - 3, [style.trim, style.trimDark]),
    );
  },
  bare({ pen, x, y, width, height, style, palette }) {
    const cy = y + height / 2 + width * 0.4;
    pen.beginPath();
    pen.ellipse(x + width / 2, cy, width * 0.36, width * 0.06, 0, 0, Math.PI * 2);
    pen.fillStyle = style.world?.tone === "light" ? fade(palette.near, 0.28) : fade("#000000", 0.4);
    pen.fill();
  },
  disc({ pen, x, y, width, height, style, palette }) {
    const [cx, cy] = [x + width / 2, y + height / 2];
    const radius = Math.min(width, height) / 2 - 4;
    shadowed(pen, "rgba(0, 0, 0, 0.4)", 8, 5, () =>
      circle(
        pen,
        cx,
        cy,
        radius,
        glow(pen, cx, cy - radius * 0.4, radius * 1.5, [style.well[0], style.well[0], style.well[1]]),
      ),
    );
    ring(pen, cx, cy, radius - 6, fade(palette.accent, 0.85), 4);
    ring(pen, cx, cy, radius - 13, fade(palette.accent, 0.35), 2);
  },
  rock({ pen, x, y, width, height, row, column, style }) {
    const [cx, cy] = [x + width / 2, y + height / 2];
    const corners = 9;
    const trace = (shrink: number, drop: number) => {
      pen.beginPath();
      for (let corner = 0; corner < corners; corner += 1) {
        const angle = (corner / corners) * Math.PI * 2 + 0.3;
        const rough = 0.94 + (((row * 5 + column * 3 + corner * 7) % 6) / 6) * 0.14;
        const squareness = 1 / Math.max(Math.abs(Math.cos(angle)), Math.abs(Math.sin(angle)));
        const reach = Math.min(1.16, squareness) * rough;
        pen.lineTo(
          cx + Math.cos(angle) * reach * (width / 2 - 10 - shrink),
          cy + drop + Math.sin(angle) * reach * (height / 2 - 10 - shrink),
        );
      }
      pen.closePath();
    };
    pen.lineJoin = "round";
    trace(-2, 4);
    pen.fillStyle = "rgba(0, 0, 0, 0.45)";
    pen.fill();
    trace(0, 0);
    pen.fillStyle = glow(pen, cx, cy - height * 0.15, height * 0.7, [style.well[0], style.well[1]]);
    pen.fill();
    pen.lineWidth = 7;
    pen.strokeStyle = slope(pen, y, y + height, [style.body[0], style.body[2]]);
    pen.stroke();
    trace(8, 2);
    pen.lineWidth = 2;
    pen.strokeStyle = "rgba(0, 0, 0, 0.28)";
    pen.stroke();
  },
};

function circle(pen: Pen, x: number, y: number, radius: number, fill: string | CanvasGradient): void {
  pen.beginPath();
  pen.arc(x, y, radius, 0, Math.PI * 2);
  pen.fillStyle = fill;
  pen.fill();
}

function ring(pen: Pen, x: number, y: number, radius: number, colour: string, width: number): void {
  pen.beginPath();
  pen.arc(x, y, radius, 0, Math.PI * 2);
  pen.lineWidth = width;
  pen.strokeStyle = colour;
  pen.stroke();
}
