import { chipsOnSpots } from "../../bookmaking/random-bet.ts";
import { rational, toPercent } from "../../exact/rational.ts";
import type { Draws } from "../../fairness/draws.ts";
import { shuffle } from "../../fairness/shuffle.ts";
import { drawWeighted, totalWeight } from "../../fairness/weighted.ts";
import type { GameEvent, Mechanic, SharedDraw } from "../../rules/mechanic.ts";
import { showRules } from "../../shows/show-rules.ts";
import { layOutSpots } from "../../shows/show-spot.ts";
import { StoneWallData } from "./data.ts";
import { coveredByStones, type OpenWall, type StoneWallOdds, stoneSpots } from "./stones.ts";
import { StoneWallEvent, StoneWallInput, StoneWallLayout } from "./wire.ts";

const USUAL = "stone-1";

/** Seventy stones with a prize or nothing behind each: a bet on a stone returns its prize, which a drop may have raised before. */
export const stoneWall: Mechanic<StoneWallData> = {
  id: "stone-wall",
  family: "quick",
  motion: "lids",
  data: StoneWallData,
  input: StoneWallInput,
  event: StoneWallEvent,
  layout: StoneWallLayout,
  houseBet: chipsOnSpots,
  rulesOf(data) {
    const { prizes, drops } = data;
    const spots = stoneSpots(data);
    return showRules({
      data,
      spots,
      usual: USUAL,
      coveredBy: (names) => coveredByStones(names.length, data),
      layout: (scale): StoneWallLayout => ({
        kind: "stone-wall",
        prizes: prizes.map((each) => ({ ...each })),
        drops: drops.map(({ factor, weight }) => ({
          factor,
          percent: toPercent(rational(weight, totalWeight(drops)), 2),
        })),
        usualSpot: USUAL,
        ...layOutSpots(data, spots, scale),
      }),
      lobby: { type: "gonzo", textsOf: idolOf },
      draw: (draws) => drawWall(data, draws),
    });
  },
};

/** Draws the drop, then shuffles the prizes, which begin in ascending order. */
function drawWall({ prizes, drops }: StoneWallOdds, draws: Draws): SharedDraw<OpenWall, StoneWallEvent> {
  const { factor } = drawWeighted(draws, drops);
  const hidden = shuffle(
    draws,
    prizes.flatMap(({ prize, count }) => Array.from({ length: count }, () => prize)),
  );
  return {
    outcome: { factor, prizes: hidden },
    events: [
      { type: "drop-fallen", factor },
      { type: "wall-opened", prizes: hidden },
    ],
  };
}

/** The number of the stone with the highest prize, and the factor of the drop, such as `"17:2"`. */
function idolOf(events: readonly GameEvent[]): string[] {
  let factor = 1;
  return events.flatMap((event) => {
    const { data } = StoneWallEvent.safeParse(event);
    if (data?.type === "drop-fallen") factor = data.factor;
    return data?.type === "wall-opened"
      ? [`${data.prizes.indexOf(Math.max(...data.prizes)) + 1}:${factor}`]
      : [];
  });
}
