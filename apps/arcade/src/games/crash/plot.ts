import type { CrashLayout } from "@bellwether/games/mechanics/crash/wire.ts";
import type { Size } from "../../stage/lay-out-board.ts";

/** The scale of the curve on the stage: where the axes are, and what they show. Distances are CSS pixels. */
export type Plot = {
  left: number;
  right: number;
  top: number;
  bottom: number;
  /** The right end of the time axis, and the top end of the multipliers' axis. */
  endMs: number;
  topMultiplier: number;
};

/** The curve without rounding, for drawing only. */
export function smoothMultiplier({ tauMs, power }: CrashLayout["curve"], ms: number): number {
  return ((Math.max(0, ms) + tauMs) / tauMs) ** power;
}

/** The vertical axis always reaches at least this multiplier, also at the start of a run. */
const MIN_TOP = 2;
/** The ratio of an axis to the part of it that the run has reached. */
const MARGIN = 1.12;

/**
 * Computes the axes on which the whole run so far fits into the stage. Both axes grow with the run. So the curve stays below the diagonal,
 * and does not cover the multiplier that is written at the upper left.
 */
export function fitPlot({ width, height }: Size, curve: CrashLayout["curve"], ms: number): Plot {
  const isSmall = width < 700;
  const minimumMs = curve.tauMs * (MIN_TOP ** (1 / curve.power) - 1);
  const shownMs = Math.max(minimumMs, ms);
  return {
    left: isSmall ? 44 : 64,
    right: width - (isSmall ? 56 : 120),
    top: isSmall ? Math.min(118, height * 0.34) : 130,
    bottom: height - (isSmall ? 70 : 96),
    endMs: shownMs * MARGIN,
    topMultiplier: 1 + (smoothMultiplier(curve, shownMs) - 1) * MARGIN,
  };
}

export function pointOn(plot: Plot, ms: number, multiplier: number): { x: number; y: number } {
  const { left, right, top, bottom, endMs, topMultiplier } = plot;
  return {
    x: left + (Math.max(0, ms) / endMs) * (right - left),
    y: bottom - ((multiplier - 1) / (topMultiplier - 1)) * (bottom - top),
  };
}

/** Round values for at most five marks of an axis from `from` to `to`. */
export function marksBetween(from: number, to: number): number[] {
  const rough = (to - from) / 4;
  const unit = 10 ** Math.floor(Math.log10(rough));
  const step = [1, 2, 5, 10].map((factor) => factor * unit).find((each) => each >= rough) ?? rough;
  const marks: number[] = [];
  for (let mark = Math.ceil(from / step) * step; mark <= to; mark += step) marks.push(mark);
  return marks;
}
