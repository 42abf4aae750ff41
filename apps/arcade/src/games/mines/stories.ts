import type { MinesEvent } from "@bellwether/games/mechanics/mines/wire.ts";
import { celebrate } from "../../play/celebrate.ts";
import type { GameParts, RoundAnimation } from "../../play/game.ts";
import type { Stories } from "../../player/script-player.ts";
import { isWin } from "../../round/celebration.ts";
import { announceReplayedChoice } from "../announce-replayed-choice.ts";
import type { FieldState } from "./field-state.ts";
import type { FieldView } from "./field-view.ts";

/** One animation per event. A replay names each opened tile. */
export function animateMines(
  parts: GameParts,
  view: FieldView,
  animation: RoundAnimation,
): Stories<MinesEvent, FieldState> {
  const { clock, say, sound, t } = parts;
  const announceOpened = (tile: number) =>
    announceReplayedChoice(parts, animation, { type: "open", tile }, t("choice_tile", { number: tile + 1 }));
  return {
    async "field-laid"(_, { after }) {
      await view.show(after);
    },
    async "tile-opened"({ tile, opened }, { after }) {
      await announceOpened(tile);
      sound.play("reveal", 1 + opened / 16);
      await view.show(after);
      await clock.wait(120);
    },
    async "mine-hit"({ tile }, { after }) {
      await announceOpened(tile);
      sound.play("drop");
      await view.show(after);
      say(t("mine_hit"));
      await clock.read(700);
    },
    async "cash-out-won"({ payoutMinor }) {
      await announceReplayedChoice(parts, animation, { type: "cash-out" }, t("collect"));
      if (!isWin(animation.celebration)) return;
      sound.play("line");
      parts.showWin(BigInt(payoutMinor));
      await clock.read(300);
    },
    async "mines-shown"(_, { after }) {
      await view.show(after);
      await clock.read(400);
    },
    async "round-ended"({ payoutMinor }) {
      const paid = { payoutMinor: BigInt(payoutMinor), stakeMinor: animation.stakeMinor };
      await celebrate(parts, view.scene, paid, view.winners());
      await clock.read(300);
    },
  };
}
