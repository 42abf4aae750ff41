/** A press that moved this far is a drag, not a click. */
export const dragThresholdPx = 6;

export type RailMeasure = {
  scrollPx: number;
  viewPx: number;
  contentPx: number;
};

/** The scroll target of an arrow: 85 % of a view further, so that the last visible tile stays visible as the first. */
export function pageTarget({ scrollPx, viewPx, contentPx }: RailMeasure, direction: 1 | -1): number {
  const target = scrollPx + direction * viewPx * 0.85;
  return Math.max(0, Math.min(contentPx - viewPx, target));
}

/** Is the rail at its start or end? Allows a pixel for rounding. */
export function railEnds({ scrollPx, viewPx, contentPx }: RailMeasure): { atStart: boolean; atEnd: boolean } {
  return { atStart: scrollPx <= 1, atEnd: scrollPx + viewPx >= contentPx - 1 };
}

export function isDrag(startPx: number, nowPx: number): boolean {
  return Math.abs(nowPx - startPx) > dragThresholdPx;
}
