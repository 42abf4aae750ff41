import { TRIGGERING_SCATTERS } from "../free-spins.ts";
import type { LinesData, PayByCount } from "./data.ts";
import { paysFor, windowAt } from "./spin.ts";

/** How many of all stops of the reels pay each number of coins, separately for spins with and without the free-spins trigger. */
export type SpinDistribution = {
  plain: Map<number, bigint>;
  triggering: Map<number, bigint>;
};

/**
 * Counts every combination of stops. Lines pay from the left, so the first three reels decide most combinations: when no line can pay after
 * them, the last two reels matter only for scatters and are counted together. That turns 24 million spins of the released strips into about
 * one million.
 */
export function spinDistribution(data: LinesData): SpinDistribution {
  const reels = data.strips.map((strip) =>
    strip.map((_, stop) => {
      const column = windowAt(strip, stop, data.rows);
      return { column, scatters: column.includes(data.scatter) ? 1 : 0 };
    }),
  );
  const tally = new Tally(data);
  const [first, second, third, fourth, fifth] = reels as [Shown[], Shown[], Shown[], Shown[], Shown[]];
  const settledEndings = countEndings(fourth, fifth);
  for (const one of first) {
    for (const two of second) {
      for (const three of third) {
        const scatters = one.scatters + two.scatters + three.scatters;
        const alive = aliveAfterThree(data, one.column, two.column, three.column);
        if (alive.length > 0) countFrom(tally, alive, scatters, fourth, fifth);
        else for (const [more, count] of settledEndings.entries()) tally.add(0, scatters + more, count);
      }
    }
  }
  return tally.distribution();
}

type Shown = {
  column: string[];
  scatters: number;
};

/** A line whose first three reels match: its rows on the remaining reels, and what its symbol pays. */
type AliveLine = {
  symbol: string;
  fourthRow: number;
  fifthRow: number;
  pays: PayByCount;
};

function aliveAfterThree(data: LinesData, one: string[], two: string[], three: string[]): AliveLine[] {
  const alive: AliveLine[] = [];
  for (const rows of data.lines) {
    const symbol = one[rows[0]] as string;
    const pays = data.linePays[symbol];
    if (!pays || !matches(data, two[rows[1]], symbol) || !matches(data, three[rows[2]], symbol)) continue;
    alive.push({ symbol, fourthRow: rows[3], fifthRow: rows[4], pays });
  }
  return alive;
}

function matches(data: LinesData, shown: string | undefined, symbol: string): boolean {
  return shown === symbol || shown === data.wild;
}

function countFrom(
  tally: Tally,
  alive: AliveLine[],
  scatters: number,
  fourth: Shown[],
  fifth: Shown[],
): void {
  for (const four of fourth) {
    const going = alive.filter((line) => matches(tally.data, four.column[line.fourthRow], line.symbol));
    let stopped = 0;
    for (const line of alive) if (!going.includes(line)) stopped += line.pays[3];
    for (const five of fifth) {
      let coins = stopped;
      for (const line of going) {
        coins += line.pays[matches(tally.data, five.column[line.fifthRow], line.symbol) ? 5 : 4];
      }
      tally.add(coins, scatters + four.scatters + five.scatters, 1);
    }
  }
}

/** How many pairs of stops of the last two reels show 0, 1 and 2 scatters. */
function countEndings(fourth: Shown[], fifth: Shown[]): [number, number, number] {
  const endings: [number, number, number] = [0, 0, 0];
  for (const four of fourth)
    for (const five of fifth) endings[(four.scatters + five.scatters) as 0 | 1 | 2] += 1;
  return endings;
}

/** Counts as floats, which are exact far beyond the number of combinations, and converts to bigint once. */
class Tally {
  readonly data: LinesData;
  private readonly plain = new Map<number, number>();
  private readonly triggering = new Map<number, number>();

  constructor(data: LinesData) {
    this.data = data;
  }

  add(lineCoins: number, scatters: number, count: number): void {
    const counts = scatters >= TRIGGERING_SCATTERS ? this.triggering : this.plain;
    const coins = lineCoins + paysFor(this.data.scatterPays, scatters);
    counts.set(coins, (counts.get(coins) ?? 0) + count);
  }

  distribution(): SpinDistribution {
    return { plain: whole(this.plain), triggering: whole(this.triggering) };
  }
}

function whole(counts: Map<number, number>): Map<number, bigint> {
  return new Map(
    [...counts].filter(([, count]) => count > 0).map(([coins, count]) => [coins, BigInt(count)]),
  );
}
