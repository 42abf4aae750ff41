import { dayText } from "@bellwether/contract/day-text.ts";
import { DAY_MS } from "@bellwether/contract/durations.ts";
import { amountToMinor, minorToAmount } from "@bellwether/contract/minor-units.ts";
/** Money of one day in decimal text, as the gate sends it; days without money are left out. */
export type PlayDay = { day: string; staked: string; paid: string; deposited: string; withdrawn: string };

/** The days of one bar. Sums are exact decimal text. */
export type PlayColumn = PlayDay & { lastDay: string };

export const lookBacks = [7, 30, 90] as const;
/** The account page has room for two weeks of bars that are wide enough to tap. */
export type LookBack = (typeof lookBacks)[number] | 14;

/**
 * The last `days` days up to `today` without gaps, one bar a day; of 90 days each bar is a week, because 90 bars do not fit on a
 * phone. The newest bar is last and always a full week; the oldest may be shorter.
 * @param today `YYYY-MM-DD`
 */
export function playColumns(given: readonly PlayDay[], days: LookBack, today: string): PlayColumn[] {
  const byDay = new Map(given.map((day) => [day.day, day]));
  const perBar = days === 90 ? 7 : 1;
  const last = Date.parse(`${today}T00:00:00Z`);
  const columns: PlayColumn[] = [];
  for (let back = 0; back < days; back += perBar) {
    const members = Array.from({ length: Math.min(perBar, days - back) }, (_, index) =>
      dayText(new Date(last - (back + index) * DAY_MS)),
    ).reverse();
    const sums = { staked: 0n, paid: 0n, deposited: 0n, withdrawn: 0n };
    for (const member of members) {
      const found = byDay.get(member);
      if (!found) continue;
      for (const name of Object.keys(sums) as (keyof typeof sums)[]) sums[name] += amountToMinor(found[name]);
    }
    const [day, lastDay] = [members[0], members.at(-1)];
    if (day === undefined || lastDay === undefined) continue;
    columns.unshift({
      day,
      lastDay,
      staked: minorToAmount(sums.staked),
      paid: minorToAmount(sums.paid),
      deposited: minorToAmount(sums.deposited),
      withdrawn: minorToAmount(sums.withdrawn),
    });
  }
  return columns;
}

const MIN_COLUMNS = 7;

/** The columns from the first with any of these kinds of money on: if 27 of 30 bars were empty, the others would be too narrow to read. */
export function sinceFirst(
  columns: readonly PlayColumn[],
  kinds: readonly Exclude<keyof PlayDay, "day">[],
): readonly PlayColumn[] {
  const first = columns.findIndex((column) => kinds.some((kind) => column[kind] !== "0.00"));
  return columns.slice(
    first === -1 ? -MIN_COLUMNS : Math.min(first, Math.max(0, columns.length - MIN_COLUMNS)),
  );
}

/** One kind of money in all columns. */
export function columnSumOf(
  columns: readonly PlayColumn[],
  name: "staked" | "paid" | "deposited" | "withdrawn",
): string {
  return minorToAmount(columns.reduce((sum, column) => sum + amountToMinor(column[name]), 0n));
}
