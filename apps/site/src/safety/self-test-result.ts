/** Nine questions, each answered from 0 (never) to 3 (almost always). */
export const questions = [1, 2, 3, 4, 5, 6, 7, 8, 9] as const;
export const answers = ["never", "sometimes", "often", "always"] as const;

export type SelfTestLevel = "none" | "low" | "moderate" | "high";

/**
 * The result of nine answers, by the thresholds that are usual for such a questionnaire: no risk at 0, low at 1 and 2, some
 * at 3 to 7, and a problem from 8 of 27 on.
 */
export function selfTestLevel(points: readonly number[]): SelfTestLevel {
  const sum = points.reduce((total, each) => total + each, 0);
  if (sum === 0) return "none";
  if (sum <= 2) return "low";
  return sum <= 7 ? "moderate" : "high";
}
