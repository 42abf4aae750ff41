import { element } from "../controls/element.ts";
import type { Game, GameParts } from "../play/game.ts";
import { isWin } from "../round/celebration.ts";
import type { MountDraw } from "./draw-game.ts";
import { DrawShow } from "./draw-show.ts";
import { buildOwnLines } from "./own-lines.ts";
import styles from "./replay-ticket.module.css";

/** The time between two balls of a replay. */
const BALL_MS = 2_600;

/** Shows the draw of a past ticket again, with its slips below the stage. Nothing can be bought in a replay. */
export function replayTicket(parts: GameParts, mountDraw: MountDraw): Game {
  const { board, clock, sound, t, money, palette, sheet, base, brand } = parts;
  const game = mountDraw({ t, money, sheet, say: parts.say, changed: () => {} });
  const show = new DrawShow({
    ...{ base, brand, t, clock, sound, palette },
    drum: { ...game.drum, ballMs: Math.min(game.drum.ballMs, BALL_MS) },
  });
  const lines = element("div", { class: styles.lines });
  board.section.append(element("div", { class: styles.replay }, [show.root, lines]));
  return {
    begin: () => show.rest(0),
    async play({ events }, { input, stakeMinor, celebration }) {
      const balls = game.balls(events);
      await show.play(balls, (out) => {
        const own = input ? game.linesOf(input, stakeMinor, events, out) : [];
        lines.replaceChildren(buildOwnLines(own, { t, money, hasPrizes: true }));
        if (out < balls.length) return;
        const paidMinor = own.reduce((sum, line) => sum + line.paidMinor, 0n);
        if (isWin(celebration)) parts.showWin(paidMinor);
      });
      parts.say(game.describe(events));
      if (isWin(celebration)) sound.play("win");
      await clock.read(900);
    },
  };
}
