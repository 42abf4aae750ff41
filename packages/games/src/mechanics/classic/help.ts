import type { ClassicData } from "./data.ts";
import { type ClassicLineWin, coinsOf, type Stops, shownOn, winsAt } from "./reels.ts";

/** The best nudge for a spin: the reel, its steps (downwards when positive), and the stops after it. */
type Nudge = {
  readonly reel: number;
  readonly steps: number;
  readonly stops: Stops;
  readonly wins: ClassicLineWin[];
};

/** The pair that a respin holds: its line, and the reel that spins again. */
type Pair = { readonly line: number; readonly reel: number };

/**
 * The nudge of at most `reach` steps that wins the most coins; undefined when none wins. On a tie, the shorter nudge is taken, then the one
 * further left, then the one downwards.
 */
export function bestNudge(data: ClassicData, stops: Stops, reach: number): Nudge | undefined {
  let best: Nudge | undefined;
  let most = 0;
  for (let far = 1; far <= reach; far += 1)
    for (let reel = 0; reel < 3; reel += 1)
      for (const steps of [far, -far]) {
        const moved = turned(data, stops, reel, steps);
        const wins = winsAt(data, moved);
        const coins = coinsOf(wins);
        if (coins <= most) continue;
        most = coins;
        best = { reel, steps, stops: moved, wins };
      }
  return best;
}

/** The pair on a line that would pay the most with its third symbol; undefined when no line shows two equal symbols. */
export function bestPair(data: ClassicData, stops: Stops): Pair | undefined {
  const { wild, linePays } = data;
  let best: Pair | undefined;
  let most = 0;
  for (let line = 0; line < data.lines.length; line += 1)
    for (const reel of [2, 1, 0]) {
      const [one, other] = [0, 1, 2]
        .filter((each) => each !== reel)
        .map((each) => shownOn(data, line, each, stops)) as [string, string];
      const isWild = (symbol: string) => symbol === wild?.symbol;
      if (one !== other && !isWild(one) && !isWild(other)) continue;
      const symbol = isWild(one) ? other : one;
      const wilds = one === other ? 1 : (wild?.multiplier ?? 1);
      const coins = (linePays[symbol]?.[3] ?? 0) * wilds;
      if (coins <= most) continue;
      most = coins;
      best = { line, reel };
    }
  return best;
}

/** The stops with one reel turned downwards by `steps`: its window moves up the strip. */
function turned({ strips }: ClassicData, stops: Stops, reel: number, steps: number): Stops {
  const { length } = strips[reel] as readonly string[];
  return stops.with(reel, ((stops[reel] as number) - steps + length) % length) as unknown as Stops;
}
