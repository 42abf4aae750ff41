import type { Game, GameParts, MountGame } from "../../play/game.ts";
import { mountSlipReplay } from "../slip/mount-slip-replay.ts";
import { AtticShow } from "./attic-show.ts";
import { describeDraw, diceStrikeWords, sumOfSpot, throwIn } from "./describe-draw.ts";

/** Shows a bet on the sum again, from the player's history. */
export const mountGame: MountGame = async (parts: GameParts): Promise<Game> => {
  const { sound, t, say } = parts;
  const show = new AtticShow(parts);
  return mountSlipReplay(parts, {
    async show(events, ms) {
      const thrown = throwIn(events);
      say(diceStrikeWords(thrown.strikes, t));
      await show.play(
        thrown,
        ms,
        () => sound.play("bounce"),
        () => sound.play("roll"),
      );
      return describeDraw(events as never, t, parts.sheet.layout);
    },
    nameOf: (spot) => t("attic_sum", { sum: sumOfSpot(spot) }),
  });
};
