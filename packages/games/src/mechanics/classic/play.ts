import type { Draws } from "../../fairness/draws.ts";
import type { ClassicData } from "./data.ts";
import { bestNudge, bestPair } from "./help.ts";
import { type ClassicLineWin, classicGridAt, coinsOf, type Stops, winsAt } from "./reels.ts";
import type { ClassicEvent } from "./wire.ts";

/** Plays a round to its end. The stake is a multiple of `coinsPerStake`, in minor units. */
export function playClassic(data: ClassicData, draws: Draws, stakeMinor: bigint) {
  const coinMinor = stakeMinor / BigInt(data.coinsPerStake);
  const stops = data.strips.map((strip) => draws.below(strip.length)) as unknown as Stops;
  const events: ClassicEvent[] = [
    { type: "reels-stopped", stops: [...stops], grid: classicGridAt(data, stops) },
  ];
  let wins = winsAt(data, stops);
  if (wins.length === 0) wins = help(data, draws, stops, events);
  for (const { line, symbol, count, multiplier, coins } of wins) {
    const rows = data.lines[line] as readonly number[];
    const positions = rows.slice(0, count).map((row, reel) => ({ reel, row }));
    const payoutMinor = (coinMinor * BigInt(coins)).toString();
    events.push({ type: "line-won", line, symbol, positions, multiplier, payoutMinor });
  }
  const payoutMinor = coinMinor * BigInt(coinsOf(wins));
  events.push({ type: "round-ended", payoutMinor: payoutMinor.toString() });
  return { events, payoutMinor };
}

/** Draws whether a spin without a win is helped, adds the event of the help, and returns the wins after it. */
function help(data: ClassicData, draws: Draws, stops: Stops, events: ClassicEvent[]): ClassicLineWin[] {
  if (data.help.kind === "nudge") {
    const nudge = bestNudge(data, stops, data.help.reach);
    if (!nudge || draws.below(data.help.oneIn) > 0) return [];
    const { reel, steps } = nudge;
    events.push({ type: "nudged", reel, steps, grid: classicGridAt(data, nudge.stops) });
    return nudge.wins;
  }
  const pair = bestPair(data, stops);
  if (!pair || draws.below(data.help.oneIn) > 0) return [];
  const stop = draws.below(data.strips[pair.reel]?.length as number);
  const again = stops.with(pair.reel, stop) as unknown as Stops;
  events.push({ type: "reel-respun", ...pair, stop, grid: classicGridAt(data, again) });
  return winsAt(data, again);
}
