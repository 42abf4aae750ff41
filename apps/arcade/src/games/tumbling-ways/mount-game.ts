import type { Grid } from "@bellwether/contract/studio/events/grid.ts";
import { TumblingWaysEvent, TumblingWaysLayout } from "@bellwether/games/mechanics/tumbling-ways/wire.ts";
import { eventsOf, type Game, type GameParts, type MountGame } from "../../play/game.ts";
import { type Plan, playScript } from "../../player/script-player.ts";
import { Plate } from "../slots/plate.ts";
import { buildMachine, restingGrid } from "./machine.ts";
import { advanceWith, countWays, initialState, type TumblingState } from "./round-state.ts";
import { animateTumbles, type TumblingStage } from "./stories.ts";
import { WaysMeter } from "./ways-meter.ts";

/** A tumbling ways slot: the number of symbols on a reel changes, winning symbols leave, and the others tumble. */
export const mountGame: MountGame = async (parts: GameParts): Promise<Game> => {
  const layout = TumblingWaysLayout.parse(parts.sheet.layout);
  const machine = await buildMachine(parts, layout);
  const plate = new Plate(parts.board.overlay);
  const meter = new WaysMeter(parts.board.overlay, parts.t);
  const showRest = (grid: Grid) => {
    meter.showWays(countWays(grid));
    meter.showStep(layout.multipliers, layout.multipliers[0] ?? 1);
  };
  let shown: Grid = restingGrid(layout);
  let emptied: Promise<void> | undefined;
  showRest(shown);

  return {
    begin() {
      plate.say("");
      meter.showStep(layout.multipliers, layout.multipliers[0] ?? 1);
      emptied = machine.view.empty();
    },
    abandon() {
      emptied = undefined;
      void machine.view.fill(shown, () => {});
    },
    async play(script, animation) {
      const stage: TumblingStage = {
        parts,
        layout,
        machine,
        plate,
        meter,
        animation,
        emptied,
        feature: undefined,
      };
      emptied = undefined;
      const events = eventsOf(TumblingWaysEvent, script);
      const plan: Plan<TumblingWaysEvent, TumblingState> = {
        initial: initialState(shown, layout),
        advance: advanceWith(layout),
        stories: animateTumbles(stage),
        isSkipped: ({ type }) => stage.feature?.isSkipped === true && type !== "free-spins-ended",
      };
      try {
        shown = (await playScript(events, plan, parts.clock)).grid;
      } finally {
        stage.feature?.end();
      }
    },
  };
};
