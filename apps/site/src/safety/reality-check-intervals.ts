const offered = [0, 15, 30, 45, 60, 90, 120, 180, 240];

/**
 * The intervals (minutes) offered, including the current one. Where the market requires checks, none is longer than the market's and they
 * cannot be turned off.
 */
export function intervalChoices(inForce: number, longestMinutes: number | undefined): number[] {
  const allowed = offered.filter(
    (minutes) => longestMinutes === undefined || (minutes > 0 && minutes <= longestMinutes),
  );
  return [...new Set([...allowed, inForce])].sort((a, b) => a - b);
}
