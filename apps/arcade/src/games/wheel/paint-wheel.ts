import type { Size } from "../../stage/lay-out-board.ts";
import { fillDisc, glow, type Pen, shadowed, slope } from "../../stage/pen.ts";
import { type BoardFrame, headFont } from "../../theme/brand-style.ts";
import { fade, type GamePalette, mix } from "../../theme/palette.ts";
import { payColours } from "../quick/pay-colours.ts";

/** The wheel's radius in pixels of its texture, and the share of the radius inside the rim. */
export const WHEEL_RADIUS = 460;
const FACE = 0.9;
const HUB = 0.3;
/** The pointer's size in pixels of its texture. */
export const POINTER = { width: 78, height: 104 };

const RAYS = 18;

/** A fairground's tent: rays of two colours behind the wheel, and light around it. */
export function paintTent(
  pen: Pen,
  { width, height }: Size,
  centre: { x: number; y: number },
  palette: GamePalette,
): void {
  pen.fillStyle = mix(palette.deep, palette.near, 0.5);
  pen.fillRect(0, 0, width, height);
  const far = width + height;
  pen.fillStyle = mix(palette.deep, palette.near, 0.78);
  for (let ray = 0; ray < RAYS; ray += 1) {
    const from = (ray / RAYS) * Math.PI * 2;
    pen.beginPath();
    pen.moveTo(centre.x, centre.y);
    pen.arc(centre.x, centre.y, far, from, from + Math.PI / RAYS);
    pen.closePath();
    pen.fill();
  }
  pen.fillStyle = glow(pen, centre.x, centre.y, Math.min(width, height) * 0.85, [
    fade(palette.light, 0.55),
    fade(palette.light, 0.12),
    fade(palette.deep, 0.35),
  ]);
  pen.fillRect(0, 0, width, height);
}

/** The wheel around (0, 0): its rim in the brand's frame, its segments clockwise from the top, and the title's figure in its hub. */
export function paintWheel(
  pen: Pen,
  segments: readonly { multiplierHundredths: number; text: string }[],
  figure: HTMLImageElement | null,
  { frame, palette }: { frame: BoardFrame; palette: GamePalette },
): void {
  const disc = (radius: number, fill: string | CanvasGradient) => fillDisc(pen, 0, 0, radius, fill);
  shadowed(pen, "rgba(0, 0, 0, 0.55)", 22, 12, () =>
    disc(WHEEL_RADIUS * 0.985, slope(pen, -WHEEL_RADIUS, WHEEL_RADIUS, frame.body)),
  );
  disc(WHEEL_RADIUS * (FACE + 0.022), frame.trimDark);
  const wide = (Math.PI * 2) / segments.length;
  for (const [index, { multiplierHundredths }] of segments.entries()) {
    const { fill } = payColours(multiplierHundredths);
    const from = index * wide - Math.PI / 2;
    pen.beginPath();
    pen.moveTo(0, 0);
    pen.arc(0, 0, WHEEL_RADIUS * FACE, from, from + wide);
    pen.closePath();
    // Every second segment has another shade, so that neighbours of the same colour can be told apart.
    pen.fillStyle = glow(pen, 0, 0, WHEEL_RADIUS * FACE, [
      fill[1],
      index % 2 === 0 ? fill[0] : mix(fill[0], fill[1], 0.35),
    ]);
    pen.fill();
    pen.strokeStyle = "rgba(0, 0, 0, 0.35)";
    pen.lineWidth = 2.5;
    pen.stroke();
  }
  const size = Math.min(46, WHEEL_RADIUS * FACE * 0.78 * wide * 0.62);
  for (const [index, { multiplierHundredths, text }] of segments.entries()) {
    if (multiplierHundredths === 0) continue;
    pen.save();
    pen.rotate((index + 0.5) * wide - Math.PI / 2);
    pen.font = headFont({ ...frame, fontWeight: 800 }, size);
    pen.textAlign = "right";
    pen.textBaseline = "middle";
    pen.fillStyle = payColours(multiplierHundredths).ink;
    pen.fillText(text, WHEEL_RADIUS * (FACE - 0.12), 0, WHEEL_RADIUS * (FACE - HUB) * 0.74);
    pen.restore();
  }
  for (let index = 0; index < segments.length; index += 1) {
    const angle = index * wide - Math.PI / 2;
    pen.beginPath();
    pen.arc(
      Math.cos(angle) * WHEEL_RADIUS * 0.945,
      Math.sin(angle) * WHEEL_RADIUS * 0.945,
      segments.length > 30 ? 7 : 10,
      0,
      Math.PI * 2,
    );
    pen.fillStyle = frame.trim;
    pen.fill();
  }
  shadowed(pen, "rgba(0, 0, 0, 0.5)", 14, 6, () =>
    disc(WHEEL_RADIUS * HUB, slope(pen, -WHEEL_RADIUS * HUB, WHEEL_RADIUS * HUB, frame.body)),
  );
  disc(WHEEL_RADIUS * (HUB - 0.025), frame.trim);
  disc(
    WHEEL_RADIUS * (HUB - 0.045),
    glow(pen, 0, -30, WHEEL_RADIUS * HUB, [
      mix(palette.light, "#ffffff", 0.5),
      palette.light,
      mix(palette.light, palette.accent, 0.4),
    ]),
  );
  const side = WHEEL_RADIUS * HUB * 1.25;
  if (figure) pen.drawImage(figure, -side / 2, -side / 2, side, side);
}

/** Paints the pointer with its tip down. */
export function paintPointer(
  pen: Pen,
  { frame, palette }: { frame: BoardFrame; palette: GamePalette },
): void {
  const { width, height } = POINTER;
  pen.beginPath();
  pen.moveTo(width / 2, height - 6);
  pen.lineTo(8, 30);
  pen.quadraticCurveTo(8, 8, width / 2, 8);
  pen.quadraticCurveTo(width - 8, 8, width - 8, 30);
  pen.closePath();
  pen.lineJoin = "round";
  shadowed(pen, "rgba(0, 0, 0, 0.5)", 8, 5, () => {
    pen.fillStyle = slope(pen, 0, height, ["#ffffff", palette.accent, mix(palette.accent, "#000000", 0.3)]);
    pen.fill();
  });
  pen.strokeStyle = frame.trimDark;
  pen.lineWidth = 6;
  pen.stroke();
}
