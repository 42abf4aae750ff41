/** A step of the ladder in sight: the tiles it needs, its multiplier, and where the player stands. */
export type LadderStep = {
  opened: number;
  multiplierHundredths: number;
  mark: "past" | "now" | "next" | "later";
};

/** The steps around the one where the player stands, at most `most`. */
export function ladderPart(multipliers: readonly number[], opened: number, most: number): LadderStep[] {
  const first = Math.max(0, Math.min(opened - Math.ceil(most / 2), multipliers.length - most));
  return multipliers.slice(first, first + most).map((multiplierHundredths, index) => {
    const step = first + index + 1;
    const mark = step < opened ? "past" : step === opened ? "now" : step === opened + 1 ? "next" : "later";
    return { opened: step, multiplierHundredths, mark };
  });
}
