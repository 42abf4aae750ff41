const TURN = Math.PI * 2;
const TURNS = 5;

/** The angle at which a segment's middle is under the pointer, a little off it as by chance, in radians clockwise. */
export function restAngle(segment: number, count: number): number {
  const off = ((segment * 0.618034) % 1) * 0.6 - 0.3;
  return -((segment + 0.5 + off) / count) * TURN;
}

/** The way from an angle to where a segment rests: some whole turns clockwise, and the rest of one. */
export function turnTo(from: number, segment: number, count: number): number {
  const rest = restAngle(segment, count);
  const missing = (((rest - from) % TURN) + TURN) % TURN;
  return TURNS * TURN + missing;
}

/** The segment under the pointer. */
export function segmentAt(angle: number, count: number): number {
  const share = (((-angle / TURN) % 1) + 1) % 1;
  return Math.floor(share * count) % count;
}

/** How far a spin is after a share of its time: fast at first, long in coming to rest. */
export function spun(share: number): number {
  return 1 - (1 - share) ** 3.2;
}

/** A wheel's multipliers, each once, from the lowest to the highest, with the number of its segments. */
export function prizesOf(
  segmentsHundredths: readonly number[],
): { multiplierHundredths: number; count: number }[] {
  const counts = new Map<number, number>();
  for (const multiplier of segmentsHundredths) counts.set(multiplier, (counts.get(multiplier) ?? 0) + 1);
  return [...counts]
    .map(([multiplierHundredths, count]) => ({ multiplierHundredths, count }))
    .sort((one, other) => one.multiplierHundredths - other.multiplierHundredths);
}
