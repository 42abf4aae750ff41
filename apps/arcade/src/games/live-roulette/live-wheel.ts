import type { RouletteLayout } from "@bellwether/games/mechanics/roulette/wire.ts";
import { linear } from "../../player/ease.ts";
import { createStage, type Stage } from "../../stage/create-stage.ts";
import type { Rect, Size } from "../../stage/lay-out-board.ts";
import type { TableGameParts } from "../../tables/table-game.ts";
import { pocketAngle, runningPicture, speedsOf, spinPicture, turnsFrom } from "../roulette/ball-path.ts";
import { WHEEL_SIDE } from "../roulette/paint-wheel.ts";
import { WheelPicture } from "../roulette/wheel-picture.ts";

/** The wheel's height as a share of its width, because it is seen from the player's side of the table. */
const TILT = 0.8;
/** Before the pocket is known, the ball runs at the speed that a spin of this duration starts with. */
const SPIN_MS = 6_500;
/** The minimum duration of a fall. A shorter fall would look like a jump. */
const MIN_SPIN_MS = 2_000;
const TICKS = 46;
/** The height of the bar over the stage, in CSS pixels. */
const TOP = 46;

type WheelParts = Pick<TableGameParts, "board" | "screen" | "clock" | "sound" | "frame">;

/** The wheel of a live table. The ball runs when the bets are closed, and falls when the table has drawn. */
export class LiveWheel {
  readonly #parts: WheelParts;
  readonly #wheel: readonly number[];
  readonly #stage: Stage;
  readonly #picture: WheelPicture;
  #angle = 0.3;
  #ahead = 0;
  /** The number of the current movement. A new movement ends the earlier one. */
  #movement = 0;

  static async create(parts: WheelParts, layout: RouletteLayout): Promise<LiveWheel> {
    const stage = await createStage(parts.board, parts.screen, {
      fit: () => ({ width: WHEEL_SIDE, height: WHEEL_SIDE * TILT }),
      pictures: false,
      place: placeWheel,
    });
    return new LiveWheel(parts, layout, stage);
  }

  private constructor(parts: WheelParts, layout: RouletteLayout, stage: Stage) {
    this.#parts = parts;
    this.#wheel = layout.wheel;
    this.#stage = stage;
    this.#picture = new WheelPicture(stage, layout, parts.frame);
    this.#picture.view.scale.y = TILT;
    stage.field.addChild(this.#picture.view);
    this.stand(0);
  }

  /** Shows the ball at rest in a pocket. */
  stand(pocket: number): void {
    this.#movement += 1;
    this.#ahead = pocketAngle(this.#wheel, pocket);
    this.#picture.show(spinPicture(this.#angle, this.#ahead, 1));
    this.#angle = spinPicture(this.#angle, this.#ahead, 1).wheel % (Math.PI * 2);
    this.#stage.draw();
  }

  /** Lets the ball run until `fall` or `stand` is called. With reduced motion nothing moves. */
  roll(): void {
    const { clock, sound } = this.#parts;
    if (clock.still) return;
    this.#movement += 1;
    const movement = this.#movement;
    const speeds = speedsOf(SPIN_MS);
    let sinceTickMs = 0;
    void clock.run((elapsedMs) => {
      if (movement !== this.#movement) return false;
      this.#angle += speeds.wheel * elapsedMs;
      this.#ahead += speeds.ahead * elapsedMs;
      this.#picture.show(runningPicture(this.#angle, this.#ahead));
      sinceTickMs += elapsedMs;
      if (sinceTickMs > SPIN_MS / TICKS / 2) {
        sinceTickMs = 0;
        sound.play("roll");
      }
      return true;
    });
  }

  /** Lets the running ball fall into the pocket within `ms`. With reduced motion or too little time it is shown in the pocket at once. */
  async fall(pocket: number, ms: number): Promise<void> {
    const { clock, sound } = this.#parts;
    if (clock.still || ms < MIN_SPIN_MS) {
      this.stand(pocket);
      return;
    }
    this.#movement += 1;
    const movement = this.#movement;
    const from = this.#angle;
    const angle = pocketAngle(this.#wheel, pocket);
    const turns = turnsFrom(this.#ahead, angle);
    let lastTick = 0;
    await clock.move(
      Math.min(ms, SPIN_MS),
      (share) => {
        if (movement !== this.#movement) return;
        this.#picture.show(spinPicture(from, angle, share, turns));
        const tick = Math.floor((1 - (1 - share) ** 2) * TICKS);
        if (tick !== lastTick && share < 0.84) sound.play(share > 0.5 ? "bounce" : "roll");
        lastTick = tick;
      },
      linear,
    );
    if (movement !== this.#movement) return;
    this.#angle = spinPicture(from, angle, 1, turns).wheel % (Math.PI * 2);
    this.#ahead = angle;
    sound.play("stop");
  }
}

/** A strip shows the upper rim; a taller stage most of the wheel, with its foot below the edge. */
function placeWheel({ width, height }: Size): Rect {
  const isStrip = height < 160;
  const most = width < 700 ? width : width * 0.42;
  const side = isStrip ? Math.min(width * 0.8, 320) : Math.min(most, height * 1.36);
  const y = isStrip ? TOP + 8 : Math.max(TOP + height * 0.07, height - side * TILT * 0.92);
  return { x: (width - side) / 2, y, width: side, height: side * TILT };
}
