const TURN = Math.PI * 2;
const TURNS = 5;

/** The wheel's angle with a segment under the pointer, in radians clockwise. The pointer is off the segment's middle, to look natural. */
export function restAngle(segment: number, count: number): number {
  const off = ((segment * 0.618034) % 1) * 0.6 - 0.3;
  return -((segment + 0.5 + off) / count) * TURN;
}

/** The angle to turn, in radians clockwise, until the segment is under the pointer: five whole turns and the missing part of a turn. */
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

/** A spin's progress at a share of its duration. The wheel is fast at first and slows down for a long time. */
export function spinProgress(share: number): number {
  return 1 - (1 - share) ** 3.2;
}

/** A wheel's multipliers from low to high, each once with the number of its segments. */
export function wheelPrizesOf(
  segmentsHundredths: readonly number[],
): { multiplierHundredths: number; count: number }[] {
  const counts = new Map<number, number>();
  for (const multiplier of segmentsHundredths) counts.set(multiplier, (counts.get(multiplier) ?? 0) + 1);
  return [...counts]
    .map(([multiplierHundredths, count]) => ({ multiplierHundredths, count }))
    .sort((one, other) => one.multiplierHundredths - other.multiplierHundredths);
}
