import { waysToChoose } from "../../exact/ways-to-choose.ts";
import { MAX_MARKS } from "./wire.ts";

type Tiers = readonly { readonly hits: number; readonly withBonus: boolean }[];

/** The tier of a line with this many drawn numbers, and with the bonus ball or not; undefined if it wins nothing. */
export function tierOf(tiers: Tiers, hits: number, isBonusMatched: boolean): number | undefined {
  const found = tiers.findIndex((tier) => tier.hits === hits && (isBonusMatched || !tier.withBonus));
  return found < 0 ? undefined : found;
}

/** The number of lines that a slip with this many marks plays. */
export function countLines(marks: number, picks: number): number {
  return Number(waysToChoose(marks, picks));
}

/**
 * How many lines of a slip are in each tier, for a number of marks, of hits among them, and with or without the bonus ball. The table is
 * made once for a draw, because a draw can have a million slips.
 */
export class LineCounts {
  readonly #picks: number;
  readonly #tiers: number;
  readonly #counts: Uint8Array;

  constructor(tiers: Tiers, picks: number) {
    this.#picks = picks;
    this.#tiers = tiers.length;
    this.#counts = new Uint8Array((MAX_MARKS + 1) * (picks + 1) * 2 * tiers.length);
    for (let marks = picks; marks <= MAX_MARKS; marks += 1)
      for (let hits = 0; hits <= picks; hits += 1)
        for (const bonus of [0, 1])
          for (let hit = 0; hit <= hits; hit += 1)
            for (const matched of [0, 1]) {
              const others = picks - hit - matched;
              const lines =
                waysToChoose(hits, hit) *
                waysToChoose(bonus, matched) *
                waysToChoose(marks - hits - bonus, others);
              const tier = lines === 0n ? undefined : tierOf(tiers, hit, matched === 1);
              if (tier === undefined) continue;
              const at = this.#at(marks, hits, bonus) + tier;
              this.#counts[at] = (this.#counts[at] ?? 0) + Number(lines);
            }
  }

  /** The number of lines in this tier. */
  of(marks: number, hits: number, hasBonus: boolean, tier: number): number {
    return this.#counts[this.#at(marks, hits, hasBonus ? 1 : 0) + tier] ?? 0;
  }

  #at(marks: number, hits: number, bonus: number): number {
    return ((marks * (this.#picks + 1) + hits) * 2 + bonus) * this.#tiers;
  }
}

const countsByTiers = new WeakMap<Tiers, LineCounts>();

/** The counts for a model's tiers, which are made once: every ticket is settled by them. `picks` is always that of the model. */
export function lineCountsOf(tiers: Tiers, picks: number): LineCounts {
  const known = countsByTiers.get(tiers);
  if (known) return known;
  const counts = new LineCounts(tiers, picks);
  countsByTiers.set(tiers, counts);
  return counts;
}
