import { Sprite } from "pixi.js";
import { element } from "../../controls/element.ts";
import type { GameParts } from "../../play/game.ts";
import { CoinFountain } from "../../stage/coins.ts";
import { createView, type Stage } from "../../stage/create-stage.ts";
import type { Size } from "../../stage/lay-out-board.ts";
import type { Pen } from "../../stage/pen.ts";
import { putAt } from "../../stage/put-at.ts";
import { fieldOf, WHOLE_BOARD } from "../cards/table-field.ts";
import styles from "./scene.module.css";

/** A label at a point in design pixels: its text, or a `name` that only screen readers read. */
export type Label = {
  x: number;
  y: number;
  text?: string;
  name?: string;
  /** One of the looks in scene.module.css. */
  look: "pill" | "plain" | "strong" | "hidden";
  /** `good`, `next` and `poor` colour a pill. */
  mood?: "good" | "next" | "poor" | undefined;
};

/** A field that covers the whole board: a painted background, the game's own layers above the background, and labels in HTML. */
export class BoardScene {
  readonly stage: Stage;
  readonly coins: CoinFountain;
  #size: Size;
  readonly #background = new Sprite();
  readonly #labels = element("div", { class: styles.labels });
  readonly #paint: (pen: Pen, size: Size) => void;
  #reshaped: () => void = () => {};

  static create(parts: GameParts, paint: (pen: Pen, size: Size) => void): Promise<BoardScene> {
    return createView(parts, WHOLE_BOARD, (stage) => new BoardScene(parts, stage, paint));
  }

  private constructor(parts: GameParts, stage: Stage, paint: (pen: Pen, size: Size) => void) {
    this.stage = stage;
    this.#paint = paint;
    this.#size = fieldOf(parts.board.section.getBoundingClientRect());
    stage.field.addChild(this.#background);
    parts.board.overlay.append(this.#labels);
    this.coins = new CoinFountain(stage, parts.clock);
    this.repaint();
  }

  /** Design pixels of the board. */
  get size(): Size {
    return this.#size;
  }

  /** Calls `listener` when the board's size has changed. */
  onReshape(listener: () => void): void {
    this.#reshaped = listener;
  }

  /** Paints the background again. */
  repaint(): void {
    const { width, height } = this.#size;
    const old = this.#background.texture;
    this.#background.texture = this.stage.paint(width, height, (pen) => this.#paint(pen, this.#size));
    if (old.width > 1) old.destroy(true);
    this.stage.draw();
  }

  /** Shows these labels and no others. */
  label(labels: readonly Label[]): void {
    this.#labels.replaceChildren(
      ...labels.map(({ x, y, text, name, look, mood }) => {
        const attributes = { role: name ? "img" : undefined, "data-mood": mood };
        const label = element(
          "span",
          { class: styles[look], attributes, aria: { label: name, hidden: name ? undefined : true } },
          text === undefined ? [] : [text],
        );
        return putAt(label, x, y);
      }),
    );
  }

  reshape(size: Size): void {
    this.#size = size;
    this.repaint();
    this.#reshaped();
  }
}
