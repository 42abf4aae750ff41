import { WheelEvent, WheelInput, WheelLayout } from "@bellwether/games/mechanics/wheel/wire.ts";
import { playScript, type Stories } from "../../player/script-player.ts";
import { isWin } from "../../round/celebration.ts";
import { celebrate } from "../celebrate/celebrate.ts";
import { eventsOf, type Game, type GameParts, type MountGame, type RoundAnimation } from "../game.ts";
import { OptionGroup, optionRows } from "../quick/option-group.ts";
import { WheelView } from "./wheel-view.ts";

/** The wheel: segments and risk are chosen, and the segment under the pointer pays. */
export const mountGame: MountGame = async (parts: GameParts): Promise<Game> => {
  const { clock, t } = parts;
  const { wheels, usual } = WheelLayout.parse(parts.sheet.layout);
  const wheelOf = ({ segments, risk }: WheelInput) => {
    const wheel = wheels.find((each) => each.segmentsHundredths.length === segments && each.risk === risk);
    if (!wheel) throw new RangeError(`no wheel with ${segments} segments and ${risk} risk`);
    return wheel;
  };
  const view = await WheelView.create(parts, wheelOf(usual));
  const changed = () => {
    view.choose(wheelOf(chosen()));
    parts.choiceChanged();
  };
  const risks = new OptionGroup(
    parts,
    {
      caption: t("risk"),
      values: [...new Set(wheels.map(({ risk }) => risk))],
      nameOf: (risk) => t(`risk_${risk}`),
      chosen: usual.risk,
    },
    changed,
  );
  const segments = new OptionGroup(
    parts,
    {
      caption: t("segments"),
      values: [...new Set(wheels.map(({ segmentsHundredths }) => segmentsHundredths.length))],
      nameOf: String,
      chosen: usual.segments,
    },
    changed,
  );
  const chosen = (): WheelInput => ({ segments: segments.chosen, risk: risks.chosen });
  parts.buttons.append(optionRows([risks.group, segments.group]));

  return {
    choice: () => ({ input: chosen() }),
    setOpen(open) {
      risks.setOpen(open);
      segments.setOpen(open);
    },
    async play(script, animation) {
      // A replayed round has its own wheel.
      const input = WheelInput.safeParse(animation.input).data;
      if (input && (input.segments !== segments.chosen || input.risk !== risks.chosen)) {
        risks.choose(input.risk);
        segments.choose(input.segments);
        view.choose(wheelOf(input));
      }
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
  const told = (multiplierHundredths: number) => t("times", { multiplier: multiplierHundredths / 100 });
  return {
    async "wheel-stopped"({ segment, multiplierHundredths }) {
      await view.spin(segment);
      say(told(multiplierHundredths));
      await clock.read(350);
    },
    async "segment-won"({ multiplierHundredths, payoutMinor }) {
      say(`${told(multiplierHundredths)} · ${money(payoutMinor)}`);
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
