import { Sprite } from "pixi.js";
import { element } from "../../controls/element.ts";
import type { GameParts } from "../../play/game.ts";
import { CoinFountain } from "../../stage/coins.ts";
import { createView, type Stage } from "../../stage/create-stage.ts";
import type { Size } from "../../stage/lay-out-board.ts";
import type { Pen } from "../../stage/pen.ts";
import { loadPicture } from "../../stage/pictures.ts";
import { headFont } from "../../theme/brand-style.ts";
import { CardTextures, type CardView } from "./card-view.ts";
import styles from "./hand-labels.module.css";
import { paintArc, paintTable } from "./paint-table.ts";
import { type TablePlan, WHOLE_BOARD } from "./table-field.ts";

/** The parts that a card table needs, alone or at a live table. */
export type CardParts = Pick<
  GameParts,
  "board" | "screen" | "art" | "frame" | "palette" | "room" | "t" | "money" | "sheet" | "clock" | "sound"
>;

/** A text printed on the cloth along an arc. `bend` is the arc's radius as a multiple of the table's height. */
export type ClothPrint = { text: string; x: number; y: number; size: number; width: number; bend: number };

/** Colour of everything printed on the cloth. */
export const CLOTH_PRINT = "rgba(255, 236, 184, 0.85)";

/** The stage of a card table across the whole board, with its printed cloth, its labels and the coins of a win. */
export class CardTable {
  readonly stage: Stage;
  readonly coins: CoinFountain;
  readonly textures: CardTextures;
  readonly cloth = new Sprite();
  /** Called when the table's size has changed. */
  onReshape: (() => void) | undefined;
  readonly #parts: CardParts;
  readonly #labels = element("div", { class: styles.layer });
  readonly #picture: HTMLImageElement | null;
  #size: Size;

  static async create(parts: CardParts, plan: TablePlan = WHOLE_BOARD): Promise<CardTable> {
    const picture = await loadPicture(parts.art.wide);
    return createView(parts, plan, (stage) => new CardTable(parts, stage, picture, plan));
  }

  private constructor(parts: CardParts, stage: Stage, picture: HTMLImageElement | null, plan: TablePlan) {
    this.#parts = parts;
    this.stage = stage;
    this.#picture = picture;
    this.textures = new CardTextures(stage, parts.frame);
    this.coins = new CoinFountain(stage, parts.clock);
    this.#size = plan.fit(parts.board.section.getBoundingClientRect());
    parts.board.overlay.append(this.#labels);
  }

  /** The table's size in design pixels. */
  get size(): Size {
    return this.#size;
  }

  /** CSS pixels per design pixel. */
  get unit(): number {
    return this.#parts.board.section.getBoundingClientRect().width / this.#size.width;
  }

  /** Shows these labels and no others. */
  showLabels(labels: readonly HTMLElement[]): void {
    this.#labels.replaceChildren(...labels);
  }

  /** Paints the cloth and the text printed on it. `paintMore` adds the game's own drawings. */
  paintCloth(
    print: ClothPrint | undefined,
    paintMore: (pen: Pen, font: (size: number) => string) => void,
  ): void {
    const { frame, palette, room } = this.#parts;
    const old = this.cloth.texture;
    this.cloth.texture = this.stage.paint(this.#size.width, this.#size.height, (pen) => {
      paintTable(pen, this.#size, this.#picture, { frame, palette, room });
      const font = (size: number) => headFont({ ...frame, fontWeight: 800 }, size);
      if (print) {
        const place = { ...print, radius: this.#size.height * print.bend };
        paintArc(pen, print.text, place, font, print.size, CLOTH_PRINT);
      }
      paintMore(pen, font);
    });
    if (old.width > 1) old.destroy(true);
  }

  /** Moves cards to a place off the table, in design pixels, and removes them. */
  async takeOff(views: readonly CardView[], to: { x: number; y: number; height: number }): Promise<void> {
    if (views.length === 0) return;
    this.#parts.sound.play("scratch");
    await Promise.all(views.map((view) => view.move({ ...to, angle: -0.5 }, 260)));
    for (const view of views) view.remove();
  }

  reshape(size: Size): void {
    this.#size = size;
    this.onReshape?.();
  }
}
