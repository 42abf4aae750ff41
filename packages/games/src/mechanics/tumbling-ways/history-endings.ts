import type { TumblingWaysData } from "./data.ts";
import type { HistoryWin, Reels } from "./histories.ts";
import { FURTHER, scatteredOn } from "./spin-sums.ts";

/**
 * Draws of one reel with the same effect in a history: the count of each win's symbol, and whether the reel shows the scatter at the end.
 * `weight` is their number.
 */
type Row = { readonly counts: readonly number[]; readonly scattered: boolean; weight: number };

/**
 * Draws of the last reels, from some reel on, with the same effect: `triggers` if all these reels show the scatter at the end, and for each
 * win its coins per way on the reels before. A win that does not reach these reels has 0 coins. `weight` is the number of these draws.
 */
type Ending = { readonly coins: readonly number[]; readonly triggers: boolean; weight: number };

/** The possible endings of a history on the last three reels: the rows of the first of them, and the endings on the other two. */
export class HistoryEndings {
  readonly rows: readonly Row[];
  /** For each win, its coins per way if it ends on the third reel. */
  readonly threeReels: readonly number[];
  private readonly later: readonly (readonly Row[])[];
  private readonly pays: readonly (readonly number[])[];
  private readonly known = new Map<number, readonly Ending[]>();

  constructor(
    data: TumblingWaysData,
    { slot, states }: Reels,
    history: readonly HistoryWin[],
    columns: readonly Int32Array[],
  ) {
    const all = states.slice(FURTHER).map((state, index) => {
      const reel = index + FURTHER;
      const scattered = scatteredOn(state, columns[reel] as Int32Array);
      const draws = Array.from(state.weights, (weight, draw) => ({
        counts: history.map(({ counts }) => counts[reel]?.[draw] ?? 0),
        scattered: (scattered[draw] as number) > 0,
        weight,
      }));
      return joinRows(draws, -1);
    });
    this.rows = all[0] as Row[];
    this.later = all;
    this.pays = history.map(({ symbol }) => data.pays[slot.symbols[symbol] as string] as readonly number[]);
    this.threeReels = this.pays.map((pays) => pays[0] as number);
  }

  /** The endings on the last two reels. `reaching` are the wins that reach them, as bits. */
  after(reaching: number): readonly Ending[] {
    return this.from(1, reaching);
  }

  private from(reel: number, reaching: number): readonly Ending[] {
    if (reel === FURTHER) {
      const coins = this.pays.map((pays, at) => (hasBit(reaching, at) ? (pays[reel] as number) : 0));
      return [{ coins, triggers: true, weight: 1 }];
    }
    const key = reaching * FURTHER + reel;
    const before = this.known.get(key);
    if (before) return before;
    const endings = new Map<string, Ending>();
    for (const { counts, scattered, weight } of joinRows(this.later[reel] as readonly Row[], reaching))
      for (const later of this.from(reel + 1, bitsOfShown(counts))) {
        const coins = this.pays.map((pays, at) => {
          const count = counts[at] as number;
          if (count > 0) return count * (later.coins[at] as number);
          return hasBit(reaching, at) ? (pays[reel] as number) : 0;
        });
        const triggers = scattered && later.triggers;
        addWeight(endings, `${triggers} ${coins}`, { coins, triggers, weight: weight * later.weight });
      }
    const all = [...endings.values()];
    this.known.set(key, all);
    return all;
  }
}

/** The wins whose symbol has a count above 0, as bits. */
export function bitsOfShown(counts: readonly number[]): number {
  let bits = 0;
  for (let at = 0; at < counts.length; at += 1) if ((counts[at] as number) > 0) bits += 2 ** at;
  return bits;
}

/** Bitwise operators see only the lowest 32 bits, so the bits from 31 on are shifted down first. */
function hasBit(bits: number, at: number): boolean {
  return at < 31 ? (bits & (1 << at)) !== 0 : (Math.floor(bits / 2 ** 31) & (1 << (at - 31))) !== 0;
}

/** Joins the rows that differ only in the counts of other wins, which become 0. */
function joinRows(rows: readonly Row[], reaching: number): Row[] {
  const different = new Map<string, Row>();
  for (const { counts: all, scattered, weight } of rows) {
    const counts = all.map((count, at) => (hasBit(reaching, at) ? count : 0));
    addWeight(different, `${scattered} ${counts}`, { counts, scattered, weight });
  }
  return [...different.values()];
}

function addWeight<Each extends { weight: number }>(known: Map<string, Each>, key: string, each: Each): void {
  const alike = known.get(key);
  if (alike) alike.weight += each.weight;
  else known.set(key, each);
}
