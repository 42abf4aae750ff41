import { fade } from "../../theme/palette.ts";
import { type Pen, shadowed } from "../pen.ts";
import type { DrawnColours } from "./colour-slots.ts";
import type { Drawing, DrawnBox, DrawnGroup, DrawnShape, Flat, Outline, Paint } from "./drawing.ts";
import { fitGroup, keepSize, type PartPlacement, placeChildren } from "./placement.ts";

/** Paints a drawing in its colours. `place` says where a part lies; a part without a place is left out. */
export function paintDrawing(
  pen: Pen,
  { parts }: Drawing,
  colours: DrawnColours,
  place: (part: DrawnGroup) => PartPlacement | undefined,
): void {
  for (const part of parts) {
    const placement = place(part);
    if (placement) paintGroup(pen, part, colours, placement);
  }
}

function paintGroup(pen: Pen, group: DrawnGroup, colours: DrawnColours, placement: PartPlacement): void {
  pen.save();
  if (group.clip) {
    trace(pen, group.clip, placement);
    pen.clip();
  }
  for (const { child, placement: placed } of placeChildren(group, fitGroup(group, placement)))
    if ("children" in child) paintGroup(pen, child, colours, placed);
    else paintShape(pen, child, colours, placed);
  pen.restore();
}

function paintShape(
  pen: Pen,
  { outline, box, look }: DrawnShape,
  colours: DrawnColours,
  stretched: PartPlacement,
): void {
  const { fill, stroke, width, cap, join, opacity, shadow } = look;
  // Round shapes stay round wherever they lie.
  const placement = outline.kind === "ellipse" ? keepSize(box, stretched) : stretched;
  const style = (paint: Paint) => styleOf(pen, paint, box, colours, placement);
  const draw = () => {
    trace(pen, outline, placement);
    pen.globalAlpha = opacity;
    if (fill) {
      pen.fillStyle = style(fill);
      pen.fill();
    }
    if (stroke) {
      pen.strokeStyle = style(stroke);
      pen.lineWidth = width * placement.scale;
      pen.lineCap = cap;
      pen.lineJoin = join;
      pen.stroke();
    }
  };
  if (shadow) shadowed(pen, colourOf(shadow, colours), shadow.blur, shadow.down, draw);
  else draw();
}

function trace(pen: Pen, outline: Outline, { x, y, scale }: PartPlacement): void {
  pen.beginPath();
  if (outline.kind === "rect") {
    const { left, top, right, bottom, radius } = outline;
    pen.roundRect(x(left), y(top), x(right) - x(left), y(bottom) - y(top), radius * scale);
    return;
  }
  if (outline.kind === "ellipse") {
    const { across, down } = outline;
    pen.ellipse(x(outline.x), y(outline.y), across * scale, down * scale, 0, 0, Math.PI * 2);
    return;
  }
  for (const { kind, points } of outline.steps) {
    const at = points.flatMap(([drawnX, drawnY]) => [x(drawnX), y(drawnY)]);
    if (kind === "M") pen.moveTo(...(at as [number, number]));
    else if (kind === "L") pen.lineTo(...(at as [number, number]));
    else if (kind === "Q") pen.quadraticCurveTo(...(at as [number, number, number, number]));
    else if (kind === "C") pen.bezierCurveTo(...(at as [number, number, number, number, number, number]));
    else pen.closePath();
  }
}

function colourOf({ colour, opacity }: Flat, colours: DrawnColours): string {
  const painted = colours.get(colour) ?? colour;
  return opacity < 1 ? fade(painted, opacity) : painted;
}

function styleOf(
  pen: Pen,
  paint: Paint,
  { left, top, right, bottom }: DrawnBox,
  colours: DrawnColours,
  { x, y, scale }: PartPlacement,
): string | CanvasGradient {
  if (!("stops" in paint)) return colourOf(paint, colours);
  const [width, height] = [right - left, bottom - top];
  const along = (share: number) => x(paint.inBox ? left + share * width : share);
  const down = (share: number) => y(paint.inBox ? top + share * height : share);
  const [first = 0, second = 0, third = 0, fourth = 0] = paint.at;
  const radius = third * (paint.inBox ? width : 1) * scale;
  const gradient =
    paint.kind === "linear"
      ? pen.createLinearGradient(along(first), down(second), along(third), down(fourth))
      : pen.createRadialGradient(along(first), down(second), 0, along(first), down(second), radius);
  for (const stop of paint.stops) gradient.addColorStop(stop.offset, colourOf(stop, colours));
  return gradient;
}
