export type Pen = CanvasRenderingContext2D;

/** A gradient from top to bottom (or left to right), with its colours at equal steps. */
export function slope(
  pen: Pen,
  from: number,
  to: number,
  colours: readonly string[],
  across = false,
): CanvasGradient {
  const gradient = across
    ? pen.createLinearGradient(from, 0, to, 0)
    : pen.createLinearGradient(0, from, 0, to);
  for (const [index, colour] of colours.entries())
    gradient.addColorStop(index / (colours.length - 1), colour);
  return gradient;
}

/** A radial gradient of light. */
export function glow(
  pen: Pen,
  x: number,
  y: number,
  radius: number,
  colours: readonly string[],
): CanvasGradient {
  const gradient = pen.createRadialGradient(x, y, 0, x, y, radius);
  for (const [index, colour] of colours.entries())
    gradient.addColorStop(index / (colours.length - 1), colour);
  return gradient;
}

/** Fills a circle. */
export function fillDisc(
  pen: Pen,
  x: number,
  y: number,
  radius: number,
  fill: string | CanvasGradient,
): void {
  pen.beginPath();
  pen.arc(x, y, radius, 0, Math.PI * 2);
  pen.fillStyle = fill;
  pen.fill();
}

/** Fills a rectangle with rounded corners. */
export function slab(
  pen: Pen,
  x: number,
  y: number,
  width: number,
  height: number,
  radius: number,
  fill: string | CanvasGradient,
): void {
  pen.beginPath();
  pen.roundRect(x, y, width, height, radius);
  pen.fillStyle = fill;
  pen.fill();
}

/** Strokes a rectangle with rounded corners. */
export function edge(
  pen: Pen,
  x: number,
  y: number,
  width: number,
  height: number,
  radius: number,
  stroke: string | CanvasGradient,
  lineWidth: number,
): void {
  pen.beginPath();
  pen.roundRect(x, y, width, height, radius);
  pen.strokeStyle = stroke;
  pen.lineWidth = lineWidth;
  pen.stroke();
}

/** Casts a shadow from everything that `draw` draws. */
export function shadowed(pen: Pen, colour: string, blur: number, down: number, draw: () => void): void {
  pen.save();
  // Shadows are measured in canvas pixels, regardless of its scale.
  const { a: scale } = pen.getTransform();
  pen.shadowColor = colour;
  pen.shadowBlur = blur * scale;
  pen.shadowOffsetY = down * scale;
  draw();
  pen.restore();
}

/** Centres a text in a place and shrinks it until it fits; with an outline if one is given. */
export function words(
  pen: Pen,
  text: string,
  place: { x: number; y: number; width: number },
  font: (size: number) => string,
  size: number,
  fill: string | CanvasGradient,
  outline?: { colour: string; width: number },
): void {
  pen.textAlign = "center";
  pen.textBaseline = "middle";
  let fitted = size;
  pen.font = font(fitted);
  const wide = pen.measureText(text).width;
  if (wide > place.width) fitted = (size * place.width) / wide;
  pen.font = font(fitted);
  if (outline) {
    pen.lineJoin = "round";
    pen.strokeStyle = outline.colour;
    pen.lineWidth = outline.width;
    pen.strokeText(text, place.x, place.y);
  }
  pen.fillStyle = fill;
  pen.fillText(text, place.x, place.y);
}
