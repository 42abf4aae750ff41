import type { Size } from "../../stage/lay-out-board.ts";
import type { Pen } from "../../stage/pen.ts";
import { fade, type GamePalette, mix } from "../../theme/palette.ts";

/** The height of the bar over the stage, in CSS pixels. */
const BAR = 46;
/** The width of an arched window in widths of the gap between two. */
const GLASS = 0.86;
const BRASS = "#d8b25a";

/** A glasshouse at dusk in the title's colours: arched windows, leaves before them, and lamps on long cords. */
export function paintRouletteSalon(pen: Pen, { width, height }: Size, palette: GamePalette): void {
  const deep = mix(palette.deep, "#02130f", 0.55);
  const sky = mix(palette.near, "#2a8a78", 0.45);
  const wall = pen.createLinearGradient(0, 0, 0, height);
  wall.addColorStop(0, mix(deep, "#000000", 0.25));
  wall.addColorStop(1, mix(deep, "#000000", 0.5));
  pen.fillStyle = wall;
  pen.fillRect(0, 0, width, height);
  const count = Math.max(3, Math.round(width / 210));
  const gap = width / count;
  for (let index = 0; index < count; index += 1)
    paintWindow(pen, { x: (index + (1 - GLASS) / 2) * gap, width: gap * GLASS, height }, sky, deep);
  for (let index = 0; index < count * 3; index += 1)
    paintLeaf(pen, (index + 0.5) * (gap / 3), height, 0.7 + ((index * 37) % 50) / 100, deep);
  for (let index = 0; index <= count; index += 1)
    paintLamp(pen, index * gap, height * (0.2 + (index % 2) * 0.09), height);
}

function paintWindow(
  pen: Pen,
  { x, width, height }: { x: number; width: number; height: number },
  sky: string,
  deep: string,
): void {
  const arch = width / 2;
  const top = BAR + 10;
  const glass = pen.createLinearGradient(0, top, 0, height);
  glass.addColorStop(0, mix(sky, "#062a28", 0.45));
  glass.addColorStop(0.6, sky);
  glass.addColorStop(0.92, mix(sky, "#e8b46a", 0.5));
  pen.beginPath();
  pen.moveTo(x, height);
  pen.lineTo(x, top + arch);
  pen.arc(x + arch, top + arch, arch, Math.PI, 0);
  pen.lineTo(x + width, height);
  pen.closePath();
  pen.fillStyle = glass;
  pen.fill();
  pen.lineWidth = 3;
  pen.strokeStyle = fade(BRASS, 0.75);
  pen.stroke();
  pen.lineWidth = 1.5;
  pen.strokeStyle = fade(mix(BRASS, deep, 0.35), 0.7);
  pen.beginPath();
  for (const share of [1 / 3, 2 / 3]) {
    pen.moveTo(x + width * share, top + arch * 0.12);
    pen.lineTo(x + width * share, height);
  }
  for (let y = top + arch; y < height; y += arch * 0.9) {
    pen.moveTo(x, y);
    pen.lineTo(x + width, y);
  }
  pen.stroke();
}

/** A palm leaf that rises from the floor. */
function paintLeaf(pen: Pen, x: number, height: number, size: number, deep: string): void {
  pen.strokeStyle = fade(mix(deep, "#0d4a38", 0.5), 0.85);
  pen.lineCap = "round";
  for (let blade = -3; blade <= 3; blade += 1) {
    pen.lineWidth = 7 * size;
    pen.beginPath();
    pen.moveTo(x, height + 6);
    pen.quadraticCurveTo(
      x + blade * 10 * size,
      height - 70 * size,
      x + blade * 26 * size,
      height - (92 - blade * blade * 7) * size,
    );
    pen.stroke();
  }
}

function paintLamp(pen: Pen, x: number, y: number, height: number): void {
  const reach = height * 0.3;
  const glow = pen.createRadialGradient(x, y, 2, x, y, reach);
  glow.addColorStop(0, "rgba(255, 232, 160, 0.62)");
  glow.addColorStop(1, "rgba(255, 232, 160, 0)");
  pen.fillStyle = glow;
  pen.fillRect(x - reach, y - reach, reach * 2, reach * 2);
  pen.strokeStyle = BRASS;
  pen.lineWidth = 2;
  pen.beginPath();
  pen.moveTo(x, BAR);
  pen.lineTo(x, y);
  pen.stroke();
  pen.fillStyle = "#ffe9ac";
  pen.beginPath();
  pen.arc(x, y, 10, 0, Math.PI * 2);
  pen.fill();
  pen.stroke();
}
