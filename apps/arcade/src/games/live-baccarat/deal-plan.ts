/** How one card of a draw is shown: the time in ms for the card and the pause after it, and whether it is uncovered slowly. */
export type CardStep = { ms: number; isSqueezed: boolean };

/** A table with at least this much time for a draw squeezes the last card. */
const SQUEEZE_FROM_MS = 10_000;
const SQUEEZE_MS = 4_500;
const STEP_MS = 1_300;
/** With less time than this, in ms, all cards are shown at once. */
const MIN_MS = 1_500;
/** A third card takes longer, because it is dealt before it is turned. */
const THIRD = 1.6;

/** The steps of a draw with this number of cards within `ms` milliseconds. Undefined if there is too little time. */
export function dealPlan(count: number, ms: number): CardStep[] | undefined {
  if (ms < MIN_MS) return undefined;
  const squeezeMs = ms >= SQUEEZE_FROM_MS ? SQUEEZE_MS : 0;
  const shares = Array.from({ length: count }, (_, index) => (index < 4 ? 1 : THIRD));
  const sum = shares.reduce((all, share) => all + share, 0);
  const stepMs = Math.min(STEP_MS, (ms - squeezeMs) / sum);
  return shares.map((share, index) => {
    const isSqueezed = squeezeMs > 0 && index === count - 1;
    return { ms: share * stepMs + (isSqueezed ? squeezeMs : 0), isSqueezed };
  });
}
