import { Container, Sprite, type Texture } from "pixi.js";
import type { Clock } from "../player/clock.ts";
import type { Stage } from "./create-stage.ts";
import { glow, type Pen } from "./pen.ts";

type Piece = {
  sprite: Sprite;
  speedX: number;
  speedY: number;
  spin: number;
  turn: number;
};

const GRAVITY = 2400;

/** Throws coins up from a position on the board; they turn, fall and disappear. Does nothing with reduced motion. */
export class CoinFountain {
  readonly #layer = new Container();
  readonly #texture: Texture;
  readonly #clock: Clock;
  readonly #stage: Stage;
  #seed = 7;

  constructor(stage: Stage, clock: Clock) {
    this.#clock = clock;
    this.#stage = stage;
    this.#texture = stage.paint(56, 56, paintCoin);
  }

  /** `x` and `y` are fractions of the board's width and height. */
  async throw(count: number, x: number, y: number, spread = 1): Promise<void> {
    if (this.#clock.still) return;
    const { width, height } = this.#stage.room();
    // Added above everything else, so that coins fly in front.
    this.#stage.over.addChild(this.#layer);
    const pieces = Array.from({ length: count }, () => this.#piece(x * width, y * height, spread));
    await this.#clock.run((elapsedMs) => {
      const seconds = elapsedMs / 1000;
      let flying = false;
      for (const piece of pieces) {
        piece.speedY += GRAVITY * seconds;
        piece.sprite.x += piece.speedX * seconds;
        piece.sprite.y += piece.speedY * seconds;
        piece.turn += piece.spin * seconds;
        piece.sprite.scale.x = Math.cos(piece.turn) * piece.sprite.scale.y;
        flying ||= piece.sprite.y < height + 80;
      }
      return flying;
    });
    for (const { sprite } of pieces) sprite.destroy();
  }

  #piece(x: number, y: number, spread: number): Piece {
    const sprite = new Sprite({
      texture: this.#texture,
      anchor: 0.5,
      x: x + (this.#next() - 0.5) * 120 * spread,
      y,
    });
    sprite.scale.set(0.6 + this.#next() * 0.6);
    this.#layer.addChild(sprite);
    return {
      sprite,
      speedX: (this.#next() - 0.5) * 1000 * spread,
      speedY: -700 - this.#next() * 900,
      spin: 4 + this.#next() * 10,
      turn: this.#next() * 6,
    };
  }

  /** Random spread, for show only. */
  #next(): number {
    this.#seed = (Math.imul(this.#seed, 1_103_515_245) + 12_345) >>> 0;
    return this.#seed / 2 ** 32;
  }
}

function paintCoin(pen: Pen): void {
  pen.beginPath();
  pen.arc(28, 28, 26, 0, Math.PI * 2);
  pen.fillStyle = "#a35c00";
  pen.fill();
  pen.beginPath();
  pen.arc(28, 26.5, 25, 0, Math.PI * 2);
  pen.fillStyle = glow(pen, 20, 16, 34, ["#fff6c8", "#ffd34d", "#e0930f"]);
  pen.fill();
  pen.beginPath();
  pen.arc(28, 27, 18, 0, Math.PI * 2);
  pen.strokeStyle = "rgba(150, 84, 0, 0.65)";
  pen.lineWidth = 2.5;
  pen.stroke();
}
