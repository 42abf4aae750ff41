import type { RouletteLayout } from "@bellwether/games/mechanics/roulette/wire.ts";
import { Container, Sprite } from "pixi.js";
import type { Stage } from "../../stage/create-stage.ts";
import type { BoardFrame } from "../../theme/brand-style.ts";
import type { SpinPicture } from "./ball-path.ts";
import { paintBall, paintBowl, paintRotor, paintShine, WHEEL_SIDE } from "./paint-wheel.ts";

/** The wheel as a picture of `WHEEL_SIDE` design pixels: the bowl, the rotor, the light on both, and the ball. */
export class WheelPicture {
  readonly view = new Container();
  readonly #rotor: Sprite;
  readonly #ball: Sprite;

  constructor(stage: Stage, { wheel, redPockets }: RouletteLayout, frame: BoardFrame) {
    const middle = WHEEL_SIDE / 2;
    const painted = (draw: Parameters<Stage["paint"]>[2]) =>
      new Sprite({ texture: stage.paint(WHEEL_SIDE, WHEEL_SIDE, draw), anchor: 0.5, x: middle, y: middle });
    this.#rotor = painted((pen) => paintRotor(pen, wheel, redPockets, frame));
    this.#ball = new Sprite({ texture: stage.paint(48, 48, paintBall), anchor: 0.5 });
    const bowl = painted((pen) => paintBowl(pen, frame));
    this.view.addChild(bowl, this.#rotor, painted(paintShine), this.#ball);
  }

  show({ wheel, ball, distance }: SpinPicture): void {
    this.#rotor.rotation = wheel;
    const reach = distance * (WHEEL_SIDE / 2) * 0.94;
    this.#ball.position.set(WHEEL_SIDE / 2 + Math.sin(ball) * reach, WHEEL_SIDE / 2 - Math.cos(ball) * reach);
  }
}
