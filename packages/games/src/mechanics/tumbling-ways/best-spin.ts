import type { BestSpins } from "../../slots/free-spins.ts";
import type { TumblingWaysData } from "./data.ts";
import { type HistoryWin, type Reels, type Triples, waysOf } from "./histories.ts";
import { multiplierAt } from "./play.ts";
import { FURTHER, scatteredOn } from "./spin-sums.ts";

/**
 * A column of one of the last three reels at the end of a history: the count of each win's symbol in it, and whether it shows the scatter.
 */
type Choice = { readonly counts: readonly number[]; readonly scattered: boolean };

/** Finds the largest pay of one spin in coins, with and without the trigger, one history at a time. */
export class BestSpin implements BestSpins {
  plain = 0;
  triggering: number | undefined;
  private readonly data: TumblingWaysData;
  private readonly reels: Reels;
  private readonly ladder: readonly number[];

  constructor(data: TumblingWaysData, reels: Reels, ladder: readonly number[]) {
    this.data = data;
    this.reels = reels;
    this.ladder = ladder;
  }

  ended(history: readonly HistoryWin[], columns: readonly Int32Array[], triples: Triples): void {
    if (history.length === 0) {
      const scattered = this.reels.states
        .slice(FURTHER)
        .every((state, index) =>
          scatteredOn(state, columns[index + FURTHER] as Int32Array).some((each) => each > 0),
        );
      if (scattered) this.triggering = Math.max(this.triggering ?? 0, this.data.scatterPay);
      return;
    }
    const scattered = this.reels.states
      .slice(FURTHER)
      .map((state, index) => scatteredOn(state, columns[index + FURTHER] as Int32Array));
    const ceilings = history.map((win) =>
      this.furtherCoins(
        win,
        mostOf(win).map((each) => [each]),
        0,
      ),
    );
    const canTrigger = scattered.every((weights) => weights.some((weight) => weight > 0));
    const triggered = history.map((win) =>
      canTrigger
        ? this.furtherCoins(
            win,
            mostOf(win, scattered).map((each) => [each]),
            0,
          )
        : 0,
    );
    let choices: readonly Choice[][] | undefined;
    const values = history.map(() => 0);
    for (const triple of triples) {
      let most = 0;
      let mostTriggered = this.data.scatterPay;
      for (const [index, win] of history.entries()) {
        const value = waysOf(this.reels, win, triple) * multiplierAt(this.ladder, win.tumbles);
        values[index] = value;
        most += value * (ceilings[index] as number);
        mostTriggered += value * (triggered[index] as number);
      }
      if (most <= this.plain && (!canTrigger || mostTriggered <= (this.triggering ?? 0))) continue;
      choices ??= this.choicesOf(history, scattered);
      this.tryAll(history, values, choices);
    }
  }

  /** Tries all columns of the last three reels; skips a branch whose upper bound does not exceed the best so far. */
  private tryAll(
    history: readonly HistoryWin[],
    values: readonly number[],
    choices: readonly Choice[][],
  ): void {
    const most = choices.map((reel) =>
      history.map((_, at) => Math.max(...reel.map(({ counts }) => counts[at] as number))),
    );
    const coinsOf = (counts: readonly (readonly number[])[]) => {
      let coins = 0;
      for (const [at, win] of history.entries())
        coins += (values[at] as number) * this.furtherCoins(win, counts, at);
      return coins;
    };
    const visit = (counts: readonly (readonly number[])[], triggers: boolean): void => {
      const reel = counts.length;
      const coins = coinsOf([...counts, ...most.slice(reel)]);
      const canBeMore =
        coins > this.plain || (triggers && coins + this.data.scatterPay > (this.triggering ?? 0));
      if (!canBeMore) return;
      if (reel < FURTHER) {
        for (const choice of choices[reel] ?? [])
          visit([...counts, choice.counts], triggers && choice.scattered);
        return;
      }
      if (triggers) this.triggering = Math.max(this.triggering ?? 0, coins + this.data.scatterPay);
      else this.plain = Math.max(this.plain, coins);
    };
    visit([], true);
  }

  /** The columns of each of the last three reels. A column is left out if another one with the same scatters has at least its counts. */
  private choicesOf(history: readonly HistoryWin[], scattered: readonly Int32Array[]): Choice[][] {
    return scattered.map((weights, index) => {
      const reel = index + FURTHER;
      const all = new Map<string, Choice>();
      for (const [draw, weight] of weights.entries()) {
        const choice = {
          counts: history.map(({ counts }) => counts[reel]?.[draw] ?? 0),
          scattered: weight > 0,
        };
        all.set(JSON.stringify(choice), choice);
      }
      const different = [...all.values()];
      return different.filter(
        (one) =>
          !different.some(
            (other) =>
              other !== one &&
              other.scattered === one.scattered &&
              other.counts.every((count, at) => count >= (one.counts[at] as number)),
          ),
      );
    });
  }

  /** The coins for each way of this win on the first three reels, given the counts of all wins on the last three. */
  private furtherCoins({ symbol }: HistoryWin, counts: readonly (readonly number[])[], at: number): number {
    const pays = this.data.pays[this.reels.slot.symbols[symbol] as string] ?? [];
    let ways = 1;
    let reach = 0;
    for (const reel of counts) {
      const count = reel[at] as number;
      if (count === 0) break;
      ways *= count;
      reach += 1;
    }
    return ways * (pays[reach] ?? 0);
  }
}

/** The highest count of a win's symbol on each of the last three reels, over all draws or over those that show the scatter. */
function mostOf({ counts }: HistoryWin, scattered?: readonly Int32Array[]): number[] {
  return counts.slice(FURTHER).map((each, index) => {
    let most = 0;
    for (const [draw, count] of each.entries())
      if (count > most && (!scattered || (scattered[index]?.[draw] ?? 0) > 0)) most = count;
    return most;
  });
}
