/** A visible step of the ladder: the opened tiles it needs, its multiplier, and its place relative to the player's step. */
export type LadderStep = {
  opened: number;
  multiplierHundredths: number;
  mark: "past" | "now" | "next" | "later";
};

/** At most `most` steps of the ladder, with the player's step near the middle. */
export function ladderPart(multipliers: readonly number[], opened: number, most: number): LadderStep[] {
  const first = Math.max(0, Math.min(opened - Math.ceil(most / 2), multipliers.length - most));
  return multipliers.slice(first, first + most).map((multiplierHundredths, index) => {
    const step = first + index + 1;
    const mark = step < opened ? "past" : step === opened ? "now" : step === opened + 1 ? "next" : "later";
    return { opened: step, multiplierHundredths, mark };
  });
}
