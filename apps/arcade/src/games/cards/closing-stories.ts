import type { RoundEnded } from "@bellwether/contract/studio/events/round-ended.ts";
import type { CardBetLost, CardBetWon } from "@bellwether/games/cards/bet-events.ts";
import { celebrate, type WinStage } from "../../play/celebrate.ts";
import type { GameParts, RoundAnimation } from "../../play/game.ts";
import type { Winner } from "../../play/win-show.ts";
import type { Stories } from "../../player/script-player.ts";
import { isWin } from "../../round/celebration.ts";

/** The last events of a round on a card table: the result of each bet, then the payout of the round. */
type ClosingEvent = CardBetWon | CardBetLost | RoundEnded;

/** A view of a card table; `winners` are the cards of a winning hand. */
type View = { table: WinStage; winners(): Winner[] };

/** The animations of the last events of a round on a card table. `show` shows the result of one bet. */
export function closingStories<State extends { wonMinor: bigint }>(
  parts: GameParts,
  view: View,
  animation: RoundAnimation,
  show: (after: State, bet: string) => void,
): Stories<ClosingEvent, State> {
  const { clock, sound } = parts;
  const isWinningRound = isWin(animation.celebration);
  return {
    async "bet-won"({ bet, result }, { after }) {
      show(after, bet);
      sound.play(result === "won" ? "line" : "chip");
      if (isWinningRound) parts.showWin(after.wonMinor);
      await clock.read(450);
    },
    async "bet-lost"({ bet }, { after }) {
      show(after, bet);
      await clock.read(300);
    },
    async "round-ended"({ payoutMinor }) {
      const paid = { payoutMinor: BigInt(payoutMinor), stakeMinor: animation.stakeMinor };
      await celebrate(parts, view.table, paid, view.winners());
      await clock.read(400);
    },
  };
}
