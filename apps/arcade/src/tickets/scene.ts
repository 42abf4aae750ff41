import type { Size } from "../stage/lay-out-board.ts";
import type { Pen } from "../stage/pen.ts";

/** A canvas that fills its place, and is painted again when its size changes. */
export class FittedCanvas {
  readonly #canvas: HTMLCanvasElement;
  readonly #paint: (pen: Pen, size: Size) => void;

  constructor(canvas: HTMLCanvasElement, paint: (pen: Pen, size: Size) => void) {
    this.#canvas = canvas;
    this.#paint = paint;
    new ResizeObserver(() => this.#resize()).observe(canvas);
  }

  draw(): void {
    const pen = this.#canvas.getContext("2d");
    const { clientWidth: width, clientHeight: height } = this.#canvas;
    if (!pen || width < 1 || height < 1) return;
    const density = densityOf();
    pen.setTransform(density, 0, 0, density, 0, 0);
    this.#paint(pen, { width, height });
  }

  #resize(): void {
    this.#canvas.width = Math.ceil(this.#canvas.clientWidth * densityOf());
    this.#canvas.height = Math.ceil(this.#canvas.clientHeight * densityOf());
    this.draw();
  }
}

const densityOf = () => Math.min(globalThis.devicePixelRatio || 1, 2);
