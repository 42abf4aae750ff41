/** Returns which slips a quick pick completes. If some slips are only partly marked, it completes those. Otherwise it fills the first empty slip. */
export function placesToFill(slips: readonly { isBegun: boolean; isComplete: boolean }[]): number[] {
  const begun = slips.flatMap(({ isBegun, isComplete }, place) => (isBegun && !isComplete ? [place] : []));
  if (begun.length > 0) return begun;
  const empty = slips.findIndex(({ isBegun }) => !isBegun);
  return empty < 0 ? [] : [empty];
}
