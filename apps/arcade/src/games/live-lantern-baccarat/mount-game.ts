import { BaccaratEvent } from "@bellwether/games/mechanics/baccarat/wire.ts";
import type { Game, MountGame } from "../../play/game.ts";
import { mountGame as mountBaccarat } from "../baccarat/mount-game.ts";
import { lanternsOf, lanternWords } from "./lanterns-of.ts";

/** A bet in the player's history: the lanterns in words, then a round of baccarat. */
export const mountGame: MountGame = async (parts): Promise<Game> => {
  const game = await mountBaccarat(parts);
  return {
    ...game,
    async play(script, animation) {
      parts.say(lanternWords(lanternsOf(script.events), parts.t));
      await parts.clock.read(1_600);
      const events = script.events.filter((event) => BaccaratEvent.safeParse(event).success);
      await game.play({ ...script, events }, animation);
    },
  };
};
