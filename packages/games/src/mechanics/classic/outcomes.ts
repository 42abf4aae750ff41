import type { ClassicData } from "./data.ts";
import { bestNudge, bestPair } from "./help.ts";
import { type ClassicLineWin, type Stops, winsAt } from "./reels.ts";

/**
 * Visits every outcome of a round with its wins and its weight, a whole number. Returns the total weight. A spin that can be helped has one
 * outcome without help and one for each way to be helped.
 */
export function visitOutcomes(
  data: ClassicData,
  visit: (wins: readonly ClassicLineWin[], weight: number) => void,
): number {
  const { strips, help } = data;
  const [first, second, third] = strips.map(({ length }) => length) as [number, number, number];
  const places = help.kind === "respin" ? first * second * third : 1;
  const whole = help.oneIn * places;
  for (let one = 0; one < first; one += 1)
    for (let two = 0; two < second; two += 1)
      for (let three = 0; three < third; three += 1) {
        const stops: Stops = [one, two, three];
        const wins = winsAt(data, stops);
        if (wins.length > 0) {
          visit(wins, whole);
          continue;
        }
        const helped = helpedWeight(data, stops, places, visit);
        visit(wins, whole - helped);
      }
  return first * second * third * whole;
}

/** Visits each outcome of a helped spin, and returns their total weight. */
function helpedWeight(
  data: ClassicData,
  stops: Stops,
  places: number,
  visit: (wins: readonly ClassicLineWin[], weight: number) => void,
): number {
  if (data.help.kind === "nudge") {
    const nudge = bestNudge(data, stops, data.help.reach);
    if (!nudge) return 0;
    visit(nudge.wins, 1);
    return 1;
  }
  const pair = bestPair(data, stops);
  if (!pair) return 0;
  const { length } = data.strips[pair.reel] as readonly string[];
  for (let stop = 0; stop < length; stop += 1)
    visit(winsAt(data, stops.with(pair.reel, stop) as unknown as Stops), places / length);
  return places;
}
