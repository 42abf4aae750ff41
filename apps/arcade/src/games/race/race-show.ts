import type { RaceLayout, RaceRun } from "@bellwether/games/mechanics/race/wire.ts";
import { element } from "../../controls/element.ts";
import type { Clock } from "../../player/clock.ts";
import type { Sound } from "../../sound/sound.ts";
import type { Board } from "../../stage/board.ts";
import type { GameTexts } from "../../texts/texts.ts";
import type { GamePalette } from "../../theme/palette.ts";
import styles from "./race.module.css";
import { runnerName } from "./race-names.ts";
import { RaceView } from "./race-view.ts";
import { runnerBadge } from "./runner-badge.ts";

type RaceShowParts = {
  board: Board;
  layout: RaceLayout;
  palette: GamePalette;
  clock: Clock;
  sound: Sound;
  t: GameTexts;
};

/** How long the sign of a photo finish stands, as a share of the race. */
const PHOTO = 0.05;

/** A race on a stage: the runners, the sign of a photo finish, and the first three at the end. */
export class RaceShow {
  readonly #parts: RaceShowParts;
  readonly #view: RaceView;
  readonly #podium = element("ol", { class: styles.podium, aria: { hidden: true } });
  readonly #photo: HTMLElement;

  constructor(parts: RaceShowParts) {
    this.#parts = parts;
    this.#view = new RaceView(parts.board, parts);
    this.#photo = element("p", { class: styles.photo, text: parts.t("race_photo"), aria: { hidden: true } });
  }

  stand(): void {
    this.#podium.remove();
    this.#photo.remove();
    this.#view.stand();
  }

  /** Shows the race so that it ends after `ms`. `ordered` is called with the order whenever it may have changed. */
  async run(run: RaceRun, ms: number, ordered: (order: readonly number[]) => void): Promise<void> {
    const { board, sound, layout } = this.#parts;
    const stage = board.section;
    this.#podium.remove();
    let hasFinished = false;
    await this.#view.run(run, ms, (plan, time) => {
      ordered(plan.orderAt(time));
      const since = time - plan.arrivalOf(run.order[0] ?? 1);
      const isPhoto = plan.isPhoto && since > 0 && since < PHOTO;
      if (isPhoto !== this.#photo.isConnected) isPhoto ? stage.append(this.#photo) : this.#photo.remove();
      if (since > 0 && !hasFinished) {
        hasFinished = true;
        sound.play("line");
      }
    });
    this.#photo.remove();
    this.#podium.replaceChildren(
      ...run.order
        .slice(0, 3)
        .map((runner, index) =>
          element("li", {}, [
            element("span", { text: `${index + 1}.` }),
            runnerBadge(runner),
            element("span", { text: runnerName(layout, runner) }),
          ]),
        ),
    );
    stage.append(this.#podium);
  }
}
