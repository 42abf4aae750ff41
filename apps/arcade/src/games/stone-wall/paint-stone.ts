import type { Rect } from "../../stage/lay-out-board.ts";
import { edge, glow, type Pen, slab, slope, words } from "../../stage/pen.ts";

/** How one stone of the wall looks at a moment. */
export type SeenStone = {
  number: number;
  /** The prize behind it with the drop, in stakes. */
  prize: number;
  isIdol: boolean;
  isOwn: boolean;
  /** From 0, closed, to 1, fallen. */
  open: number;
};

type Font = (size: number) => string;

/** A stone in its place, or what it has hidden. */
export function paintStone(pen: Pen, { x, y, width, height }: Rect, stone: SeenStone, font: Font): void {
  const gap = Math.min(3, width * 0.04);
  const place = { x: x + gap, y: y + gap, width: width - 2 * gap, height: height - 2 * gap };
  if (stone.open > 0) paintHole(pen, place, stone, font);
  if (stone.open < 1) paintClosed(pen, place, stone, font);
  if (stone.isOwn) edge(pen, place.x, place.y, place.width, place.height, place.height * 0.2, "#ffd75e", 3);
}

function paintClosed(pen: Pen, place: Rect, { number, open }: SeenStone, font: Font): void {
  const { x, y, width, height } = place;
  pen.save();
  pen.globalAlpha = 1 - open;
  pen.translate(x + width / 2, y + height / 2 + open * open * height * 1.6);
  pen.rotate(open * ((number % 5) - 2) * 0.2);
  const shade = (number * 37) % 20;
  const light = `rgb(${120 + shade} ${128 + shade} ${100 + shade})`;
  slab(
    pen,
    -width / 2,
    -height / 2,
    width,
    height,
    height * 0.22,
    slope(pen, -height / 2, height / 2, [light, "#626b54", "#3c4433"]),
  );
  edge(
    pen,
    -width / 2 + 1.5,
    -height / 2 + 1.5,
    width - 3,
    height - 3,
    height * 0.2,
    "rgba(230, 240, 200, 0.25)",
    1.5,
  );
  // Moss on some of the stones.
  if (number % 3 === 0) {
    pen.fillStyle = "rgba(92, 150, 58, 0.75)";
    pen.beginPath();
    pen.ellipse(-width * 0.22, -height * 0.42, width * 0.22, height * 0.14, 0, 0, Math.PI * 2);
    pen.fill();
  }
  words(
    pen,
    String(number),
    { x: 0, y: 1, width: width * 0.8 },
    font,
    height * 0.44,
    "rgba(252, 250, 228, 0.92)",
    { colour: "rgba(20, 26, 14, 0.8)", width: 3 },
  );
  pen.restore();
}

function paintHole(pen: Pen, { x, y, width, height }: Rect, { prize, isIdol }: SeenStone, font: Font): void {
  const middle = { x: x + width / 2, y: y + height / 2 };
  slab(pen, x, y, width, height, height * 0.2, "rgba(6, 12, 8, 0.88)");
  if (prize === 0) return;
  if (isIdol) {
    pen.fillStyle = glow(pen, middle.x, middle.y, height * 1.7, [
      "rgba(255, 232, 130, 0.95)",
      "rgba(255, 196, 60, 0.3)",
      "rgba(255, 196, 60, 0)",
    ]);
    pen.fillRect(middle.x - height * 1.7, middle.y - height * 1.7, height * 3.4, height * 3.4);
    paintIdol(pen, x + width * 0.24, middle.y, height * 0.94);
    words(
      pen,
      `${prize}×`,
      { x: x + width * 0.68, y: middle.y, width: width * 0.5 },
      font,
      height * 0.46,
      "#fff3b0",
      { colour: "#5a3404", width: 3 },
    );
    return;
  }
  const isGold = prize > 1;
  const [wide, high] = [Math.min(width * 0.82, height * 2.4), height * 0.84];
  const [left, top] = [middle.x - wide / 2, middle.y - high / 2];
  const metal = isGold ? ["#fff2b8", "#e9b440", "#a06c14"] : ["#eef2f4", "#b4bec4", "#6c777d"];
  slab(pen, left, top, wide, high, high / 2, slope(pen, top, top + high, metal));
  const place = { x: middle.x, y: middle.y + 1, width: wide * 0.8 };
  words(pen, `${prize}×`, place, font, high * 0.74, "#2a1904");
}

/** The idol: a stone head with a broad smile. `size` is its height. */
export function paintIdol(pen: Pen, x: number, y: number, size: number): void {
  const wide = size * 0.62;
  slab(
    pen,
    x - wide / 2,
    y - size / 2,
    wide,
    size,
    size * 0.2,
    slope(pen, y - size / 2, y + size / 2, ["#ffe9a0", "#e0a63a", "#8d5a12"]),
  );
  slab(pen, x - wide * 0.42, y - size * 0.28, wide * 0.84, size * 0.09, size * 0.03, "#8a5a14");
  pen.fillStyle = "#3a2204";
  for (const side of [-1, 1]) {
    pen.beginPath();
    pen.ellipse(x + side * wide * 0.22, y - size * 0.12, wide * 0.1, size * 0.07, 0, 0, Math.PI * 2);
    pen.fill();
  }
  slab(pen, x - wide * 0.09, y - size * 0.14, wide * 0.18, size * 0.26, size * 0.05, "#b07a22");
  pen.strokeStyle = "#3a2204";
  pen.lineWidth = Math.max(1.5, size * 0.06);
  pen.lineCap = "round";
  pen.beginPath();
  pen.arc(x, y + size * 0.14, wide * 0.28, 0.15 * Math.PI, 0.85 * Math.PI);
  pen.stroke();
}
