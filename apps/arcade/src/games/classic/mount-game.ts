import type { Grid } from "@bellwether/contract/studio/events/grid.ts";
import { ClassicEvent, ClassicLayout } from "@bellwether/games/mechanics/classic/wire.ts";
import { eventsOf, type Game, type GameParts, type MountGame } from "../../play/game.ts";
import { type Plan, playScript } from "../../player/script-player.ts";
import { Plate } from "../slots/plate.ts";
import { buildMachine } from "./machine.ts";
import { advance, type ClassicState, initialState } from "./round-state.ts";
import { animateClassic } from "./stories.ts";

/** A fruit machine: a press pulls the lever and starts the reels, and the studio's response stops them. */
export const mountGame: MountGame = async (parts: GameParts): Promise<Game> => {
  const layout = ClassicLayout.parse(parts.sheet.layout);
  const machine = await buildMachine(parts, layout);
  const plate = new Plate(parts.board.overlay);
  let shown: Grid | undefined;
  let startedAtMs = 0;

  return {
    begin() {
      machine.wins.clear();
      machine.lightLines([]);
      machine.lightKeys([]);
      plate.say("");
      startedAtMs = parts.clock.now();
      machine.pullLever();
      for (const reel of machine.reels) reel.spin();
    },
    abandon() {
      for (const [index, reel] of machine.reels.entries()) void reel.land(shown?.[index] ?? [], () => {});
    },
    async play(script, animation) {
      const events = eventsOf(ClassicEvent, script);
      const plan: Plan<ClassicEvent, ClassicState> = {
        initial: initialState(shown ?? []),
        advance,
        stories: animateClassic({ parts, layout, machine, plate, animation, startedAtMs }),
      };
      shown = (await playScript(events, plan, parts.clock)).grid;
    },
  };
};
