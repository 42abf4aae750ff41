import type { BellLinesEvent } from "@bellwether/contract/studio/events/bell-lines.ts";
import type { Grid } from "@bellwether/contract/studio/events/grid.ts";
import type { LinesLayout } from "@bellwether/contract/studio/game-layout.ts";
import { type Plan, playScript } from "../../player/script-player.ts";
import { eventsOf, type Game, type GameParts, type MountGame } from "../game.ts";
import { Plate } from "../slots/plate.ts";
import { buildMachine } from "./machine.ts";
import { advance, type BellLinesState, initialState } from "./round-state.ts";
import { animateBellLines, type BellLinesStage } from "./stories.ts";

/** Line slots: the press starts the reels, the response stops them. */
export const mountGame: MountGame = async (parts: GameParts): Promise<Game> => {
  const layout = parts.sheet.layout as LinesLayout;
  const machine = await buildMachine(parts, layout);
  const plate = new Plate(parts.board.overlay);
  let shown: Grid | undefined;
  let letGoAt = 0;

  const begin = () => {
    machine.wins.clear();
    plate.say("");
    letGoAt = parts.clock.now();
    for (const reel of machine.reels) reel.spin();
  };
  return {
    begin,
    abandon() {
      for (const reel of machine.reels) void reel.land(shown?.[machine.reels.indexOf(reel)] ?? [], () => {});
    },
    async play(script, animation) {
      const stage: BellLinesStage = {
        parts,
        layout,
        machine,
        plate,
        animation: animation,
        begin,
        letGoAt: () => letGoAt,
        feature: undefined,
      };
      const events: BellLinesEvent[] = eventsOf(script, "bell-lines");
      const plan: Plan<BellLinesEvent, BellLinesState> = {
        initial: initialState(shown ?? []),
        advance,
        stories: animateBellLines(stage),
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
