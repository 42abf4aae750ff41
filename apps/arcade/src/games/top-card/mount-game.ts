import type { Game, GameParts, MountGame } from "../../play/game.ts";
import { mountSlipReplay } from "../slip/mount-slip-replay.ts";
import { CornerShow } from "./corner-show.ts";
import { cornersIn, describeDraw } from "./describe-draw.ts";
import { topCardSpotName } from "./spots.ts";

/** Shows a bet on the top card again, from the player's history. */
export const mountGame: MountGame = async (parts: GameParts): Promise<Game> => {
  const { sound, t } = parts;
  const show = new CornerShow(parts);
  return mountSlipReplay(parts, {
    async show(events, ms) {
      await show.play(cornersIn(events), ms, () => sound.play("scratch"));
      return describeDraw(events as never, t, parts.sheet.layout);
    },
    nameOf: (spot) => topCardSpotName(spot, t),
  });
};
