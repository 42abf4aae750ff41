import { WheelEvent, WheelInput, WheelLayout } from "@bellwether/games/mechanics/wheel/wire.ts";
import { celebrate } from "../../play/celebrate.ts";
import { eventsOf, type Game, type GameParts, type MountGame, type RoundAnimation } from "../../play/game.ts";
import { playScript, type Stories } from "../../player/script-player.ts";
import { isWin } from "../../round/celebration.ts";
import { type RiskChoice, RiskPicker } from "../quick/risk-picker.ts";
import { WheelView } from "./wheel-view.ts";

/** The wheel: the player chooses segments and risk, and the segment under the pointer pays. */
export const mountGame: MountGame = async (parts: GameParts): Promise<Game> => {
  const { clock, t } = parts;
  const { wheels, usual } = WheelLayout.parse(parts.sheet.layout);
  const wheelOf = ({ risk, size }: RiskChoice) => {
    const wheel = wheels.find((each) => each.segmentsHundredths.length === size && each.risk === risk);
    if (!wheel) throw new RangeError(`no wheel with ${size} segments and ${risk} risk`);
    return wheel;
  };
  const usualChoice = { risk: usual.risk, size: usual.segments };
  const view = await WheelView.create(parts, wheelOf(usualChoice));
  const offers = wheels.map(({ risk, segmentsHundredths }) => ({ risk, size: segmentsHundredths.length }));
  const picker = new RiskPicker(parts, { caption: t("segments"), offers, usual: usualChoice }, () => {
    view.choose(wheelOf(picker.chosen));
    parts.choiceChanged();
  });

  return {
    choice: () => ({ input: { segments: picker.chosen.size, risk: picker.chosen.risk } }),
    keepChoice() {
      const kept = picker.chosen;
      return () => {
        if (picker.choose(kept)) view.choose(wheelOf(kept));
      };
    },
    setOpen: (open) => picker.setOpen(open),
    async play(script, animation) {
      // A replayed round shows the wheel it was played on.
      const input = WheelInput.safeParse(animation.input).data;
      if (input && picker.choose({ risk: input.risk, size: input.segments }))
        view.choose(wheelOf(picker.chosen));
      const plan = {
        initial: undefined,
        advance: () => undefined,
        stories: animate(parts, view, animation),
      };
      await playScript<WheelEvent, undefined>(eventsOf(WheelEvent, script), plan, clock);
    },
  };
};

function animate(
  parts: GameParts,
  view: WheelView,
  animation: RoundAnimation,
): Stories<WheelEvent, undefined> {
  const { clock, money, say, sound, t } = parts;
  const multiplierText = (multiplierHundredths: number) =>
    t("times", { multiplier: multiplierHundredths / 100 });
  return {
    async "wheel-stopped"({ segment, multiplierHundredths }) {
      await view.spin(segment);
      say(multiplierText(multiplierHundredths));
      await clock.read(350);
    },
    async "segment-won"({ multiplierHundredths, payoutMinor }) {
      say(`${multiplierText(multiplierHundredths)} · ${money(payoutMinor)}`);
      if (!isWin(animation.celebration)) return;
      sound.play("line");
      parts.showWin(BigInt(payoutMinor));
      await clock.read(350);
    },
    async "round-ended"({ payoutMinor }) {
      const paid = { payoutMinor: BigInt(payoutMinor), stakeMinor: animation.stakeMinor };
      await celebrate(parts, view.scene, paid, view.winners());
      await clock.read(200);
    },
  };
}
