import { Container, Sprite, type Texture } from "pixi.js";
import type { GameParts } from "../../play/game.ts";
import type { Winner } from "../../play/win-show.ts";
import { linear } from "../../player/ease.ts";
import { CoinFountain } from "../../stage/coins.ts";
import { createView, type Stage } from "../../stage/create-stage.ts";
import type { Size } from "../../stage/lay-out-board.ts";
import { glow } from "../../stage/pen.ts";
import { fade } from "../../theme/palette.ts";
import { dieTurn } from "./cube.ts";
import { DieSprite, HALF } from "./die-sprite.ts";
import { trayRect, traySize } from "./lay-out-tray.ts";
import { paintTray } from "./paint-tray.ts";
import { throwPicture } from "./throw-path.ts";

const THROW_MS = 1_150;
const SPOT = HALF * 4.4;
/** The final rotation of each die in radians. Parallel dice would look unnatural. */
const TWISTS = [-0.34, 0.26];

type Die = { die: DieSprite; shadow: Sprite; light: Sprite; value: number };

/** The tray with its dice, on the canvas. */
export class TrayView {
  readonly stage: Stage;
  readonly coins: CoinFountain;
  readonly #parts: GameParts;
  readonly #tray = new Sprite();
  readonly #dice: readonly Die[];
  #size: Size = { width: 0, height: 0 };

  static create(parts: GameParts, dice: number): Promise<TrayView> {
    const plan = { fit: traySize, place: trayRect };
    return createView(parts, plan, (stage) => new TrayView(parts, stage, dice));
  }

  private constructor(parts: GameParts, stage: Stage, dice: number) {
    this.#parts = parts;
    this.stage = stage;
    const { palette } = parts;
    const shade = spot(stage, ["rgba(0, 0, 0, 0.72)", "rgba(0, 0, 0, 0.4)", "rgba(0, 0, 0, 0)"]);
    const gold = spot(stage, [fade(palette.light, 0.95), fade(palette.accent, 0.5), fade(palette.accent, 0)]);
    this.#dice = Array.from({ length: dice }, (_, index) => ({
      die: new DieSprite(stage.detail, palette),
      shadow: new Sprite({ texture: shade, anchor: 0.5 }),
      light: new Sprite({ texture: gold, anchor: 0.5, visible: false }),
      value: 5 - 3 * index,
    }));
    const layers = (["light", "shadow"] as const).map(
      (layer) => new Container({ children: this.#dice.map((each) => each[layer]) }),
    );
    stage.field.addChild(this.#tray, ...layers, ...this.#dice.map(({ die }) => die.view));
    this.coins = new CoinFountain(stage, parts.clock);
    this.reshape(traySize(parts.board.section.getBoundingClientRect()));
  }

  /** Paints the tray again for another size. */
  reshape(size: Size): void {
    this.#size = size;
    this.#tray.texture.destroy(this.#tray.texture.width > 1);
    this.#tray.texture = this.stage.paint(size.width, size.height, (pen) =>
      paintTray(pen, size, document.title, this.#parts),
    );
    this.#show(1);
    this.stage.draw();
  }

  /** Throws the dice; they come to lie with these values up. */
  async throw(values: readonly number[]): Promise<void> {
    const { clock, sound } = this.#parts;
    this.#lit(false);
    for (const [index, die] of this.#dice.entries()) die.value = values[index] ?? 1;
    let bounces = 0;
    await clock.move(
      THROW_MS,
      (share) => {
        this.#show(share);
        const now = throwPicture(share, 0).bounces;
        if (now !== bounces) sound.play(now > 2 ? "roll" : "bounce");
        bounces = now;
      },
      linear,
    );
    sound.play("stop");
    await clock.read(200);
  }

  /** Lights the felt under the dice after a winning bet. */
  glow(): void {
    this.#lit(true);
    this.stage.draw();
  }

  /** The dice. The celebration of a large win lifts them. */
  winners(): Winner[] {
    return this.#dice.map(({ die }, index) => ({
      texture: die.view.texture,
      ...this.#place(index),
      side: HALF * 3.2,
    }));
  }

  #place(index: number): { x: number; y: number } {
    const { width, height } = this.#size;
    const apart = HALF * 3.1;
    return {
      x: width / 2 + (index - (this.#dice.length - 1) / 2) * apart,
      y: height * 0.56 + (index % 2 === 0 ? -10 : 12),
    };
  }

  #lit(on: boolean): void {
    for (const { light } of this.#dice) light.visible = on;
  }

  #show(share: number): void {
    for (const [index, { die, shadow, light, value }] of this.#dice.entries()) {
      const { x, y } = this.#place(index);
      const { away, height, rolls } = throwPicture(share, index);
      const left = x - away * (this.#size.width * 0.62);
      const ground = y + away * this.#size.height * 0.3;
      die.turn(dieTurn(value, TWISTS[index] ?? 0, rolls));
      die.view.position.set(left, ground - height * 190);
      die.view.scale.set(1 + height * 0.3);
      shadow.position.set(left + 14 + height * 60, ground + HALF * 0.6 + height * 26);
      shadow.scale.set(0.82, 0.56);
      shadow.alpha = 1 - height * 0.6;
      light.position.set(x, y);
    }
  }
}

/** A round spot of shadow or light that fades to its edge. */
function spot(stage: Stage, colours: readonly string[]): Texture {
  return stage.paint(SPOT, SPOT, (pen) => {
    pen.fillStyle = glow(pen, SPOT / 2, SPOT / 2, SPOT / 2, colours);
    pen.fillRect(0, 0, SPOT, SPOT);
  });
}
