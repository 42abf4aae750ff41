import { toTenths } from "@bellwether/contract/to-tenths.ts";
/** The size of a table's picture in its own units. Browsers scale it. */
export const WIDTH = 480;
export const HEIGHT = 270;

/** An event of a draw, as stored with its round. */
export type DrawEvent = { readonly type: string } & Readonly<Record<string, unknown>>;

/** Draws the result that lies on the table as SVG elements; undefined for the events of another game. */
export type PaintResult = (events: readonly DrawEvent[]) => string | undefined;

/** A point on a circle or an ellipse, with the angle in turns clockwise from the top. */
export function pointAt(
  turns: number,
  { x, y, radiusX, radiusY }: { x: number; y: number; radiusX: number; radiusY: number },
): string {
  const angle = (turns - 0.25) * 2 * Math.PI;
  return `${toTenths(x + radiusX * Math.cos(angle))} ${toTenths(y + radiusY * Math.sin(angle))}`;
}

/** A short text in the middle of a point. The pictures contain figures and signs, but no words. */
export function figure(
  text: string,
  { x, y, size, color }: { x: number; y: number; size: number; color: string },
): string {
  return `<text x="${x}" y="${toTenths(y + size * 0.35)}" font-size="${size}" fill="${color}">${text}</text>`;
}
