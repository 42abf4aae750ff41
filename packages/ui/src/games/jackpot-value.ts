export type JackpotGrowth = {
  /** Minor units when it was loaded. */
  startMinor: number;
  /** “cents per second” of the live data [3.15]. */
  minorPerSecond: number;
  loadedAtMs: number;
};

/** What the jackpot stands at, in whole minor units; it never shrinks, also where the clocks disagree. */
export function jackpotValue(
  { startMinor, minorPerSecond, loadedAtMs }: JackpotGrowth,
  nowMs: number,
): number {
  const seconds = Math.max(0, nowMs - loadedAtMs) / 1000;
  return startMinor + Math.floor(seconds * Math.max(0, minorPerSecond));
}
