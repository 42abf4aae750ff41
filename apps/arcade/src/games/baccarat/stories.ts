import type { BaccaratEvent, BaccaratSpot } from "@bellwether/games/mechanics/baccarat/wire.ts";
import type { GameParts, RoundAnimation } from "../../play/game.ts";
import type { Stories } from "../../player/script-player.ts";
import { closingStories } from "../cards/closing-stories.ts";
import type { BettingSpots } from "./betting-spots.ts";
import type { Road } from "./road.ts";
import type { BaccaratRound } from "./round-state.ts";
import type { TableView } from "./table-view.ts";

/** The parts that the animations need. */
export type BaccaratScene = { parts: GameParts; table: TableView; spots: BettingSpots; road: Road };

/** One animation per event. A replayed round is not added to the road. */
export function animateBaccarat(
  { parts, table, spots, road }: BaccaratScene,
  animation: RoundAnimation,
): Stories<BaccaratEvent, BaccaratRound> {
  const { clock, sound, say, t } = parts;
  const showEnded = ({ ended }: BaccaratRound, bet: string) => {
    const result = ended.get(bet as BaccaratSpot);
    if (result) spots.showEnded(bet as BaccaratSpot, result);
  };
  return {
    async "card-dealt"({ to, card }, { after }) {
      if (after.hands[to].cards.length === 3) {
        say(t("baccarat_draws", { side: to }));
        await clock.read(700);
      }
      await table.deal(to, card);
      table.show(after);
      await clock.wait(120);
    },
    async "hands-compared"(compared, { after }) {
      const { winner, playerPoints, bankerPoints } = compared;
      if (compared.natural) {
        say(t("baccarat_natural"));
        await clock.read(800);
      }
      const high = Math.max(playerPoints, bankerPoints);
      const low = Math.min(playerPoints, bankerPoints);
      sound.play("stop");
      table.show(after);
      if (!animation.isReplay) road.add(compared);
      say(t("baccarat_result", { winner, high, low }));
      await clock.read(900);
    },
    ...closingStories(parts, table, animation, showEnded),
  };
}
