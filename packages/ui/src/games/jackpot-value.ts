export type JackpotGrowth = {
  /** Its value in minor units when it was loaded. */
  startMinor: number;
  /** The live data's “cents per second” [3.15]. */
  minorPerSecond: number;
  loadedAtMs: number;
};

/** The jackpot's current value in whole minor units; it never falls, even if the clocks disagree. */
export function jackpotValue(
  { startMinor, minorPerSecond, loadedAtMs }: JackpotGrowth,
  nowMs: number,
): number {
  const seconds = Math.max(0, nowMs - loadedAtMs) / 1000;
  return startMinor + Math.floor(seconds * Math.max(0, minorPerSecond));
}
