import { Container, Sprite, type Texture } from "pixi.js";
import type { Clock } from "../../player/clock.ts";
import { easeOut } from "../../player/ease.ts";
import type { Stage } from "../../stage/create-stage.ts";
import { glow } from "../../stage/pen.ts";
import type { GamePalette } from "../../theme/palette.ts";

const SHARDS = 7;

/** Bright shards that fly from a bursting symbol. */
export class Shards {
  readonly view = new Container();
  readonly #clock: Clock;
  readonly #texture: Texture;

  constructor(stage: Stage, clock: Clock, palette: GamePalette) {
    this.#clock = clock;
    this.#texture = stage.paint(40, 40, (pen) => {
      pen.beginPath();
      for (let point = 0; point < 8; point += 1) {
        const reach = point % 2 === 0 ? 19 : 7;
        pen.lineTo(
          20 + Math.cos((point / 4) * Math.PI) * reach,
          20 + Math.sin((point / 4) * Math.PI) * reach,
        );
      }
      pen.closePath();
      pen.fillStyle = glow(pen, 20, 20, 20, ["#ffffff", palette.light, palette.accent]);
      pen.fill();
    });
  }

  async burst(x: number, y: number): Promise<void> {
    if (this.#clock.still) return;
    const sprites = Array.from(
      { length: SHARDS },
      () => new Sprite({ texture: this.#texture, anchor: 0.5, x, y }),
    );
    this.view.addChild(...sprites);
    await this.#clock.move(
      460,
      (share) => {
        for (const [index, sprite] of sprites.entries()) {
          const angle = (index / SHARDS) * Math.PI * 2 + x;
          const reach = share * (80 + (index % 3) * 34);
          sprite.position.set(x + Math.cos(angle) * reach, y + Math.sin(angle) * reach + share * share * 40);
          sprite.rotation = share * 3;
          sprite.scale.set((1 - share) * (0.7 + (index % 2) * 0.5));
        }
      },
      easeOut,
    );
    for (const sprite of sprites) sprite.destroy();
  }
}
