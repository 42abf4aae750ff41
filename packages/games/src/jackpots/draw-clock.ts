import { type TableSeeds, tableDraws } from "../fairness/table-draws.ts";

/** A win-time clock or a call of a drop in one currency. */
export type ClockName = { pot: string; currency: string; number: number };

/** The name of a clock's stream. A table's id has no colon, so no table has the same stream. */
export const clockStream = ({ pot, currency }: Pick<ClockName, "pot" | "currency">) =>
  `clock:${pot}:${currency}`;

/** The text that is hashed into the entry's leaf. The round's id is random, so nobody can guess an entry from its hash. */
export const entryText = ({ number, roundId }: { number: number; roundId: string }) => `${number}:${roundId}`;

/** What an entry's chance follows from: an entry wins with 1 in the larger of both numbers. */
export type ClockChances = { entries: number; outOf: number };

/** The chances among which one number is drawn: never fewer than `outOf`, however few have entered. */
export const clockChances = ({ entries, outOf }: ClockChances): number => Math.max(outOf, entries);

/**
 * The number, from 1, that a clock draws: 1 plus one uniform draw of `tableDraws` below its chances. The entry with this number wins; a number
 * above that of the last entry is nobody's. Throws a RangeError for a clock without entries.
 */
export function drawClock(
  clock: ClockName,
  seeds: Pick<TableSeeds, "serverSeed" | "root" | "beaconRandomness">,
  chances: ClockChances,
): number {
  if (chances.entries < 1) throw new RangeError("a clock without entries draws nothing");
  return (
    1 +
    tableDraws({ ...seeds, tableId: clockStream(clock), number: clock.number }).below(clockChances(chances))
  );
}
