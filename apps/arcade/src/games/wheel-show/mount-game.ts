import { SlipBetWon } from "@bellwether/games/bookmaking/slip-wire.ts";
import { WheelShowLayout } from "@bellwether/games/mechanics/wheel-show/wire.ts";
import type { Game, MountGame } from "../../play/game.ts";
import { isWin } from "../../round/celebration.ts";
import { showDrawOf } from "./draw-of.ts";
import { ownPartOf } from "./own-part.ts";
import { drawWords, spotName } from "./show-names.ts";
import { ShowStage } from "./show-stage.ts";

/** The time in ms of a replayed draw, and how much longer it takes with a bonus round. */
const REPLAY_MS = 12_000;
const BONUS_MS = 15_000;

/** Shows a bet on a show again, from the player's history. */
export const mountGame: MountGame = async (parts): Promise<Game> => {
  const { clock, sound, money, t } = parts;
  const layout = WheelShowLayout.parse(parts.sheet.layout);
  const stage = new ShowStage({ ...parts, layout, forecast: () => {} });
  return {
    async play({ events }, { input, celebration }) {
      const draw = showDrawOf(events);
      stage.begin();
      await stage.show(events, REPLAY_MS + (draw.bonus ? BONUS_MS : 0), ownPartOf(input ? [input] : []));
      parts.say(drawWords(layout, draw, t));
      await clock.read(1_400);
      let wonMinor = 0n;
      for (const event of events) {
        const won = SlipBetWon.safeParse(event).data;
        if (!won) continue;
        wonMinor += BigInt(won.payoutMinor);
        parts.say(`${spotName(layout, won.spot, t)}: ${money(won.payoutMinor)}`);
        if (isWin(celebration)) parts.showWin(wonMinor);
        await clock.read(900);
      }
      if (isWin(celebration)) sound.play("win");
      await clock.read(500);
    },
  };
};
