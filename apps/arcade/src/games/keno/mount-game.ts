import { KENO_BALLS, KenoEvent, KenoInput } from "@bellwether/games/mechanics/keno/wire.ts";
import { element } from "../../controls/element.ts";
import type { Game, GameParts, MountGame } from "../../play/game.ts";
import { isWin } from "../../round/celebration.ts";
import { NumberGrid } from "../draws/number-grid.ts";
import styles from "../draws/paper.module.css";
import { numbersIn } from "./draw-of.ts";
import { KenoStage } from "./keno-stage.ts";

/** The duration of a replayed draw. */
const REPLAY_MS = 9_000;

/** Shows a slip again, from the player's history. */
export const mountGame: MountGame = async (parts: GameParts): Promise<Game> => {
  const { board, clock, sheet, sound, t } = parts;
  const stage = new KenoStage({ board, model: sheet.model, clock, t });
  const grid = new NumberGrid({ last: KENO_BALLS, label: t("keno_balls"), nameOf: String });
  board.section.append(element("div", { class: styles.replay }, [grid.root]));
  return {
    begin: () => stage.rest(),
    async play({ events }, { input, celebration }) {
      const own = new Set(KenoInput.safeParse(input).data?.numbers ?? []);
      stage.own((number) => own.has(number));
      await stage.call(numbersIn(events), REPLAY_MS, (balls) => {
        const drawn = new Set(balls);
        grid.show(
          (number) => ({
            isOwn: own.has(number),
            isDrawn: drawn.has(number),
            isNew: number === balls.at(-1),
          }),
          false,
        );
        parts.say(
          t("keno_out", { hits: [...own].filter((each) => drawn.has(each)).length, spots: own.size }),
        );
      });
      for (const each of events) {
        const event = KenoEvent.parse(each);
        if (event.type === "slip-won" && isWin(celebration)) parts.showWin(BigInt(event.payoutMinor));
      }
      if (isWin(celebration)) sound.play("win");
      await clock.read(900);
    },
  };
};
