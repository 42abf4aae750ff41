const offered = [0, 15, 30, 45, 60, 90, 120, 180, 240];

/**
 * The minutes that may be chosen, with those in force among them. Where the market wants checks, none is longer than its own and they
 * cannot be turned off.
 */
export function intervalChoices(inForce: number, longestMinutes: number | undefined): number[] {
  const allowed = offered.filter(
    (minutes) => longestMinutes === undefined || (minutes > 0 && minutes <= longestMinutes),
  );
  return [...new Set([...allowed, inForce])].sort((a, b) => a - b);
}
