import { ImageSource, Sprite, Texture } from "pixi.js";
import type { Pen } from "../../stage/pen.ts";
import type { GamePalette } from "../../theme/palette.ts";
import type { Turn } from "./cube.ts";
import { drawDie } from "./draw-die.ts";

/** Half of a die's edge in design pixels. */
export const HALF = 74;
/** The side of the picture: the die's diagonal and its rim fit into it. */
const SIDE = HALF * 3.8;

/** A die as a picture. It is painted again whenever the die turns, because drawing on a canvas gives smooth edges. */
export class DieSprite {
  readonly view: Sprite;
  readonly #pen: Pen;
  readonly #source: ImageSource;
  readonly #detail: number;
  readonly #palette: GamePalette;

  constructor(detail: number, palette: GamePalette) {
    const canvas = document.createElement("canvas");
    canvas.width = Math.ceil(SIDE * detail);
    canvas.height = canvas.width;
    this.#pen = canvas.getContext("2d") as Pen;
    this.#source = new ImageSource({ resource: canvas, resolution: detail });
    this.#detail = detail;
    this.#palette = palette;
    this.view = new Sprite({ texture: new Texture({ source: this.#source }), anchor: 0.5 });
  }

  turn(turn: Turn): void {
    const pen = this.#pen;
    pen.setTransform(this.#detail, 0, 0, this.#detail, 0, 0);
    pen.clearRect(0, 0, SIDE, SIDE);
    pen.translate(SIDE / 2, SIDE / 2);
    drawDie(pen, turn, HALF, this.#palette);
    this.#source.update();
  }
}
