import { RouletteEvent } from "@bellwether/games/mechanics/roulette/wire.ts";
import type { Game, MountGame } from "../../play/game.ts";
import { mountGame as mountRoulette } from "../roulette/mount-game.ts";
import { Storm } from "./storm.ts";
import { strikesOf, strikeWords } from "./strikes-of.ts";

/** A bet in the player's history: the struck numbers, then a round of roulette. */
export const mountGame: MountGame = async (parts): Promise<Game> => {
  const game = await mountRoulette(parts);
  const storm = new Storm(parts.board.section, parts.card.room?.place === "ship-deck");
  return {
    ...game,
    async play(script, animation) {
      const strikes = strikesOf(script.events);
      storm.clear();
      for (const strike of strikes) storm.strike(strike, !parts.clock.still);
      parts.say(strikeWords(strikes, parts.t));
      await parts.clock.read(1_800);
      storm.clear();
      const events = script.events.filter((event) => RouletteEvent.safeParse(event).success);
      await game.play({ ...script, events }, animation);
    },
  };
};
