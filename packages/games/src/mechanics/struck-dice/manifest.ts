import { chipsOnSpots } from "../../bookmaking/random-bet.ts";
import { rational, toPercent } from "../../exact/rational.ts";
import type { Draws } from "../../fairness/draws.ts";
import { drawWeighted, totalWeight } from "../../fairness/weighted.ts";
import type { GameEvent, Mechanic, SharedDraw } from "../../rules/mechanic.ts";
import { showRules } from "../../shows/show-rules.ts";
import { layOutSpots } from "../../shows/show-spot.ts";
import { StruckDiceData } from "./data.ts";
import { coveredBySums, type StruckDiceOdds, type StruckThrow, SUMS, sumSpots } from "./sums.ts";
import { StruckDiceEvent, StruckDiceInput, StruckDiceLayout, type StruckSum } from "./wire.ts";

const USUAL = "sum-10";

/** Three dice with bets on their sum. Before each throw some sums are struck: a bet on one pays its return times a factor. */
export const struckDice: Mechanic<StruckDiceData> = {
  id: "struck-dice",
  family: "quick",
  motion: "cubes",
  data: StruckDiceData,
  input: StruckDiceInput,
  event: StruckDiceEvent,
  layout: StruckDiceLayout,
  houseBet: chipsOnSpots,
  rulesOf(data) {
    const { counts, factors, returnsHundredths } = data;
    const spots = sumSpots(data);
    const percentOf = (weight: number, table: readonly { weight: number }[]) =>
      toPercent(rational(weight, totalWeight(table)), 2);
    return showRules({
      data,
      spots,
      usual: USUAL,
      coveredBy: coveredBySums,
      layout: (scale): StruckDiceLayout => ({
        kind: "struck-dice",
        returnsHundredths: [...returnsHundredths],
        counts: counts.map(({ count, weight }) => ({ count, percent: percentOf(weight, counts) })),
        factors: factors.map(({ factor, weight }) => ({ factor, percent: percentOf(weight, factors) })),
        usualSpot: USUAL,
        ...layOutSpots(data, spots, scale),
      }),
      lobby: { type: "dice", textsOf: sumOf },
      draw: (draws) => drawThrow(data, draws),
    });
  },
};

function drawThrow(odds: StruckDiceOdds, draws: Draws): SharedDraw<StruckThrow, StruckDiceEvent> {
  const strikes = drawStruckSums(odds, draws);
  const dice: [number, number, number] = [1 + draws.below(6), 1 + draws.below(6), 1 + draws.below(6)];
  const sum = dice[0] + dice[1] + dice[2];
  return {
    outcome: { sum, strikes },
    events: [
      { type: "sums-struck", strikes },
      { type: "dice-stopped", dice, sum },
    ],
  };
}

/** Draws how many sums are struck, then for each its place among the sums that are left, ascending, and its factor. */
function drawStruckSums({ counts, factors }: StruckDiceOdds, draws: Draws): StruckSum[] {
  const left = [...SUMS];
  const { count } = drawWeighted(draws, counts);
  return Array.from({ length: count }, () => {
    const [sum] = left.splice(draws.below(left.length), 1);
    if (sum === undefined) throw new RangeError("more strikes than sums");
    return { sum, factor: drawWeighted(draws, factors).factor };
  });
}

/** The sum, such as `"14"`, with its factor if it was struck (`"14:5"`). */
function sumOf(events: readonly GameEvent[]): string[] {
  let strikes: readonly StruckSum[] = [];
  return events.flatMap((event) => {
    const { data } = StruckDiceEvent.safeParse(event);
    if (data?.type === "sums-struck") strikes = data.strikes;
    if (data?.type !== "dice-stopped") return [];
    const strike = strikes.find(({ sum }) => sum === data.sum);
    return [strike ? `${data.sum}:${strike.factor}` : String(data.sum)];
  });
}
