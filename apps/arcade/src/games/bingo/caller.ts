import type { Clock } from "../../player/clock.ts";
import type { Board } from "../../stage/board.ts";
import { StagePicture } from "../../stage/stage-picture.ts";
import type { GameTexts } from "../../texts/texts.ts";
import { BallRail } from "../draws/ball-rail.ts";
import { callBalls } from "../draws/call-balls.ts";
import { roomOf } from "./rooms/room-of.ts";

/** The number of latest balls on the rail. */
const PLACES = 7;

type CallerParts = { board: Board; model: string; balls: number; clock: Clock; t: GameTexts };

/** The stage of bingo: the room of the title, and the balls that the caller calls. */
export class Caller {
  readonly #parts: CallerParts;
  readonly #rail: BallRail;
  readonly #picture: StagePicture;
  #called: readonly number[] = [];
  #show = 0;

  constructor(parts: CallerParts) {
    this.#parts = parts;
    const { board, model, balls, clock, t } = parts;
    const paint = roomOf(model);
    this.#picture = new StagePicture(board, (pen, size) => paint(pen, size, this.#called.length / balls));
    this.#rail = new BallRail({ places: PLACES, label: t("bingo_called"), clock });
    board.section.append(this.#rail.root);
  }

  rest(): void {
    this.#show += 1;
    this.#out([], () => false);
  }

  /** Calls the balls `callMs` apart, so that the last one is out after `ms`. */
  async call(
    numbers: readonly number[],
    { ms, callMs, isOwn }: { ms: number; callMs: number; isOwn(number: number): boolean },
    called: (balls: readonly number[]) => void,
  ): Promise<void> {
    this.#show += 1;
    const show = this.#show;
    await callBalls(
      this.#parts.clock,
      { count: numbers.length, everyMs: callMs },
      ms,
      (out) => {
        this.#out(numbers.slice(0, out), isOwn);
        called(numbers.slice(0, out));
      },
      () => show !== this.#show,
    );
  }

  #out(called: readonly number[], isOwn: (number: number) => boolean): void {
    this.#called = called;
    const { t, balls } = this.#parts;
    const words = called.length === 0 ? "" : t("bingo_calls", { count: called.length, all: balls });
    this.#rail.show(called, words, isOwn);
    this.#picture.draw();
  }
}
