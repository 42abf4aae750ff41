import { element } from "../controls/element.ts";
import type { Board } from "./board.ts";
import type { Size } from "./lay-out-board.ts";
import type { Pen } from "./pen.ts";
import styles from "./stage-picture.module.css";

/** A picture that covers a whole board. `paint` draws it in CSS pixels, also after each change of the board's size. */
export class StagePicture {
  readonly #canvas = element("canvas", { class: styles.picture });
  readonly #paint: (pen: Pen, size: Size) => void;
  #size: Size = { width: 0, height: 0 };

  constructor(board: Board, paint: (pen: Pen, size: Size) => void) {
    this.#paint = paint;
    board.canvasPlace.append(this.#canvas);
    const place = ({ width, height }: Size) => ({ x: 0, y: 0, width, height });
    board.setField(
      (size) => size,
      { pictures: false, place },
      (_, __, size) => this.#resize(size),
    );
  }

  draw(): void {
    const pen = this.#canvas.getContext("2d");
    if (!pen || this.#size.width < 1 || this.#size.height < 1) return;
    const density = densityOf();
    pen.setTransform(density, 0, 0, density, 0, 0);
    this.#paint(pen, this.#size);
  }

  #resize(size: Size): void {
    this.#size = size;
    const density = densityOf();
    this.#canvas.width = Math.ceil(size.width * density);
    this.#canvas.height = Math.ceil(size.height * density);
    this.draw();
  }
}

function densityOf(): number {
  return Math.min(globalThis.devicePixelRatio || 1, 2);
}
