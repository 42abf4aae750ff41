import { chipsOnSpots } from "../../bookmaking/random-bet.ts";
import { layOutSelections } from "../../bookmaking/selection.ts";
import { slipRules } from "../../bookmaking/slip-rules.ts";
import { toNumber } from "../../exact/rational.ts";
import type { GameEvent, Mechanic } from "../../rules/mechanic.ts";
import { RaceData } from "./data.ts";
import { orderChances } from "./order-chances.ts";
import { drawRace } from "./play.ts";
import { raceSelections } from "./selections.ts";
import { RaceEvent, RaceInput, RaceLayout, RaceRun } from "./wire.ts";

/** No bet depends on more places than these. */
const PLACES_BET_ON = 3;

/** A race of a fixed field with one draw for everybody: bets to win, on a place, and on the first two in order. */
export const race: Mechanic<RaceData> = {
  id: "race",
  family: "quick",
  motion: "lanes",
  data: RaceData,
  input: RaceInput,
  event: RaceEvent,
  layout: RaceLayout,
  houseBet: chipsOnSpots,
  rulesOf(data) {
    const selections = raceSelections(data);
    const usual = usualWin(data);
    return slipRules({
      data,
      selections,
      usual,
      outcomes: () =>
        orderChances(
          data.runners.map(({ weight }) => weight),
          PLACES_BET_ON,
        ).map(({ first, chance }) => ({ outcome: first, chance: toNumber(chance) })),
      layout: (scale): RaceLayout => ({
        kind: "race",
        course: data.course,
        runners: data.runners.map(({ name }) => ({ name })),
        placesPaid: data.placesPaid,
        usualSpot: usual,
        ...layOutSelections(data, selections, scale),
      }),
      lobby: { type: "race", textsOf: winnerOf },
      draw: (draws) => drawRace(data, draws),
    });
  },
};

/** The sheet's figures are those of a bet on the favourite to win. */
function usualWin({ runners }: RaceData): string {
  const weights = runners.map(({ weight }) => weight);
  return `win-${weights.indexOf(Math.max(...weights)) + 1}`;
}

/** The winner's number. */
function winnerOf(events: readonly GameEvent[]): string[] {
  return events.flatMap((event) => RaceRun.safeParse(event).data?.order[0]?.toString() ?? []);
}
