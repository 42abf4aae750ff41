import { DiceEvent, DiceInput, DiceLayout } from "@bellwether/games/mechanics/dice/wire.ts";
import { celebrate } from "../../play/celebrate.ts";
import { eventsOf, type Game, type GameParts, type MountGame, type RoundAnimation } from "../../play/game.ts";
import { playScript, type Stories } from "../../player/script-player.ts";
import { isWin } from "../../round/celebration.ts";
import { BetBoard } from "./bet-board.ts";
import { TrayView } from "./tray-view.ts";

export const standsInRoom = true;

/** Dice: a bet under, over or exactly on a total, and one throw. */
export const mountGame: MountGame = async (parts: GameParts): Promise<Game> => {
  const layout = DiceLayout.parse(parts.sheet.layout);
  const tray = await TrayView.create(parts, layout.dice);
  const bets = new BetBoard(parts, layout);
  parts.board.section.dataset.centre = "tray";
  return {
    choice: () => ({ input: bets.chosen }),
    keepChoice() {
      const kept = bets.chosen;
      return () => {
        const { side, target } = bets.chosen;
        if (side !== kept.side || target !== kept.target) bets.choose(kept);
      };
    },
    setOpen: (open) => bets.setOpen(open),
    begin: () => bets.clearResult(),
    async play(script, animation) {
      // A replayed round shows the bet it was played with.
      const bet = DiceInput.safeParse(animation.input).data;
      if (bet) bets.choose(bet);
      const plan = {
        initial: undefined,
        advance: () => undefined,
        stories: animate({ parts, tray, bets }, animation),
      };
      await playScript<DiceEvent, undefined>(eventsOf(DiceEvent, script), plan, parts.clock);
    },
  };
};

type Scene = { parts: GameParts; tray: TrayView; bets: BetBoard };

function animate({ parts, tray, bets }: Scene, animation: RoundAnimation): Stories<DiceEvent, undefined> {
  const { clock, sound } = parts;
  return {
    async "dice-rolled"({ dice, total }) {
      await tray.throw(dice);
      bets.showResult(total);
      parts.say(dice.length > 1 ? `${dice.join(" + ")} = ${total}` : String(total));
      await clock.read(650);
    },
    async "roll-won"({ payoutMinor }) {
      tray.glow();
      if (!isWin(animation.celebration)) return;
      sound.play("line");
      parts.showWin(BigInt(payoutMinor));
      await clock.read(420);
    },
    async "round-ended"({ payoutMinor }) {
      const winners = BigInt(payoutMinor) > 0n ? tray.winners() : [];
      await celebrate(
        parts,
        tray,
        { payoutMinor: BigInt(payoutMinor), stakeMinor: animation.stakeMinor },
        winners,
      );
      await clock.read(300);
    },
  };
}
