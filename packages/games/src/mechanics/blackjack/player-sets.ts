import { unitOf, VALUES } from "./card-sets.ts";
import { handStandingOf, RESULTS, resultCodeOf, STANDINGS } from "./hand-results.ts";
import { totalOf } from "./hand-total.ts";
import { bestPlay, type StrategyTable } from "./strategy.ts";

/** How the hands of a split count. */
export type SplitCount = "one-hand" | "two-hands" | "first-hand";

/** By the set of all the player's cards: the number of orders in which it is drawn with each result. */
export type Sets = ReadonlyMap<number, ReadonlyMap<number, number>>;

/**
 * All sets of cards that the player can hold against the dealer's card when neither side has a blackjack, with the results of the one or
 * two hands and the number of orders of each. With `one-hand`, the first hand of a split counts twice and the other is ignored. With
 * `first-hand`, it counts once, and no stake is doubled: that is the result of a bet behind the seat.
 */
export function setsOf(table: StrategyTable, open: number, split: SplitCount): Sets {
  const sets = new Map<number, Map<number, number>>();
  const note = (set: number, code: number, orders: number) => {
    const results = sets.get(set) ?? new Map<number, number>();
    sets.set(set, results);
    results.set(code, (results.get(code) ?? 0) + orders);
  };
  for (let one = 1; one <= VALUES; one += 1) {
    for (let other = one; other <= VALUES; other += 1) {
      if (one === 1 && other === 10) continue;
      const start = unitOf(one) + unitOf(other);
      const isSplit = one === other && splits(table, one, open);
      if (isSplit) {
        const hands = drawnFrom(table, open, [one], true);
        for (const left of hands) {
          if (split === "one-hand") {
            note(start + left.set, resultCodeOf(left.result), left.orders * 2);
            continue;
          }
          if (split === "first-hand") {
            note(start + left.set, resultCodeOf(left.result % STANDINGS), left.orders);
            continue;
          }
          for (const right of hands) {
            note(
              start + left.set + right.set,
              resultCodeOf(left.result, right.result),
              left.orders * right.orders,
            );
          }
        }
        continue;
      }
      for (const { set, result, orders } of drawnFrom(table, open, [one, other], false)) {
        const counted = split === "first-hand" ? result % STANDINGS : result;
        note(start + set, resultCodeOf(counted), orders * (one === other ? 1 : 2));
      }
    }
  }
  return sets;
}

/** The number of orders in which the strategy draws these cards and ends with this result. */
type Drawn = { readonly set: number; readonly result: number; readonly orders: number };

function splits(table: StrategyTable, value: number, dealer: number): boolean {
  const { total, soft } = totalOf(value * 2, value === 1);
  return bestPlay({ total, soft, dealer, mayDouble: true, pair: value }, table) === "split";
}

/** The sets of cards that the strategy draws to a hand starting with these. */
function drawnFrom(table: StrategyTable, dealer: number, first: number[], fromSplit: boolean): Drawn[] {
  const found = new Map<number, Drawn>();
  const end = (set: number, total: number, isDoubled: boolean) => {
    const result = handStandingOf(total) + (isDoubled ? STANDINGS : 0);
    const key = set * RESULTS + result;
    found.set(key, { set, result, orders: (found.get(key)?.orders ?? 0) + 1 });
  };
  const play = (pips: number, hasAce: boolean, size: number, set: number) => {
    const { total, soft } = totalOf(pips, hasAce);
    if (total > 21) return end(set, total, false);
    // A single card takes a second one; for an ace it is the last.
    const isLast = fromSplit && first[0] === 1 && size === 2;
    const decided = size === 1 ? "hit" : bestPlay({ total, soft, dealer, mayDouble: size === 2 }, table);
    if (isLast || decided === "stand") return end(set, total, false);
    for (let value = 1; value <= VALUES; value += 1) {
      const next = set + unitOf(value);
      const hasAceNow = hasAce || value === 1;
      if (decided === "double") end(next, totalOf(pips + value, hasAceNow).total, true);
      else play(pips + value, hasAceNow, size + 1, next);
    }
  };
  play(
    first.reduce((sum, value) => sum + value, 0),
    first.includes(1),
    first.length,
    0,
  );
  return [...found.values()];
}
