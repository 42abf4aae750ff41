import type { RouletteEvent } from "@bellwether/games/mechanics/roulette/wire.ts";
import { celebrate } from "../../play/celebrate.ts";
import type { GameParts, RoundAnimation } from "../../play/game.ts";
import type { Winner } from "../../play/win-show.ts";
import type { Stories } from "../../player/script-player.ts";
import { isWin } from "../../round/celebration.ts";
import type { LastNumbers } from "./last-numbers.ts";
import type { TableView } from "./table-view.ts";
import type { WheelView } from "./wheel-view.ts";

/** The parts that the animations need. */
export type RouletteScene = {
  parts: GameParts;
  wheel: WheelView;
  table: TableView;
  lastNumbers: LastNumbers;
};

/** One animation per event. A replayed number is not one of the last numbers. */
export function animateRoulette(
  { parts, wheel, table, lastNumbers }: RouletteScene,
  animation: RoundAnimation,
): Stories<RouletteEvent, bigint> {
  const { clock, sound, t } = parts;
  const isWinningRound = isWin(animation.celebration);
  let winner: Winner | undefined;
  return {
    async "ball-landed"({ pocket, color }) {
      await wheel.spin(pocket);
      parts.say(t("ball_landed", { pocket: String(pocket), color }));
      if (!animation.isReplay) lastNumbers.add(pocket, color);
      winner = wheel.winner(pocket, color);
      await wheel.rest();
      table.showResult(pocket);
      await clock.wait(500);
    },
    async "bet-won"({ spot, amountMinor, payoutMinor }, { after }) {
      table.showPaid(spot, BigInt(payoutMinor));
      // Only a French table pays less than the bet: on zero it returns half of an even chance bet.
      if (BigInt(payoutMinor) < BigInt(amountMinor)) {
        parts.say(t("la_partage_zero"));
        await clock.read(900);
      }
      if (isWinningRound) {
        sound.play("line");
        parts.showWin(after);
      }
      await clock.read(420);
    },
    async "round-ended"({ payoutMinor }) {
      const paid = { payoutMinor: BigInt(payoutMinor), stakeMinor: animation.stakeMinor };
      await celebrate(parts, wheel, paid, winner ? [winner] : []);
      winner?.texture.destroy(true);
      await clock.read(500);
    },
  };
}
