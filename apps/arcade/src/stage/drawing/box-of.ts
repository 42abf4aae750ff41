import type { DrawnBox, Outline } from "./drawing.ts";
import type { CurveStep, PathPoint } from "./read-path.ts";

/** Curves are measured at so many points. */
const POINTS = 12;

/** The box of a shape, without the width of its line, as gradients and SVG understand it. */
export function boxOf(outline: Outline): DrawnBox {
  if (outline.kind === "rect") return outline;
  if (outline.kind === "ellipse") {
    const { x, y, across, down } = outline;
    return { left: x - across, top: y - down, right: x + across, bottom: y + down };
  }
  const points: PathPoint[] = [];
  let from: PathPoint = [0, 0];
  for (const step of outline.steps) {
    points.push(...alongStep(from, step));
    from = step.points.at(-1) ?? from;
  }
  return boxAround(points.map(([x, y]) => ({ left: x, top: y, right: x, bottom: y })));
}

export function boxAround(boxes: readonly DrawnBox[]): DrawnBox {
  return {
    left: Math.min(...boxes.map(({ left }) => left)),
    top: Math.min(...boxes.map(({ top }) => top)),
    right: Math.max(...boxes.map(({ right }) => right)),
    bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
  };
}

function alongStep(from: PathPoint, { kind, points }: CurveStep): readonly PathPoint[] {
  if (kind !== "Q" && kind !== "C") return points;
  return Array.from({ length: POINTS }, (_, index) => between([from, ...points], (index + 1) / POINTS));
}

/** The point of a curve at a share of its way, by de Casteljau's construction. */
function between(points: readonly PathPoint[], share: number): PathPoint {
  const [first, ...rest] = points;
  if (!first) throw new Error("a curve has points");
  if (rest.length === 0) return first;
  return between(
    rest.map(([x, y], index) => {
      const [fromX, fromY] = points[index] as PathPoint;
      return [fromX + (x - fromX) * share, fromY + (y - fromY) * share];
    }),
    share,
  );
}
