import { fillDisc, glow, type Pen, shadowed, slope, words } from "../../stage/pen.ts";
import { mix } from "../../theme/palette.ts";

/** A segment: its text near the rim, a picture in the place of the text, and a name along the radius. */
export type WheelSegment = {
  readonly text: string;
  readonly fill: string;
  readonly ink: string;
  readonly picture?: HTMLImageElement | null | undefined;
  readonly name?: string | undefined;
};

export type WheelLook = {
  /** The rim from light to dark, the pegs on it, and the lines between segments. */
  readonly rim: readonly [string, string];
  readonly pegs: string;
  readonly line: string;
  /** The share of the radius of the hub. */
  readonly hub: number;
};

/** The share of the radius inside the rim. */
const FACE = 0.91;

/** Paints a wheel around (0, 0) with this radius, its segments clockwise from the top. `font` returns a CSS font of a size. */
export function paintShowWheel(
  pen: Pen,
  radius: number,
  segments: readonly WheelSegment[],
  { rim, pegs, line, hub }: WheelLook,
  font: (size: number) => string,
): void {
  const wide = (Math.PI * 2) / segments.length;
  fillDisc(pen, 0, 0, radius, slope(pen, -radius, radius, [rim[0], rim[1], rim[0]]));
  fillDisc(pen, 0, 0, radius * (FACE + 0.012), line);
  for (const [index, segment] of segments.entries()) {
    const from = index * wide - Math.PI / 2;
    pen.beginPath();
    pen.moveTo(0, 0);
    pen.arc(0, 0, radius * FACE, from, from + wide);
    pen.closePath();
    pen.fillStyle = glow(pen, 0, 0, radius * FACE, [
      mix(segment.fill, "#000000", 0.34),
      mix(segment.fill, "#000000", 0.1),
      mix(segment.fill, "#ffffff", 0.1),
    ]);
    pen.fill();
    pen.strokeStyle = line;
    pen.lineWidth = Math.max(1, radius * 0.005);
    pen.stroke();
  }
  const across = radius * FACE * 0.9 * wide;
  for (const [index, segment] of segments.entries()) {
    pen.save();
    pen.rotate((index + 0.5) * wide);
    paintLabel(pen, radius, across, segment, font);
    pen.restore();
  }
  for (let peg = 0; peg < segments.length; peg += 1) {
    const angle = peg * wide - Math.PI / 2;
    pen.beginPath();
    pen.arc(
      Math.cos(angle) * radius * 0.955,
      Math.sin(angle) * radius * 0.955,
      Math.max(1.6, radius * 0.014),
      0,
      Math.PI * 2,
    );
    pen.fillStyle = pegs;
    pen.fill();
  }
  shadowed(pen, "rgba(0, 0, 0, 0.5)", radius * 0.04, radius * 0.012, () =>
    fillDisc(pen, 0, 0, radius * hub, slope(pen, -radius * hub, radius * hub, [rim[0], rim[1]])),
  );
  fillDisc(pen, 0, 0, radius * (hub - 0.03), mix(rim[1], "#000000", 0.25));
}

/** The label of the segment at the top, upright. */
function paintLabel(
  pen: Pen,
  radius: number,
  across: number,
  { text, picture, name, ink }: WheelSegment,
  font: (size: number) => string,
): void {
  const side = Math.min(across * 0.98, radius * 0.16);
  const at = -radius * FACE + side * 0.72;
  if (picture) pen.drawImage(picture, -side / 2, at - side / 2, side, side);
  else
    words(
      pen,
      text,
      { x: 0, y: at, width: across * 0.86 },
      font,
      Math.min(across * 0.82, radius * 0.12),
      ink,
    );
  if (!name) return;
  // Down the segment, to be read from the rim to the hub.
  pen.save();
  pen.translate(0, at + side * 0.62);
  pen.rotate(Math.PI / 2);
  const size = Math.min(across * 0.56, radius * 0.07);
  pen.font = font(size);
  const length = Math.min(pen.measureText(name).width, radius * 0.4);
  words(pen, name, { x: length / 2, y: 0, width: radius * 0.4 }, font, size, ink);
  pen.restore();
}
