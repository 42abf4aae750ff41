import { edge, glow, type Pen, shadowed, slab, slope } from "../../stage/pen.ts";
import type { FrameStyle } from "../../theme/brand-style.ts";
import { fade, type GamePalette, mix } from "../../theme/palette.ts";
import type { SlotShape } from "../slots/slot-shape.ts";
import type { Cabinet } from "./cabinet.ts";

const GOLD = ["#fff3c2", "#f2c14e", "#9a6410", "#f7d67a", "#8a5608"] as const;

/** Paints a fruit machine's cabinet around its window, (0, 0) at the field's top left corner less the shape's bleed. */
export function paintCabinet(
  pen: Pen,
  { size, window, bleed }: SlotShape,
  cabinet: Cabinet,
  frame: FrameStyle,
  palette: GamePalette,
): void {
  const width = size.width + 2 * bleed;
  const { height } = size;
  const inner = { ...window, x: window.x + bleed };
  const body = bodyOf(palette, cabinet);
  shadowed(pen, "rgba(0, 0, 0, 0.6)", 26, 14, () => {
    outline(pen, 6, 6, width - 12, height - 12, inner.y, cabinet);
    pen.fillStyle = frame.outline;
    pen.fill();
  });
  if (bleed === 0) paintBracket(pen, width, leverFoot({ window }));
  outline(pen, 9, 9, width - 18, height - 18, inner.y, cabinet);
  pen.fillStyle = slope(pen, 0, height, GOLD);
  pen.fill();
  outline(pen, 20, 20, width - 40, height - 40, inner.y - 6, cabinet);
  pen.save();
  pen.clip();
  slab(pen, 0, 0, width, height, 0, slope(pen, 0, height, [body.light, body.middle, body.dark]));
  cloths[cabinet.cloth](pen, width, height, body);
  paintCrown(pen, width, inner.y, cabinet, palette);
  pen.restore();
  paintLamps(pen, width, inner.y, cabinet);
  paintBezel(pen, inner, frame);
}

/** The height at which the lever is fixed to the cabinet's side. */
export function leverFoot({ window }: Pick<SlotShape, "window">): number {
  return window.y + window.height * 0.62;
}

/** The metal block at the cabinet's side that holds the lever. */
function paintBracket(pen: Pen, width: number, foot: number): void {
  slab(
    pen,
    width - 24,
    foot - 36,
    62,
    58,
    12,
    slope(pen, foot - 36, foot + 22, ["#f4f7fa", "#a5b0bd", "#5d6874"]),
  );
  edge(pen, width - 24, foot - 36, 62, 58, 12, "rgba(20, 26, 36, 0.7)", 2);
  slab(pen, width + 8, foot - 28, 16, 34, 8, "#20262e");
}

type Body = { light: string; middle: string; dark: string };

function bodyOf(palette: GamePalette, { cloth }: Cabinet): Body {
  const middle =
    cloth === "enamel"
      ? palette.accent
      : cloth === "wood"
        ? mix(palette.near, "#7a4416", 0.55)
        : palette.near;
  return { light: mix(middle, "#ffffff", 0.14), middle, dark: mix(middle, palette.ink, 0.55) };
}

/** The silhouette: a round arch, square shoulders, or a low round top. */
function outline(
  pen: Pen,
  x: number,
  y: number,
  width: number,
  height: number,
  top: number,
  { crown }: Cabinet,
): void {
  const foot = 18;
  const rise = crown === "arch" ? top + 26 : crown === "sunrise" ? top * 0.62 : 20;
  pen.beginPath();
  pen.moveTo(x, y + rise);
  if (crown === "marquee") {
    pen.lineTo(x, y + 24);
    pen.quadraticCurveTo(x, y, x + 24, y);
    pen.lineTo(x + width - 24, y);
    pen.quadraticCurveTo(x + width, y, x + width, y + 24);
  } else {
    pen.bezierCurveTo(x, y - rise * 0.12, x + width * 0.24, y, x + width / 2, y);
    pen.bezierCurveTo(x + width * 0.76, y, x + width, y - rise * 0.12, x + width, y + rise);
  }
  pen.lineTo(x + width, y + height - foot);
  pen.quadraticCurveTo(x + width, y + height, x + width - foot, y + height);
  pen.lineTo(x + foot, y + height);
  pen.quadraticCurveTo(x, y + height, x, y + height - foot);
  pen.closePath();
}

const cloths: Record<Cabinet["cloth"], (pen: Pen, width: number, height: number, body: Body) => void> = {
  velvet(pen, width, height, { dark }) {
    for (let x = 0; x < width; x += 46)
      slab(
        pen,
        x,
        0,
        23,
        height,
        0,
        slope(pen, x, x + 23, [fade(dark, 0), fade(dark, 0.5), fade(dark, 0)], true),
      );
  },
  enamel(pen, width, height, { dark }) {
    slab(
      pen,
      0,
      0,
      width,
      height * 0.5,
      0,
      slope(pen, 0, height * 0.5, ["rgba(255, 255, 255, 0.32)", "rgba(255, 255, 255, 0)"]),
    );
    slab(
      pen,
      0,
      height * 0.72,
      width,
      height * 0.28,
      0,
      slope(pen, height * 0.72, height, [fade(dark, 0), fade(dark, 0.7)]),
    );
  },
  wood(pen, width, height, { dark, light }) {
    for (let y = 0; y < height; y += 13) {
      pen.beginPath();
      pen.moveTo(0, y);
      pen.bezierCurveTo(width * 0.3, y + 7 * Math.sin(y), width * 0.65, y - 7 * Math.cos(y), width, y + 3);
      pen.strokeStyle = fade(y % 2 === 0 ? dark : light, 0.32);
      pen.lineWidth = 2.5;
      pen.stroke();
    }
  },
};

/** The glass above the window, lit from behind; rays in a sunrise, stripes in a marquee. */
function paintCrown(pen: Pen, width: number, top: number, { crown }: Cabinet, palette: GamePalette): void {
  const middle = width / 2;
  const floor = top - 16;
  pen.save();
  pen.beginPath();
  if (crown === "marquee") pen.roundRect(38, 34, width - 76, floor - 34, 10);
  else {
    pen.moveTo(48, floor);
    pen.bezierCurveTo(56, 34, width * 0.3, 34, middle, 34);
    pen.bezierCurveTo(width * 0.7, 34, width - 56, 34, width - 48, floor);
    pen.closePath();
  }
  pen.clip();
  slab(
    pen,
    0,
    0,
    width,
    top,
    0,
    glow(pen, middle, floor, width * 0.5, ["#fffbe6", mix(palette.light, "#fff3c8", 0.5), palette.high]),
  );
  const rays = crown === "marquee" ? 0 : 13;
  for (let ray = 0; ray < rays; ray += 1) {
    const angle = Math.PI * (1 + (ray + 0.25) / rays);
    const next = Math.PI * (1 + (ray + 0.75) / rays);
    pen.beginPath();
    pen.moveTo(middle, floor);
    pen.lineTo(middle + Math.cos(angle) * width, floor + Math.sin(angle) * width);
    pen.lineTo(middle + Math.cos(next) * width, floor + Math.sin(next) * width);
    pen.closePath();
    pen.fillStyle = fade(palette.accent, 0.2);
    pen.fill();
  }
  if (crown === "marquee")
    for (let x = 38; x < width; x += 44) slab(pen, x, 0, 22, top, 0, fade(palette.accent, 0.22));
  pen.restore();
}

/** Lamps along the upper edge, every second one bright. */
function paintLamps(pen: Pen, width: number, top: number, { crown, lamps }: Cabinet): void {
  const middle = width / 2;
  for (let lamp = 0; lamp < lamps; lamp += 1) {
    const share = lamp / (lamps - 1);
    const angle = Math.PI * (1 + share);
    const rise = crown === "arch" ? top - 6 : (top - 6) * 0.72;
    const x = crown === "marquee" ? 42 + (width - 84) * share : middle + Math.cos(angle) * (middle - 34);
    const y = crown === "marquee" ? 24 : top - 2 + Math.sin(angle) * rise * 0.86;
    paintBulb(pen, x, Math.max(22, y), 8, lamp % 2 === 0);
  }
}

/** A lamp, lit or dim. */
function paintBulb(pen: Pen, x: number, y: number, radius: number, isLit: boolean): void {
  if (isLit) {
    pen.fillStyle = glow(pen, x, y, radius * 2.6, ["rgba(255, 246, 190, 0.85)", "rgba(255, 238, 160, 0)"]);
    pen.fillRect(x - radius * 3, y - radius * 3, radius * 6, radius * 6);
  }
  pen.beginPath();
  pen.arc(x, y, radius, 0, Math.PI * 2);
  pen.fillStyle = isLit
    ? glow(pen, x - 2, y - 3, radius + 2, ["#ffffff", "#fff2b8", "#ffc93d"])
    : glow(pen, x - 2, y - 3, radius + 2, ["#ffd98a", "#d98f1d", "#8a4f08"]);
  pen.fill();
  pen.strokeStyle = "rgba(70, 34, 0, 0.7)";
  pen.lineWidth = 1.5;
  pen.stroke();
}

/** The metal edge of the window. */
function paintBezel(pen: Pen, { x, y, width, height }: SlotShape["window"], frame: FrameStyle): void {
  slab(pen, x - 14, y - 14, width + 28, height + 28, 16, slope(pen, y - 14, y + height + 14, GOLD));
  edge(pen, x - 14, y - 14, width + 28, height + 28, 16, frame.outline, 2.5);
  slab(pen, x - 5, y - 5, width + 10, height + 10, 8, "#16090a");
}
