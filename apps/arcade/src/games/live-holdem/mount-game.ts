import type { Game, GameParts, MountGame } from "../../play/game.ts";
import { withTableDefaults } from "../announce-replayed-choice.ts";
import { mountGame as mountHoldem } from "../casino-holdem/mount-game.ts";

/** A bet from the history is played like a round of casino hold'em: its script has the same events. */
export const mountGame: MountGame = async (parts: GameParts): Promise<Game> => {
  const game = await mountHoldem(parts);
  return {
    ...game,
    play: (script, animation) => game.play(script, withTableDefaults(animation)),
  };
};
