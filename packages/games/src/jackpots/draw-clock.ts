import { type TableSeeds, tableDraws } from "../fairness/table-draws.ts";

/** A win-time clock in one currency. */
export type ClockName = { pot: string; currency: string; number: number };

/** The name of a clock's stream. A table's id has no colon, so no table has the same stream. */
export const clockStream = ({ pot, currency }: Pick<ClockName, "pot" | "currency">) =>
  `clock:${pot}:${currency}`;

/** The text that is hashed into the entry's leaf. The round's id is random, so nobody can guess an entry from its hash. */
export const entryText = ({ number, roundId }: { number: number; roundId: string }) => `${number}:${roundId}`;

/**
 * The number, from 1, of the entry that wins a clock: 1 plus one uniform draw of `tableDraws` below the number of entries, so each entry has
 * the same chance. Throws a RangeError for a clock without entries.
 */
export function drawClock(
  clock: ClockName,
  seeds: Pick<TableSeeds, "serverSeed" | "root" | "beaconRandomness">,
  entries: number,
): number {
  if (entries < 1) throw new RangeError("a clock without entries has no winner");
  return 1 + tableDraws({ ...seeds, tableId: clockStream(clock), number: clock.number }).below(entries);
}
