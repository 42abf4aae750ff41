import { type Figures, rational, toNumber } from "@bellwether/games";
import { computeFigures } from "@bellwether/games/mechanics/tumbling-ways/compute-figures.ts";
import type { TumblingWaysData } from "@bellwether/games/mechanics/tumbling-ways/data.ts";
import { figuresWithFreeSpins, type SpinMoments } from "@bellwether/games/slots/free-spins.ts";
import {
  type DrawSums,
  type PlayedDraws,
  playEveryDraw,
  smallTumblingWays,
} from "@bellwether/games/testing/small-tumbling-ways.ts";
import { type Bench, inTurns } from "./measure.ts";

const TURNS = 3;

/**
 * Computes the exact figures of a tumbling slot. The peer is brute force: it plays every draw of the reels by the game's own rules and adds
 * up the payouts. Both must give the same figures.
 */
export const exactFigures: Bench = {
  name: "exact-figures",
  async run() {
    const [counted, played] = [computeFigures(smallTumblingWays), playedFigures(smallTumblingWays)];
    if (textOf(counted) !== textOf(played))
      throw new Error(`counting gives ${textOf(counted)}, playing every draw ${textOf(played)}`);
    const pair = await inTurns(
      TURNS,
      async () => perSecond(() => computeFigures(smallTumblingWays)),
      async () => perSecond(() => playedFigures(smallTumblingWays)),
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

function playedFigures(data: TumblingWaysData): Figures {
  const played = playEveryDraw(data);
  const [paid, free] = [momentsOf(played.paid), momentsOf(played.free)];
  const { spins, awards } = data.freeSpins;
  const slot = {
    coinsPerStake: data.coinsPerStake,
    freeSpins: { spins, multipliers: Array<number>(awards).fill(1) },
  };
  return figuresWithFreeSpins(slot, paid.moments, paid.best, { spin: free.moments, best: free.best });
}

function momentsOf({ plain, triggering, losing }: PlayedDraws) {
  const all = plain.draws + triggering.draws;
  const part = ({ draws, coins, squares }: DrawSums) => {
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
