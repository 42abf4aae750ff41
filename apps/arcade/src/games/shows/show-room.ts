import type { Rect, Size } from "../../stage/lay-out-board.ts";

/** A stage lower than this shows its scene only: it is the strip above a phone's mat. */
const LOW = 190;

/** The part of a stage that host, caption, last results and clock leave free, in CSS pixels. Undefined on a low strip. */
export function showRoom({ width, height }: Size): Rect | undefined {
  if (height < LOW) return undefined;
  if (height < 330 && width >= 560)
    return { x: width * 0.38, y: 52, width: width * 0.5, height: height - 62 };
  if (height < 280) return { x: 8, y: 118, width: width - 16, height: height - 128 };
  if (width < 700) return { x: 10, y: 132, width: width - 20, height: Math.max(120, height - 212) };
  const right = width < 1200 ? 300 : 350;
  const left = width < 1200 ? 130 : 200;
  return { x: left, y: 112, width: width - right - left, height: height - 126 };
}

/** The progress of a step between two moments of a show, from 0 to 1. */
export function progressBetween(time: number, from: number, until: number): number {
  return Math.min(1, Math.max(0, (time - from) / (until - from)));
}

/** Eases out: fast at first, slow at the end. */
export const easeToRest = (progress: number): number => 1 - (1 - progress) ** 3;
