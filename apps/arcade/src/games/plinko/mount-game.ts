import { PlinkoEvent, PlinkoInput, PlinkoLayout } from "@bellwether/games/mechanics/plinko/wire.ts";
import { celebrate } from "../../play/celebrate.ts";
import { eventsOf, type Game, type GameParts, type MountGame, type RoundAnimation } from "../../play/game.ts";
import { playScript, type Stories } from "../../player/script-player.ts";
import { isWin } from "../../round/celebration.ts";
import { type RiskChoice, RiskPicker } from "../quick/risk-picker.ts";
import { PegView } from "./peg-view.ts";

/** Plinko: the player chooses rows and risk, and a ball falls from peg to peg into a bin. */
export const mountGame: MountGame = async (parts: GameParts): Promise<Game> => {
  const { clock, t } = parts;
  const { boards, usual } = PlinkoLayout.parse(parts.sheet.layout);
  const boardOf = ({ risk, size }: RiskChoice) => {
    const board = boards.find((each) => each.rows === size && each.risk === risk);
    if (!board) throw new RangeError(`no board with ${size} rows and ${risk} risk`);
    return board;
  };
  const usualChoice = { risk: usual.risk, size: usual.rows };
  const view = await PegView.create(parts, boardOf(usualChoice));
  const offers = boards.map(({ risk, rows }) => ({ risk, size: rows }));
  const picker = new RiskPicker(parts, { caption: t("rows"), offers, usual: usualChoice }, () => {
    view.choose(boardOf(picker.chosen));
    parts.choiceChanged();
  });

  return {
    choice: () => ({ input: { rows: picker.chosen.size, risk: picker.chosen.risk } }),
    keepChoice() {
      const kept = picker.chosen;
      return () => {
        if (picker.choose(kept)) view.choose(boardOf(kept));
      };
    },
    setOpen: (open) => picker.setOpen(open),
    async play(script, animation) {
      // A replayed round shows the board it was played on.
      const input = PlinkoInput.safeParse(animation.input).data;
      if (input && picker.choose({ risk: input.risk, size: input.rows })) view.choose(boardOf(picker.chosen));
      const plan = {
        initial: undefined,
        advance: () => undefined,
        stories: animate(parts, view, animation),
      };
      await playScript<PlinkoEvent, undefined>(eventsOf(PlinkoEvent, script), plan, clock);
    },
  };
};

function animate(
  parts: GameParts,
  view: PegView,
  animation: RoundAnimation,
): Stories<PlinkoEvent, undefined> {
  const { clock, money, say, sound, t } = parts;
  return {
    async "ball-bounced"({ row, side }) {
      if (row === 0) await view.drop();
      await view.bounce(row, side);
    },
    async "bin-won"({ bin, multiplierHundredths, payoutMinor }) {
      await view.land(bin, multiplierHundredths);
      say(`${t("times", { multiplier: multiplierHundredths / 100 })} · ${money(payoutMinor)}`);
      if (isWin(animation.celebration)) {
        sound.play("line");
        parts.showWin(BigInt(payoutMinor));
      }
      await clock.read(450);
    },
    async "round-ended"({ payoutMinor }) {
      const paid = { payoutMinor: BigInt(payoutMinor), stakeMinor: animation.stakeMinor };
      await celebrate(parts, view.scene, paid, view.winners());
      await clock.read(200);
    },
  };
}
