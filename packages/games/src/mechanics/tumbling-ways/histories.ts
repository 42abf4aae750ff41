import { type Numbered, numbered } from "./columns.ts";
import type { TumblingWaysData } from "./data.ts";
import { MAX_TUMBLES } from "./play.ts";
import { ReelStates } from "./reel-states.ts";

/** The strips allow tumbles without end. */
export class EndlessTumblesError extends Error {
  constructor() {
    super(`More than ${MAX_TUMBLES} tumbles follow one spin.`);
    this.name = "EndlessTumblesError";
  }
}

/** A symbol's win in a history: the symbol's count on each reel, by the reel's draw. */
export type HistoryWin = {
  readonly symbol: number;
  /** The number of tumbles before it. */
  readonly tumbles: number;
  readonly counts: readonly Uint8Array[];
};

/** Joint draws of the first three reels, as `(first * seconds + second) * thirds + third`. */
export type Triples = Int32Array;

/** Receives each history of wins. */
export type HistoryVisitor = {
  /** These symbols win next, for these draws of the first three reels. */
  won(wins: readonly HistoryWin[], triples: Triples): void;
  /**
   * Nothing wins after this history; `columns` are the columns of each reel by its draw. The first call has the history without wins, and
   * an empty `triples` with their total weight.
   */
  ended(
    history: readonly HistoryWin[],
    columns: readonly Int32Array[],
    triples: Triples,
    weight: number,
  ): void;
};

/** A slot's reels over all their draws. */
export type Reels = {
  readonly slot: Numbered;
  readonly states: readonly ReelStates[];
  /** The number of draws of the second and of the third reel. */
  readonly seconds: number;
  readonly thirds: number;
};

export function reelsOf(data: TumblingWaysData): Reels {
  const slot = numbered(data);
  const states = data.strips.map((_, reel) => new ReelStates(data, slot, reel));
  const [, second, third] = states;
  return { slot, states, seconds: second?.first.length ?? 0, thirds: third?.first.length ?? 0 };
}

/**
 * Visits every sequence of wins that a spin can have. Whether a symbol wins depends on the first three reels alone, and a winning symbol
 * leaves every reel; so the first three reels decide the whole history. How far each win reaches depends on the last three reels, which are
 * independent of the first three and of each other for a given history. The draws of the first three reels are visited jointly, those of
 * the others per reel: a few million steps for 10¹³ spins.
 */
export function walkHistories(reels: Reels, visitor: HistoryVisitor): void {
  const { states } = reels;
  const columns = states.map(({ first }) => first);
  const { buckets, nothing } = splitAll(reels, columns);
  visitor.ended([], columns, new Int32Array(0), nothing);
  for (const [gone, triples] of buckets) walk(reels, visitor, [], columns, 0, gone, triples);
}

function walk(
  reels: Reels,
  visitor: HistoryVisitor,
  history: readonly HistoryWin[],
  columns: readonly Int32Array[],
  tumbles: number,
  gone: number,
  triples: Triples,
): void {
  const { slot, states } = reels;
  if (tumbles >= MAX_TUMBLES) throw new EndlessTumblesError();
  const wins: HistoryWin[] = [];
  for (let symbol = 0; symbol < slot.paying; symbol += 1) {
    if ((gone & (1 << symbol)) === 0) continue;
    const counts = states.map(({ columns: all }, reel) => {
      const now = columns[reel] as Int32Array;
      const each = new Uint8Array(now.length);
      for (let draw = 0; draw < now.length; draw += 1)
        each[draw] = all[now[draw] as number]?.counts[symbol] ?? 0;
      return each;
    });
    wins.push({ symbol, tumbles, counts });
  }
  visitor.won(wins, triples);
  const longer = [...history, ...wins];
  const next = states.map((each, reel) => each.after(columns[reel] as Int32Array, gone));
  const buckets = split(reels, next, triples);
  for (const [more, those] of buckets) {
    if (more === 0) visitor.ended(longer, next, those, weigh(reels, those));
    else walk(reels, visitor, longer, next, tumbles + 1, more, those);
  }
}

/** The symbols that each draw shows, as bits. */
const shownOf = ({ columns }: ReelStates, now: Int32Array): Int32Array =>
  now.map((column) => columns[column]?.shown ?? 0);

/** Groups the draws of the first three reels by the symbols that win. Of the draws without a win only the total weight is kept. */
function splitAll(
  { states, seconds, thirds, slot }: Reels,
  columns: readonly Int32Array[],
): { buckets: Map<number, Triples>; nothing: number } {
  const [first, second, third] = states
    .slice(0, 3)
    .map((each, reel) => shownOf(each, columns[reel] as Int32Array)) as [Int32Array, Int32Array, Int32Array];
  const weights = states.map((each) => each.weights);
  const sizes = new Int32Array(1 << slot.paying);
  for (const one of first)
    for (const two of second) {
      const both = one & two;
      for (let at = 0; at < third.length; at += 1) {
        const all = both & (third[at] as number);
        sizes[all] = (sizes[all] as number) + 1;
      }
    }
  const buckets = new Map<number, Triples>();
  for (const [gone, size] of sizes.entries())
    if (gone > 0 && size > 0) buckets.set(gone, new Int32Array(size));
  sizes.fill(0);
  let nothing = 0;
  for (let one = 0; one < first.length; one += 1)
    for (let two = 0; two < seconds; two += 1) {
      const both = (first[one] as number) & (second[two] as number);
      const weight = (weights[0]?.[one] as number) * (weights[1]?.[two] as number);
      const from = (one * seconds + two) * thirds;
      for (let three = 0; three < thirds; three += 1) {
        const gone = both & (third[three] as number);
        if (gone === 0) {
          nothing += weight * (weights[2]?.[three] as number);
          continue;
        }
        const at = sizes[gone] as number;
        (buckets.get(gone) as Triples)[at] = from + three;
        sizes[gone] = at + 1;
      }
    }
  return { buckets, nothing };
}

/** Groups these draws by the symbols that win next. */
function split(
  { states, seconds, thirds }: Reels,
  columns: readonly Int32Array[],
  triples: Triples,
): Map<number, Triples> {
  const [first, second, third] = states
    .slice(0, 3)
    .map(({ columns: all }, reel) => [all, columns[reel] as Int32Array] as const) as [
    readonly [ReelStates["columns"], Int32Array],
    readonly [ReelStates["columns"], Int32Array],
    readonly [ReelStates["columns"], Int32Array],
  ];
  const lists = new Map<number, number[]>();
  const shown = ([all, now]: readonly [ReelStates["columns"], Int32Array], draw: number) =>
    all[now[draw] as number]?.shown ?? 0;
  for (const triple of triples) {
    const pair = Math.floor(triple / thirds);
    const gone =
      shown(first, Math.floor(pair / seconds)) &
      shown(second, pair % seconds) &
      shown(third, triple % thirds);
    const list = lists.get(gone);
    if (list) list.push(triple);
    else lists.set(gone, [triple]);
  }
  return new Map([...lists].map(([gone, list]) => [gone, Int32Array.from(list)]));
}

/** The share of spins without a win, decided by the first three reels. */
export function shareWithoutWin(reels: Reels): number {
  const { nothing } = splitAll(
    reels,
    reels.states.map(({ first }) => first),
  );
  return reels.states.slice(0, 3).reduce((share, { whole }) => share / whole, nothing);
}

/** The total weight of these draws of the first three reels. */
export function weigh(reels: Reels, triples: Triples): number {
  let weight = 0;
  for (const triple of triples) weight += weightOf(reels, triple);
  return weight;
}

export function weightOf({ states, seconds, thirds }: Reels, triple: number): number {
  const pair = Math.floor(triple / thirds);
  return (
    (states[0]?.weights[Math.floor(pair / seconds)] as number) *
    (states[1]?.weights[pair % seconds] as number) *
    (states[2]?.weights[triple % thirds] as number)
  );
}

/** The number of ways in which a win's symbol connects the first three reels of this draw. */
export function waysOf({ seconds, thirds }: Reels, { counts }: HistoryWin, triple: number): number {
  const pair = Math.floor(triple / thirds);
  return (
    (counts[0]?.[Math.floor(pair / seconds)] as number) *
    (counts[1]?.[pair % seconds] as number) *
    (counts[2]?.[triple % thirds] as number)
  );
}
