import { RaceLayout } from "@bellwether/games/mechanics/race/wire.ts";
import type { Game, GameParts, MountGame } from "../../play/game.ts";
import { mountSlipReplay } from "../slip/mount-slip-replay.ts";
import { raceBetName, raceOutcome } from "./race-names.ts";
import { runOf } from "./race-of.ts";
import { RaceShow } from "./race-show.ts";

/** Shows a bet on a race again, from the player's history. */
export const mountGame: MountGame = async (parts: GameParts): Promise<Game> => {
  const { board, palette, clock, sound, t } = parts;
  const layout = RaceLayout.parse(parts.sheet.layout);
  const show = new RaceShow({ board, layout, palette, clock, sound, t });
  return mountSlipReplay(parts, {
    async show(events, ms) {
      const run = runOf(events);
      await show.run(run, ms, () => {});
      return raceOutcome(layout, run.order, t);
    },
    nameOf: (spot) => raceBetName(layout, spot, t).full,
  });
};
