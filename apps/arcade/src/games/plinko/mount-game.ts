import { PlinkoEvent, PlinkoInput, PlinkoLayout } from "@bellwether/games/mechanics/plinko/wire.ts";
import { playScript, type Stories } from "../../player/script-player.ts";
import { isWin } from "../../round/celebration.ts";
import { celebrate } from "../celebrate/celebrate.ts";
import { eventsOf, type Game, type GameParts, type MountGame, type RoundAnimation } from "../game.ts";
import { OptionGroup, optionRows } from "../quick/option-group.ts";
import { PegView } from "./peg-view.ts";

/** Plinko: rows and risk are chosen, and a ball falls from peg to peg into a bin. */
export const mountGame: MountGame = async (parts: GameParts): Promise<Game> => {
  const { clock, t } = parts;
  const { boards, usual } = PlinkoLayout.parse(parts.sheet.layout);
  const boardOf = ({ rows, risk }: PlinkoInput) => {
    const board = boards.find((each) => each.rows === rows && each.risk === risk);
    if (!board) throw new RangeError(`no board with ${rows} rows and ${risk} risk`);
    return board;
  };
  const view = await PegView.create(parts, boardOf(usual));
  const changed = () => {
    view.choose(boardOf(chosen()));
    parts.choiceChanged();
  };
  const risks = new OptionGroup(
    parts,
    {
      caption: t("risk"),
      values: [...new Set(boards.map(({ risk }) => risk))],
      nameOf: (risk) => t(`risk_${risk}`),
      chosen: usual.risk,
    },
    changed,
  );
  const rows = new OptionGroup(
    parts,
    {
      caption: t("rows"),
      values: [...new Set(boards.map((board) => board.rows))],
      nameOf: String,
      chosen: usual.rows,
    },
    changed,
  );
  const chosen = (): PlinkoInput => ({ rows: rows.chosen, risk: risks.chosen });
  parts.buttons.append(optionRows([risks.group, rows.group]));

  return {
    choice: () => ({ input: chosen() }),
    setOpen(open) {
      risks.setOpen(open);
      rows.setOpen(open);
    },
    async play(script, animation) {
      // A replayed round has its own board.
      const input = PlinkoInput.safeParse(animation.input).data;
      if (input && (input.rows !== rows.chosen || input.risk !== risks.chosen)) {
        risks.choose(input.risk);
        rows.choose(input.rows);
        view.choose(boardOf(input));
      }
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
