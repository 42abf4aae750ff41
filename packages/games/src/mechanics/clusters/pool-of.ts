import { commonDivisor } from "../../exact/common-divisor.ts";
import type { ClustersData } from "./data.ts";

/** The number of boards in the pool of a large grid: more than ten million, so that nobody can come to know them. */
const BOARDS = 10 * 2 ** 20;
const GOLDEN_SHARE = 0.6180339887498949;

/**
 * A pool that spreads its boards evenly over all stop combinations. Its step is near a power of the golden share of their number, shares no
 * divisor with it, and is small enough for exact multiplication.
 */
export function poolOf(strips: readonly (readonly string[])[]): NonNullable<ClustersData["pool"]> {
  const all = strips.reduce((product, strip) => product * strip.length, 1);
  let share = GOLDEN_SHARE;
  while (BOARDS * (all * share + 1000) > Number.MAX_SAFE_INTEGER) share *= GOLDEN_SHARE;
  let step = Math.round(all * share);
  while (commonDivisor(step, all) !== 1) step += 1;
  return { boards: BOARDS, step };
}
