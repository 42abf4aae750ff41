/** The slips that a quick pick completes: those that are begun, or else the first empty one; none if all are complete. */
export function placesToFill(slips: readonly { isBegun: boolean; isComplete: boolean }[]): number[] {
  const begun = slips.flatMap(({ isBegun, isComplete }, place) => (isBegun && !isComplete ? [place] : []));
  if (begun.length > 0) return begun;
  const empty = slips.findIndex(({ isBegun }) => !isBegun);
  return empty < 0 ? [] : [empty];
}
