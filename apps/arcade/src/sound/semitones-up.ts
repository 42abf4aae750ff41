/** The pitch of a chain of wins rises by at most an octave, because higher sounds would be shrill. */
const MAX_SEMITONES = 12;

/** The factor for a win's pitch: a semitone for each earlier win of the chain. */
export function semitonesUp(winsBefore: number): number {
  return 2 ** (Math.min(Math.max(0, winsBefore), MAX_SEMITONES) / 12);
}
