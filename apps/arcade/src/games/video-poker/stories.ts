import type { VideoPokerEvent } from "@bellwether/games/mechanics/video-poker/wire.ts";
import { celebrate } from "../../play/celebrate.ts";
import type { GameParts, RoundAnimation } from "../../play/game.ts";
import type { Stories } from "../../player/script-player.ts";
import { isWin } from "../../round/celebration.ts";
import { announceReplayedChoice } from "../announce-replayed-choice.ts";
import { describeHold } from "./describe-hold.ts";
import type { MachineView } from "./machine-view.ts";
import { NOTHING_HELD, type VideoPokerRound } from "./round-state.ts";

/** One animation per event. A replay names the held cards. */
export function animateVideoPoker(
  parts: GameParts,
  machine: MachineView,
  animation: RoundAnimation,
): Stories<VideoPokerEvent, VideoPokerRound> {
  const { clock, say, sound, t } = parts;
  return {
    async "hand-dealt"({ cards }, { after }) {
      await machine.deal(cards, [0, 1, 2, 3, 4]);
      machine.show(after);
      if (after.line) sound.play("reveal");
      await clock.wait(120);
    },
    async "cards-held"({ hold }, { after }) {
      machine.holds.show(after.cards, hold, false);
      const choice = describeHold("choice_hold", hold, after.cards, parts);
      await announceReplayedChoice(parts, animation, { hold: [...hold] }, choice);
      await machine.showHeld(hold);
      await machine.discard(hold);
    },
    async "cards-drawn"({ cards }, { before, after }) {
      await machine.deal(
        cards,
        before.hold.flatMap((held, index) => (held ? [] : [index])),
      );
      await machine.showHeld(NOTHING_HELD);
      machine.show(after);
      if (after.line) say(t(`poker_${after.line}`));
      await clock.read(250);
    },
    async "line-won"({ payoutMinor }) {
      sound.play("line");
      if (isWin(animation.celebration)) parts.showWin(BigInt(payoutMinor));
      await clock.read(500);
    },
    async "round-ended"({ payoutMinor }, { after }) {
      const paid = { payoutMinor: BigInt(payoutMinor), stakeMinor: animation.stakeMinor };
      await celebrate(parts, machine, paid, machine.winners(after));
      await clock.read(300);
    },
  };
}
