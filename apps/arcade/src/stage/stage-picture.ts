import { element } from "../controls/element.ts";
import type { Size } from "./lay-out-board.ts";
import type { Pen } from "./pen.ts";
import styles from "./stage-picture.module.css";

/** A canvas behind everything else on a stage. `paint` draws the whole picture in CSS pixels, also after each change of the stage's size. */
export class StagePicture {
  readonly #canvas = element("canvas", { class: styles.picture, aria: { hidden: true } });
  readonly #paint: (pen: Pen, size: Size) => void;
  #size: Size = { width: 0, height: 0 };

  constructor(stage: HTMLElement, paint: (pen: Pen, size: Size) => void) {
    this.#paint = paint;
    stage.prepend(this.#canvas);
    const measure = () => {
      const { width, height } = stage.getBoundingClientRect();
      if (width === this.#size.width && height === this.#size.height) return;
      this.#size = { width, height };
      const density = densityOf();
      this.#canvas.width = Math.ceil(width * density);
      this.#canvas.height = Math.ceil(height * density);
      this.draw();
    };
    new ResizeObserver(measure).observe(stage);
    measure();
  }

  draw(): void {
    const pen = this.#canvas.getContext("2d");
    if (!pen || this.#size.width < 1 || this.#size.height < 1) return;
    const density = densityOf();
    pen.setTransform(density, 0, 0, density, 0, 0);
    this.#paint(pen, this.#size);
  }
}

function densityOf(): number {
  return Math.min(globalThis.devicePixelRatio || 1, 2);
}
