/** Rounds a pay to coins as players know them: whole numbers up to 20, then steps of 5, 10, 25, 50 and so on. */
export function roundPay(coins: number): number {
  let step = 1;
  for (const [from, to] of [
    [20, 5],
    [100, 10],
    [200, 25],
    [500, 50],
    [1000, 100],
    [5000, 500],
    [20_000, 1000],
  ] as const)
    if (coins >= from) step = to;
  return Math.max(1, Math.round(coins / step) * step);
}

/**
 * The scale at which the rounded pays return the amount nearest to `wanted`. `returnAt` gives the return at a scale. Searches up to a tenth
 * above and below `middle`.
 */
export function nearestScale(middle: number, wanted: number, returnAt: (scale: number) => number): number {
  let best = middle;
  let missed = Number.POSITIVE_INFINITY;
  for (let step = -120; step <= 120; step += 1) {
    const scale = middle * (1 + step / 1200);
    const off = Math.abs(returnAt(scale) - wanted);
    if (off < missed) [best, missed] = [scale, off];
  }
  return best;
}

/** The argument from `low` to `high` at which a growing function has the value, or the nearer end. */
export function solveGrowing(low: number, high: number, value: number, at: (argument: number) => number) {
  let [from, to] = [low, high];
  for (let step = 0; step < 14; step += 1) {
    const middle = (from + to) / 2;
    if (at(middle) < value) from = middle;
    else to = middle;
  }
  return (from + to) / 2;
}
