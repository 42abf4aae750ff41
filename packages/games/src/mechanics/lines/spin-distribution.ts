import type { PayByCount } from "../../slots/five-reels.ts";
import { TRIGGERING_SCATTERS } from "../../slots/free-spins.ts";
import type { LinesReels } from "./data.ts";
import type { ReelSet } from "./feature.ts";
import {
  bookCoins,
  lineMatchOf,
  PLAIN_SPIN,
  paysFor,
  type SpinKind,
  showsUpgrade,
  windowAt,
} from "./spin.ts";
import { hasLinks, type SpinCase, spinCases } from "./spin-cases.ts";

/** The number of outcomes for each payout in coins: those that do not trigger free spins, and those that do. */
export type SpinDistribution = {
  plain: Map<number, bigint>;
  triggering: Map<number, bigint>;
};

/**
 * The outcomes that fill the reels `marked` with wilds, or show upgrade symbols on them, and that all trigger free spins or all do not. `coins` is their number by
 * payout.
 */
export type SpinGroup = {
  readonly marked: ReelSet;
  readonly triggers: boolean;
  readonly coins: ReadonlyMap<number, number>;
};

/** The distribution of a paid spin. */
export function spinDistribution(data: LinesReels, kind = PLAIN_SPIN): SpinDistribution {
  const plain = new Map<number, bigint>();
  const triggering = new Map<number, bigint>();
  for (const group of countSpins(data, kind)) {
    const into = group.triggers ? triggering : plain;
    for (const [coins, count] of group.coins) into.set(coins, (into.get(coins) ?? 0n) + BigInt(count));
  }
  return { plain, triggering };
}

/**
 * Counts every outcome: each combination of stops in each case. Lines pay from the left, so the first three reels decide most combinations:
 * when no line can pay after them, the last two reels matter only for scatters, wild reels and the book, and are counted together. So is
 * the last reel when no line can pay on it. Five reels of 30 stops then take less than a million steps instead of 24 million. A reel that
 * is held wild always shows the same column, which counts for all its stops.
 */
export function countSpins(data: LinesReels, kind: SpinKind): readonly SpinGroup[] {
  const key = `${kind.held} ${kind.fills} ${kind.links} ${kind.blocks} ${kind.book} ${kind.upgrades}`;
  const ofData = counted.get(data) ?? new Map<string, readonly SpinGroup[]>();
  counted.set(data, ofData);
  const before = ofData.get(key);
  if (before) return before;
  const tally = new Tally(data, kind.book);
  for (const each of spinCases(data, kind)) countCase(tally, kind, each);
  const groups = tally.groups();
  ofData.set(key, groups);
  return groups;
}

/** The groups counted so far: the paid spin and free spins of the same kind are counted once. */
const counted = new WeakMap<LinesReels, Map<string, readonly SpinGroup[]>>();

/** Counts the stops of one case. A linked reel after the first of its set has that reel's stop. */
function countCase(tally: Tally, kind: SpinKind, { strips, linked, weight }: SpinCase): void {
  const { data } = tally;
  const leader = linked[0] ?? 0;
  const isFollower = (reel: number) => linked.includes(reel) && reel !== leader;
  const [first, second, third, fourth, fifth] = strips.map((strip, reel) => {
    const times = reel === 0 ? weight : 1;
    return sightsOf(data, kind, strip, reel).map((each) => ({ ...each, count: each.count * times }));
  }) as [Shown[], Shown[], Shown[], Shown[], Shown[]];
  /** The sights of a reel after these reels to its left. */
  const after = (reel: number, sights: Shown[], left: readonly Shown[]) =>
    isFollower(reel) ? sights.slice(left[leader]?.stop, (left[leader]?.stop ?? 0) + 1) : sights;
  const known = new Map<number, Ending>();
  const endingAfter = (left: readonly Shown[]): Ending => {
    const stop = left[leader]?.stop ?? 0;
    const before = known.get(stop);
    if (before) return before;
    const lasts = after(3, fourth, left).map((four) => {
      const fives = after(4, fifth, [...left, four]);
      return { four, fives, settled: groupMarks(fives) };
    });
    const ending = {
      lasts,
      settled: groupMarks(lasts.flatMap(({ four, settled }) => settled.map((five) => join(four, five)))),
    };
    // Without a follower among the last two reels all endings are the same.
    known.set(stop, ending);
    return ending;
  };
  for (const one of first) {
    for (const two of after(1, second, [one])) {
      for (const three of after(2, third, [one, two])) {
        const alive = aliveAfterThree(data, one.column, two.column, three.column);
        const start = join(join(one, two), three);
        const ending = endingAfter([one, two, three]);
        if (alive.length > 0) countFrom(tally, alive, start, ending);
        else for (const settled of ending.settled) tally.add(0, join(start, settled));
      }
    }
  }
}

/** The totals of a group of reels besides line wins, and the number of stop combinations with these totals. */
type Marks = {
  scatters: number;
  marked: ReelSet;
  /** The number of reels that show the book's symbol. */
  books: number;
  count: number;
};

/** One sight of a reel: the column that it shows at a stop. */
type Shown = Marks & { column: string[]; stop: number };

function sightsOf(data: LinesReels, kind: SpinKind, strip: readonly string[], reel: number): Shown[] {
  const bit = 1 << reel;
  const wild = Array<string>(data.rows).fill(data.wild);
  if (kind.held & bit)
    return [{ column: wild, stop: 0, scatters: 0, marked: 0, books: 0, count: strip.length }];
  const sights = strip.map((_, stop) => {
    const column = windowAt(strip, stop, data.rows);
    const fills = kind.fills && column.includes(data.wild);
    return {
      column: fills ? wild : column,
      stop,
      scatters: column.includes(data.scatter) ? 1 : 0,
      marked: fills || showsUpgrade(data, kind, column) ? bit : 0,
      books: kind.book !== undefined && column.includes(kind.book) ? 1 : 0,
      count: 1,
    };
  });
  // Linked and merged reels are counted stop by stop, so their stops stay apart although some of them show the same.
  return hasLinks(data) ? sights : mergeEqual(sights);
}

/** Counts all stops that show the same as one. After upgrades, and where wilds fill reels, many stops show the same. */
function mergeEqual(sights: readonly Shown[]): Shown[] {
  const merged = new Map<string, Shown>();
  for (const sight of sights) {
    const key = `${sight.column.join()} ${sight.scatters} ${sight.marked} ${sight.books}`;
    const known = merged.get(key);
    if (known) known.count += sight.count;
    else merged.set(key, { ...sight });
  }
  return [...merged.values()];
}

function join(one: Marks, other: Marks): Marks {
  return {
    scatters: one.scatters + other.scatters,
    marked: one.marked | other.marked,
    books: one.books + other.books,
    count: one.count * other.count,
  };
}

/** A line whose first three reels match: its rows on the remaining reels, the pays of its symbol, and the product of its wilds' numbers. */
type AliveLine = {
  symbol: string;
  fourthRow: number;
  fifthRow: number;
  pays: PayByCount;
  times: number;
};

function aliveAfterThree(data: LinesReels, one: string[], two: string[], three: string[]): AliveLine[] {
  const alive: AliveLine[] = [];
  for (const rows of data.lines) {
    const symbol = one[rows[0]] as string;
    const pays = data.linePays[symbol];
    if (!pays) continue;
    const times = lineMatchOf(data, two[rows[1]] as string, symbol);
    if (times === 0) continue;
    const both = times * lineMatchOf(data, three[rows[2]] as string, symbol);
    if (both > 0) alive.push({ symbol, fourthRow: rows[3], fifthRow: rows[4], pays, times: both });
  }
  return alive;
}

/**
 * The last two reels: each sight of the fourth with those of the fifth that can follow it, and their marks alone for when no line can pay
 * on the fifth. `settled` are the marks of both for when no line can pay on either.
 */
type Ending = { lasts: { four: Shown; fives: Shown[]; settled: Marks[] }[]; settled: Marks[] };

function countFrom(tally: Tally, alive: AliveLine[], start: Marks, { lasts }: Ending): void {
  const { data } = tally;
  for (const { four, fives, settled } of lasts) {
    const going: AliveLine[] = [];
    let stopped = 0;
    for (const line of alive) {
      const match = lineMatchOf(data, four.column[line.fourthRow] as string, line.symbol);
      if (match === 0) stopped += line.pays[3] * line.times;
      else going.push(match === 1 ? line : { ...line, times: line.times * match });
    }
    const upToFour = join(start, four);
    if (going.length === 0) {
      for (const five of settled) tally.add(stopped, join(upToFour, five));
      continue;
    }
    for (const five of fives) {
      let coins = stopped;
      for (const line of going) {
        const match = lineMatchOf(data, five.column[line.fifthRow] as string, line.symbol);
        coins += match === 0 ? line.pays[4] * line.times : line.pays[5] * line.times * match;
      }
      tally.add(coins, join(upToFour, five));
    }
  }
}

/** Adds up the counts of equal marks. */
function groupMarks(all: readonly Marks[]): Marks[] {
  const groups = new Map<string, Marks>();
  for (const { scatters, marked, books, count } of all) {
    const key = `${scatters} ${marked} ${books}`;
    const known = groups.get(key);
    if (known) known.count += count;
    else groups.set(key, { scatters, marked, books, count });
  }
  return [...groups.values()];
}

/** Counts as floats, which are exact far beyond the number of combinations. */
class Tally {
  readonly data: LinesReels;
  private readonly book: string | undefined;
  /** The number of draws for each payout in coins, by group. A group's key is twice `marked`, plus 1 with the trigger. */
  private readonly byGroup = new Map<number, Map<number, number>>();

  constructor(data: LinesReels, book: string | undefined) {
    this.data = data;
    this.book = book;
  }

  add(lineCoins: number, { scatters, marked, books, count }: Marks): void {
    const key = marked * 2 + (scatters >= TRIGGERING_SCATTERS ? 1 : 0);
    let counts = this.byGroup.get(key);
    if (!counts) {
      counts = new Map();
      this.byGroup.set(key, counts);
    }
    const book = this.book === undefined ? 0 : bookCoins(this.data, this.book, books);
    const coins = lineCoins + book + paysFor(this.data.scatterPays, scatters);
    counts.set(coins, (counts.get(coins) ?? 0) + count);
  }

  groups(): SpinGroup[] {
    return [...this.byGroup].map(([key, coins]) => ({
      marked: key >> 1,
      triggers: key % 2 === 1,
      coins,
    }));
  }
}
