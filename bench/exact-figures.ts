import { type Figures, rational, toNumber } from "@bellwether/games";
import { figuresWithFreeSpins, type SpinMoments } from "@bellwether/games/mechanics/free-spins.ts";
import { columnAt, heightsOf, numbered, tumble } from "@bellwether/games/mechanics/tumbling-ways/columns.ts";
import { computeFigures } from "@bellwether/games/mechanics/tumbling-ways/compute-figures.ts";
import type { TumblingWaysData } from "@bellwether/games/mechanics/tumbling-ways/data.ts";
import { multiplierAt, winsOf } from "@bellwether/games/mechanics/tumbling-ways/play.ts";
import { type Bench, inTurns } from "./measure.ts";

const TURNS = 3;

/** A tumbling slot cut down to 107,520 draws, so that all of them can be played one by one. */
const SMALL: TumblingWaysData = {
  coinsPerStake: 20,
  stakes: [20],
  wild: "bell",
  scatter: "ticket",
  strips: [
    "rose plum fig rose pear lamp plum fig",
    "bell moon pear moon fig moon lamp moon",
    "rose pear moon plum moon lamp moon",
    "bell ticket lamp lamp rose pear",
    "plum ticket rose lamp moon",
    "pear ticket pear rose",
  ].map((strip) => strip.split(" ")),
  heights: [
    [0, 1, 0, 0, 0, 0],
    [0, 1, 0, 0, 0, 0],
    [0, 1, 0, 0, 0, 0],
    [1, 2, 0, 0, 0, 0],
    [0, 1, 0, 0, 0, 0],
    [0, 0, 1, 0, 0, 0],
  ],
  pays: {
    plum: [1, 3, 8, 20],
    pear: [2, 4, 10, 30],
    fig: [3, 9, 30, 90],
    rose: [5, 20, 75, 300],
    lamp: [6, 30, 90, 400],
    moon: [8, 40, 100, 500],
  },
  scatterPay: 40,
  multipliers: [1, 2],
  freeSpins: { spins: 4, awards: 2, multipliers: [1, 2, 4] },
};

/**
 * Computes the exact figures of a tumbling slot. The peer is brute force: it plays every draw of the reels by the game's own rules and adds
 * up the payouts. Both must give the same figures.
 */
export const exactFigures: Bench = {
  name: "exact-figures",
  async run() {
    const [counted, played] = [computeFigures(SMALL), bruteForceFigures(SMALL)];
    if (textOf(counted) !== textOf(played))
      throw new Error(`counting gives ${textOf(counted)}, playing every draw ${textOf(played)}`);
    const pair = await inTurns(
      TURNS,
      async () => perSecond(() => computeFigures(SMALL)),
      async () => perSecond(() => bruteForceFigures(SMALL)),
    );
    const name = "exact figures of a tumbling model ÷ brute force";
    return [{ ...pair, name, unit: "/s", goal: { atLeast: 20 } }];
  },
};

function perSecond(work: () => unknown): number {
  const start = performance.now();
  work();
  return 1_000 / (performance.now() - start);
}

/** The figures as text, for comparison. The standard deviation keeps nine digits, because the two ways add up its floats in different orders. */
function textOf({ returnToPlayer, hitRate, maxWinMultiple, standardDeviation }: Figures): string {
  const exact = [returnToPlayer, hitRate, maxWinMultiple].map(({ numerator, denominator }) =>
    [numerator, denominator].join("/"),
  );
  return [...exact, standardDeviation.toPrecision(9)].join(", ");
}

/** Weighted sums over one kind of draw: those that trigger free spins, or the others. `most` is the highest win in coins. */
type Sums = { draws: number; coins: number; squares: number; most: number };

function bruteForceFigures(data: TumblingWaysData): Figures {
  const paid = playEveryDraw(data, data.multipliers);
  const free = playEveryDraw(data, data.freeSpins.multipliers);
  const { spins, awards } = data.freeSpins;
  const slot = {
    coinsPerStake: data.coinsPerStake,
    freeSpins: { spins, multipliers: Array<number>(awards).fill(1) },
  };
  return figuresWithFreeSpins(slot, paid.moments, paid.best, { spin: free.moments, best: free.best });
}

function playEveryDraw(data: TumblingWaysData, ladder: readonly number[]) {
  const slot = numbered(data);
  const reels = data.strips.map((strip, reel) =>
    strip.flatMap((_, stop) =>
      heightsOf(data, reel).map(({ height, weight }) => ({
        weight,
        column: columnAt(slot, reel, stop, height),
      })),
    ),
  );
  const none = (): Sums => ({ draws: 0, coins: 0, squares: 0, most: 0 });
  const sums = { plain: none(), triggering: none(), losing: 0 };
  const count = (drawn: (typeof reels)[number], weight: number): void => {
    const reel = reels[drawn.length];
    if (reel) {
      for (const each of reel) count([...drawn, each], weight * each.weight);
      return;
    }
    let columns = drawn.map(({ column }) => column);
    let coins = 0;
    for (let tumbles = 0; ; tumbles += 1) {
      const wins = winsOf(data, columns);
      if (wins.length === 0) break;
      for (const win of wins) coins += win.coins * multiplierAt(ladder, tumbles);
      const gone = wins.reduce((bits, { symbol }) => bits | (1 << symbol), 0);
      columns = columns.map((column, place) => tumble(slot, place, column, gone));
    }
    const triggers = columns.slice(3).every(({ scattered }) => scattered);
    if (triggers) coins += data.scatterPay;
    if (coins === 0) sums.losing += weight;
    const into = triggers ? sums.triggering : sums.plain;
    into.draws += weight;
    into.coins += weight * coins;
    into.squares += weight * coins ** 2;
    into.most = Math.max(into.most, coins);
  };
  count([], 1);
  return momentsOf(sums);
}

function momentsOf({ plain, triggering, losing }: { plain: Sums; triggering: Sums; losing: number }) {
  const all = plain.draws + triggering.draws;
  const part = ({ draws, coins, squares }: Sums) => {
    const [chance, mean, square] = [draws, coins, squares].map((sum) => toNumber(rational(sum, all)));
    return { chance: chance as number, mean: mean as number, square: square as number };
  };
  const moments: SpinMoments = {
    mean: rational(plain.coins + triggering.coins, all),
    trigger: rational(triggering.draws, all),
    nothing: rational(losing, all),
    plain: part(plain),
    triggering: part(triggering),
  };
  return { moments, best: { plain: plain.most, triggering: triggering.most } };
}
