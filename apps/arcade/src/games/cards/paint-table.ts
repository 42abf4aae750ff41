import type { CasinoRoom } from "@bellwether/contract/content/table-room.ts";
import { isUpright, type Size } from "../../stage/lay-out-board.ts";
import { glow, type Pen, slope } from "../../stage/pen.ts";
import type { BoardFrame } from "../../theme/brand-style.ts";
import type { GamePalette } from "../../theme/palette.ts";

/** The cloth's colours: the title's hue, dark enough for white print. Green if the title's colour is grey or similar to the wooden rim. */
export function feltOf({ near }: Pick<GamePalette, "near">): { light: string; dark: string } {
  const hue = hueOf(near);
  const cloth = hue === undefined || hue < 70 || hue > 330 ? GREEN : hue;
  return { light: `hsl(${cloth} 62% 25%)`, dark: `hsl(${cloth} 70% 10%)` };
}

const GREEN = 158;

/** The hue of `#rrggbb` in degrees. Undefined for a grey. */
function hueOf(colour: string): number | undefined {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
  const most = Math.max(red, green, blue);
  const span = most - Math.min(red, green, blue);
  if (span < 24) return undefined;
  const sixth =
    most === red
      ? (green - blue) / span
      : most === green
        ? 2 + (blue - red) / span
        : 4 + (red - green) / span;
  return Math.round((sixth * 60 + 360) % 360);
}

/** The table's far edge: `top` is its position in the middle of the board, `fall` how much lower it is at the sides. */
export function tableEdge({ height }: Size): { top: number; fall: number } {
  return { top: height * 0.1, fall: height * 0.1 };
}

/**
 * Paints the curved rim with the brand's line, and the cloth. A table without a room has the title's picture behind it. In a room the
 * table is a half-moon. It fills the width on an upright phone, and if it is seen from the player's chair.
 */
export function paintTable(
  pen: Pen,
  size: Size,
  picture: HTMLImageElement | null,
  { frame, palette, room }: { frame: BoardFrame; palette: GamePalette; room?: CasinoRoom | undefined },
): void {
  const { width, height } = size;
  const { top, fall } = tableEdge(size);
  if (!room) paintWall(pen, size, picture, palette);
  const felt = feltOf(palette);
  // An upright phone needs the whole width for cards and bets.
  const isHalfMoon = room && !room.isFirstPerson && !isUpright(size);
  const outline = isHalfMoon ? halfMoonOf : edgeOf;
  outline(pen, size, 0);
  pen.fillStyle = slope(pen, top, top + fall + 60, room ? frame.body : ["#8a5428", "#5a3114", "#3a1e0b"]);
  pen.shadowColor = "rgba(0, 0, 0, 0.6)";
  pen.shadowBlur = 30;
  pen.fill();
  pen.shadowColor = "transparent";
  outline(pen, size, 34);
  pen.fillStyle = glow(pen, width / 2, height * 0.55, Math.max(width * 0.62, height * 0.7), [
    felt.light,
    felt.dark,
  ]);
  pen.fill();
  pen.strokeStyle = frame.trim;
  pen.lineWidth = 4;
  pen.stroke();
  if (room?.isFirstPerson) paintNearRail(pen, size, frame);
}

function paintWall(pen: Pen, size: Size, picture: HTMLImageElement | null, palette: GamePalette): void {
  const { width } = size;
  const { top, fall } = tableEdge(size);
  const wall = top + fall + 40;
  pen.fillStyle = slope(pen, 0, wall, [palette.far, palette.deep]);
  pen.fillRect(0, 0, width, wall);
  if (picture) {
    const scale = Math.max(width / picture.width, wall / picture.height);
    const wide = picture.width * scale;
    const high = picture.height * scale;
    pen.save();
    pen.beginPath();
    pen.rect(0, 0, width, wall);
    pen.clip();
    pen.filter = "blur(14px)";
    pen.drawImage(picture, (width - wide) / 2, (wall - high) * 0.4, wide, high);
    pen.restore();
    pen.fillStyle = slope(pen, 0, wall, ["rgba(0, 0, 0, 0.08)", "rgba(0, 0, 0, 0.5)"]);
    pen.fillRect(0, 0, width, wall);
  }
}

/** The table's outline, `inset` below its far edge. */
function edgeOf(pen: Pen, size: Size, inset: number): void {
  const { width, height } = size;
  const { top, fall } = tableEdge(size);
  pen.beginPath();
  pen.moveTo(-20, top + fall + inset);
  pen.quadraticCurveTo(width / 2, top - fall + inset, width + 20, top + fall + inset);
  pen.lineTo(width + 20, height + 20);
  pen.lineTo(-20, height + 20);
  pen.closePath();
}

/** The outline of a half-moon table: the dealer's nearly straight side is far, and the players' side curves out of the board. */
function halfMoonOf(pen: Pen, size: Size, inset: number): void {
  const { width, height } = size;
  const { top } = tableEdge(size);
  // The bets lie near the lower corners, so the sides curve in only a little.
  const [side, corner] = [width * 0.015 + inset, 0.05];
  const far = top + 20 + inset;
  pen.beginPath();
  pen.moveTo(side + 40, far);
  pen.quadraticCurveTo(width / 2, far - 40, width - side - 40, far);
  pen.quadraticCurveTo(width - side, far, width - side, far + 50);
  pen.bezierCurveTo(
    width - side,
    height * 0.6,
    width * (1 - corner * 0.7) - inset,
    height * 0.86,
    width * (1 - corner) - inset,
    height + 40 - inset,
  );
  pen.lineTo(width * corner + inset, height + 40 - inset);
  pen.bezierCurveTo(width * corner * 0.7 + inset, height * 0.86, side, height * 0.6, side, far + 50);
  pen.quadraticCurveTo(side, far, side + 40, far);
  pen.closePath();
}

/** The padded rail in front of the player's chair. */
function paintNearRail(pen: Pen, { width, height }: Size, { body, trim }: BoardFrame): void {
  const top = height - NEAR_RAIL;
  pen.beginPath();
  pen.moveTo(-20, height - 8);
  pen.quadraticCurveTo(width / 2, top - NEAR_RAIL + 24, width + 20, height - 8);
  pen.lineTo(width + 20, height + 20);
  pen.lineTo(-20, height + 20);
  pen.closePath();
  pen.shadowColor = "rgba(0, 0, 0, 0.55)";
  pen.shadowBlur = 26;
  pen.fillStyle = slope(pen, top - 20, height, body);
  pen.fill();
  pen.shadowColor = "transparent";
  pen.strokeStyle = trim;
  pen.lineWidth = 5;
  pen.stroke();
}

/** The height of the near rail in the middle of the board, in design pixels. */
const NEAR_RAIL = 70;

/** Paints words along a shallow arc, as they are printed on a table's cloth. */
export function paintArc(
  pen: Pen,
  text: string,
  place: { x: number; y: number; width: number; radius: number },
  font: (size: number) => string,
  size: number,
  fill: string,
): void {
  pen.textAlign = "center";
  pen.textBaseline = "middle";
  pen.fillStyle = fill;
  pen.font = font(size);
  const wide = pen.measureText(text).width;
  if (wide > place.width) pen.font = font((size * place.width) / wide);
  const length = Math.min(wide, place.width);
  let at = -length / 2;
  for (const letter of text) {
    const own = pen.measureText(letter).width;
    const angle = (at + own / 2) / place.radius;
    pen.save();
    pen.translate(place.x + Math.sin(angle) * place.radius, place.y + (1 - Math.cos(angle)) * -place.radius);
    pen.rotate(-angle);
    pen.fillText(letter, 0, 0);
    pen.restore();
    at += own;
  }
}

/** Paints two thin lines above and below a text that is printed along an arc. */
export function paintArcLines(
  pen: Pen,
  { x, y, width, size, radius }: { x: number; y: number; width: number; size: number; radius: number },
  stroke: string,
): void {
  const half = (width * 0.56) / radius;
  pen.strokeStyle = stroke;
  pen.lineWidth = 2;
  pen.globalAlpha = 0.55;
  for (const off of [-size * 0.95, size * 0.95]) {
    pen.beginPath();
    pen.arc(x, y - radius, radius + off, Math.PI / 2 - half, Math.PI / 2 + half);
    pen.stroke();
  }
  pen.globalAlpha = 1;
}
