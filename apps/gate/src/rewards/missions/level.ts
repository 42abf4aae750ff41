/** Points at which each level begins, from the first level on. */
export const levelStarts = [0, 50, 120, 250, 450, 700] as const;

const POINTS_A_GAME = 10;
const POINTS_A_DAY = 5;
const POINTS_A_MISSION = 20;
/** Playing every day of the month must not be encouraged. */
const MAX_DAYS_COUNTED = 12;

export type PlayFacts = { games: number; days: number; missionsDone: number };

/** Points of the last 30 days: variety counts most, at most 12 days count, and money does not count. */
export function levelPointsOf({ games, days, missionsDone }: PlayFacts): number {
  return (
    games * POINTS_A_GAME + Math.min(days, MAX_DAYS_COUNTED) * POINTS_A_DAY + missionsDone * POINTS_A_MISSION
  );
}

/** The level for a number of points, the points at which it began, and those at which the next one begins. */
export function levelOf(points: number): { level: number; from: number; nextFrom: number | null } {
  const index = levelStarts.findLastIndex((start) => points >= start);
  return { level: index + 1, from: levelStarts[index] ?? 0, nextFrom: levelStarts[index + 1] ?? null };
}
