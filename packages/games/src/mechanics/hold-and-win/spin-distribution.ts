import type { PayByCount } from "../../slots/five-reels.ts";
import { type HoldAndWinData, PLACES, ROWS } from "./data.ts";
import { windowAt } from "./spin.ts";

/** Numbers of stop combinations: by the number of coin symbols that they show, and then by the coins that their lines pay. */
export type SpinDistribution = readonly ReadonlyMap<number, number>[];

type Shown = { readonly column: readonly string[]; readonly coins: number };

/** A line whose first three reels match: its rows on the other two, and the pays of its symbol. */
type AliveLine = {
  readonly symbol: string;
  readonly fourth: number;
  readonly fifth: number;
  readonly pays: PayByCount;
};

/**
 * Counts every combination of stops. Where no line can pay after the first three reels, the last two matter only for their coins and are
 * counted together.
 */
export function spinDistribution(data: HoldAndWinData): SpinDistribution {
  const reels = data.strips.map((strip) =>
    strip.map((_, stop): Shown => {
      const column = windowAt(strip, stop);
      return { column, coins: column.filter((symbol) => symbol === data.coin).length };
    }),
  );
  const [first, second, third, fourth, fifth] = reels as [Shown[], Shown[], Shown[], Shown[], Shown[]];
  // Counts stay far below 2^53, so floats hold them exactly.
  const counts = Array.from({ length: PLACES + 1 }, () => new Map<number, number>());
  const tally = (coins: number, paid: number, times: number) => {
    const map = counts[coins] as Map<number, number>;
    map.set(paid, (map.get(paid) ?? 0) + times);
  };
  const endings = Array<number>(2 * ROWS + 1).fill(0);
  for (const four of fourth)
    for (const five of fifth) endings[four.coins + five.coins] = (endings[four.coins + five.coins] ?? 0) + 1;
  const matches = (shown: string | undefined, symbol: string) => shown === symbol || shown === data.wild;

  for (const one of first)
    for (const two of second)
      for (const three of third) {
        const coins = one.coins + two.coins + three.coins;
        const alive: AliveLine[] = [];
        for (const rows of data.lines) {
          const symbol = one.column[rows[0]] as string;
          const pays = data.linePays[symbol];
          if (pays && matches(two.column[rows[1]], symbol) && matches(three.column[rows[2]], symbol))
            alive.push({ symbol, fourth: rows[3], fifth: rows[4], pays });
        }
        if (alive.length === 0) {
          for (const [more, times] of endings.entries()) if (times > 0) tally(coins + more, 0, times);
          continue;
        }
        for (const four of fourth) {
          const going = alive.filter((line) => matches(four.column[line.fourth], line.symbol));
          let stopped = 0;
          for (const line of alive) if (!going.includes(line)) stopped += line.pays[3];
          for (const five of fifth) {
            let paid = stopped;
            for (const line of going)
              paid += line.pays[matches(five.column[line.fifth], line.symbol) ? 5 : 4];
            tally(coins + four.coins + five.coins, paid, 1);
          }
        }
      }
  return counts;
}

/** The number of coin symbols on a spin: `counts[n]` of all `all` stop combinations show n. */
export function coinCounts({ strips, coin }: Pick<HoldAndWinData, "strips" | "coin">): {
  counts: bigint[];
  all: bigint;
} {
  let counts = [1n];
  let all = 1n;
  for (const strip of strips) {
    const next = Array<bigint>(counts.length + ROWS).fill(0n);
    for (let stop = 0; stop < strip.length; stop += 1) {
      const shown = windowAt(strip, stop).filter((symbol) => symbol === coin).length;
      for (const [held, count] of counts.entries()) next[held + shown] = (next[held + shown] ?? 0n) + count;
    }
    counts = next;
    all *= BigInt(strip.length);
  }
  return { counts, all };
}
