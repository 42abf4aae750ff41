/** A chain of wins rises by an octave at most; beyond that it would only be shrill. */
const MAX_SEMITONES = 12;

/** The pitch of a chain's win as a factor: a semitone higher for each win before it. */
export function semitonesUp(winsBefore: number): number {
  return 2 ** (Math.min(Math.max(0, winsBefore), MAX_SEMITONES) / 12);
}
