import { KENO_DRAWN } from "@bellwether/games/mechanics/keno/wire.ts";
import type { Clock } from "../../player/clock.ts";
import type { Board } from "../../stage/board.ts";
import { StagePicture } from "../../stage/stage-picture.ts";
import type { GameTexts } from "../../texts/texts.ts";
import { BallRail } from "../draws/ball-rail.ts";
import { callBalls } from "../draws/call-balls.ts";
import { worldOf } from "./worlds/world-of.ts";

/** The time between two balls. */
const BALL_MS = 1_500;

type StageParts = { board: Board; model: string; clock: Clock; t: GameTexts };

/** The stage of keno: the room of the title, and the balls as they come. */
export class KenoStage {
  readonly #parts: StageParts;
  readonly #rail: BallRail;
  readonly #picture: StagePicture;
  #balls: readonly number[] = [];
  #isOwn: (number: number) => boolean = () => false;
  #show = 0;

  constructor(parts: StageParts) {
    this.#parts = parts;
    const { board, clock, t, model } = parts;
    const paint = worldOf(model);
    // The scenery moves with the draw: from before the first ball, 0, to after the last, 1.
    this.#picture = new StagePicture(board, (pen, size) => paint(pen, size, this.#balls.length / KENO_DRAWN));
    this.#rail = new BallRail({ places: KENO_DRAWN, label: t("keno_balls"), clock });
    board.section.append(this.#rail.root);
  }

  /** Clears the rail for the next draw. */
  rest(): void {
    this.#show += 1;
    this.#out([]);
  }

  /** Which numbers are the player's. */
  own(isOwn: (number: number) => boolean): void {
    this.#isOwn = isOwn;
    this.#out(this.#balls);
  }

  /** Calls the balls within `ms`; `called` gets those that are out. */
  async call(
    numbers: readonly number[],
    ms: number,
    called: (balls: readonly number[]) => void,
  ): Promise<void> {
    this.#show += 1;
    const show = this.#show;
    await callBalls(
      this.#parts.clock,
      { count: numbers.length, everyMs: BALL_MS },
      ms,
      (out) => {
        this.#out(numbers.slice(0, out));
        called(numbers.slice(0, out));
      },
      () => show !== this.#show,
    );
  }

  #out(balls: readonly number[]): void {
    this.#balls = balls;
    const words =
      balls.length === 0 ? "" : this.#parts.t("keno_drawn", { count: balls.length, all: KENO_DRAWN });
    this.#rail.show(balls, words, this.#isOwn);
    this.#picture.draw();
  }
}
