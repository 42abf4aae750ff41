import type { PickLinesEvent } from "@bellwether/games/mechanics/pick-lines/wire.ts";
import { celebrate } from "../../play/celebrate.ts";
import type { Stories } from "../../player/script-player.ts";
import { isWin } from "../../round/celebration.ts";
import { announceReplayedChoice } from "../announce-replayed-choice.ts";
import { animateSpin, type SpinStage } from "../lines/spin-stories.ts";
import type { PickPanel } from "./pick-panel.ts";
import type { PickLinesState } from "./round-state.ts";

type PickLinesStage = SpinStage & { panel: PickPanel };

/** One animation per event. The round's payout is unknown while the player opens boxes, so every prize is shown as a win. */
export function animatePickLines(stage: PickLinesStage): Stories<PickLinesEvent, PickLinesState> {
  const { parts, machine, plate, panel, animation } = stage;
  const { clock, money, say, sound, t } = parts;
  const isWinningRound = isWin(animation.celebration);
  const announceOpened = (box: number) =>
    announceReplayedChoice(parts, animation, { type: "open", box }, t("choice_box", { number: box + 1 }));
  return {
    ...animateSpin(stage, (payoutMinor, label, { wonMinor }) => {
      if (isWinningRound) parts.showWin(wonMinor);
      plate.say(`${label}: ${money(payoutMinor)}`);
    }),
    async "pick-started"(_, { after }) {
      sound.play("feature");
      parts.vibrate("bonus");
      machine.wins.clear();
      plate.say(t("pick_intro"));
      await clock.read(900);
      plate.say("");
      panel.show(after);
    },
    async "prize-won"({ box, payoutMinor }, { after }) {
      await announceOpened(box);
      sound.play("reveal", 1 + after.boxes.filter(({ kind }) => kind === "prize").length * 0.08);
      panel.show(after);
      parts.showWin(after.wonMinor);
      say(t("pick_found", { amount: money(payoutMinor) }));
      await clock.wait(320);
    },
    async "box-empty"({ box }, { after }) {
      await announceOpened(box);
      sound.play("drop");
      panel.show(after);
      await clock.read(700);
    },
    async "boxes-shown"({ totalMinor }, { after }) {
      panel.show(after);
      say(t("pick_over", { amount: money(totalMinor) }));
      await clock.read(1_600);
    },
    async "round-ended"({ payoutMinor }, { after }) {
      const paid = { payoutMinor: BigInt(payoutMinor), stakeMinor: animation.stakeMinor };
      const winners = after.winners.map(machine.winnerAt);
      machine.wins.clear();
      panel.hide();
      await celebrate(parts, machine, paid, winners);
    },
  };
}
