import { TRIGGERING_SCATTERS } from "../../slots/free-spins.ts";
import type { WaysData } from "./data.ts";
import type { CountedReels } from "./reel-counts.ts";

/**
 * The largest pay of one spin in coins with (or without) the trigger's scatters; undefined if there is no such spin. Searches reel by reel,
 * and skips a branch whose upper bound does not exceed the best so far.
 */
export function bestSpin(data: WaysData, reels: CountedReels, triggering: boolean): number | undefined {
  const pays = Object.values(data.pays);
  const most = pays.map((_, symbol) =>
    reels.map((stops) => Math.max(...stops.map(({ counts }) => counts[symbol] as number))),
  );
  const ceilings = pays.map((each, symbol) =>
    Array.from({ length: reels.length + 1 }, (_, from) => ceilingOf(each, most[symbol] as number[], from)),
  );
  const mostScattered = triggering ? Math.max(...data.scatterPays) : 0;
  let best: number | undefined;

  const visit = (reel: number, ways: readonly number[], settled: number, scatters: number): void => {
    if (!triggering && scatters >= TRIGGERING_SCATTERS) return;
    if (triggering && scatters + reels.length - reel < TRIGGERING_SCATTERS) return;
    const stops = reels[reel];
    if (!stops) {
      const won = ways.reduce((sum, each, symbol) => sum + each * (pays[symbol]?.at(-1) as number), settled);
      const total = won + (data.scatterPays[scatters - 3] ?? 0);
      if (best === undefined || total > best) best = total;
      return;
    }
    if (best !== undefined) {
      const bound = ways.reduce(
        (sum, each, symbol) => sum + each * (ceilings[symbol]?.[reel] as number),
        settled,
      );
      if (bound + mostScattered <= best) return;
    }
    const next = stops.map((stop) => {
      let paid = settled;
      const going = ways.map((each, symbol) => {
        const count = stop.counts[symbol] as number;
        if (each > 0 && count === 0) paid += each * (pays[symbol]?.[reel - 3] ?? 0);
        return each * count;
      });
      const bound = going.reduce(
        (sum, each, symbol) => sum + each * (ceilings[symbol]?.[reel + 1] as number),
        paid,
      );
      return { going, paid, scatters: scatters + stop.scatters, bound };
    });
    for (const each of next.toSorted((one, other) => other.bound - one.bound))
      visit(reel + 1, each.going, each.paid, each.scatters);
  };
  visit(
    0,
    pays.map(() => 1),
    0,
    0,
  );
  return best;
}

/** The most that one way of a symbol can still pay when the symbol is on all reels before `from`. */
function ceilingOf(pays: readonly number[], most: readonly number[], from: number): number {
  let best = pays[from - 3] ?? 0;
  let ways = 1;
  for (let reel = from; reel < most.length; reel += 1) {
    ways *= most[reel] as number;
    best = Math.max(best, ways * (pays[reel - 2] ?? 0));
  }
  return best;
}
