import type { Clock } from "../../player/clock.ts";
import type { Board } from "../../stage/board.ts";
import type { Size } from "../../stage/lay-out-board.ts";
import type { Pen } from "../../stage/pen.ts";
import { StagePicture } from "../../stage/stage-picture.ts";

type EventPictureParts = {
  clock: Clock;
  /** The duration of the whole event on the screen. */
  wholeMs: number;
  /** Draws the event at a time from 0, before it begins, to 1, when it is over. */
  paint(pen: Pen, size: Size, time: number): void;
};

/** The picture of an event that all players watch: a race or a match. */
export class EventPicture {
  readonly #parts: EventPictureParts;
  readonly #picture: StagePicture;
  #time = 0;
  /** The number of the current movement. A new movement ends the earlier one. */
  #movement = 0;

  /** Draws the picture at once, so `paint` must be ready. */
  constructor(board: Board, parts: EventPictureParts) {
    this.#parts = parts;
    this.#picture = new StagePicture(board, (pen, size) => parts.paint(pen, size, this.#time));
    board.section.dataset.host = "small";
    board.section.dataset.mat = "list";
  }

  /** Shows the event before it begins. */
  stand(): void {
    this.#movement += 1;
    this.#time = 0;
    this.#picture.draw();
  }

  /**
   * Shows the event. It ends after `ms` milliseconds: if the whole event takes longer, its beginning is skipped. With reduced motion only
   * the end is shown. `passed` is called with each new time, from 0 to 1.
   */
  async show(ms: number, passed: (time: number) => void): Promise<void> {
    const { clock, wholeMs } = this.#parts;
    this.#movement += 1;
    const movement = this.#movement;
    const draw = (time: number) => {
      this.#time = time;
      this.#picture.draw();
      passed(time);
    };
    let time = clock.still ? 1 : Math.max(0, 1 - ms / wholeMs);
    draw(time);
    if (time >= 1) return;
    await clock.run((elapsedMs) => {
      if (movement !== this.#movement) return false;
      time = Math.min(1, time + elapsedMs / wholeMs);
      draw(time);
      return time < 1;
    });
  }
}
