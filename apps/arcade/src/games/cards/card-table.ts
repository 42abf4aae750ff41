import { Sprite } from "pixi.js";
import { CoinFountain } from "../../stage/coins.ts";
import { createStage, type Stage } from "../../stage/create-stage.ts";
import type { Size } from "../../stage/lay-out-board.ts";
import type { Pen } from "../../stage/pen.ts";
import { loadPicture } from "../../stage/pictures.ts";
import { headFont } from "../../theme/brand-style.ts";
import type { GameParts } from "../game.ts";
import { CardTextures, type CardView } from "./card-view.ts";
import { paintArc, paintTable } from "./paint-table.ts";
import { fieldOf, wholeBoard } from "./table-field.ts";

/** A text printed on the cloth along an arc. `bend` is the arc's radius in heights of the table. */
type ClothPrint = { text: string; x: number; y: number; size: number; width: number; bend: number };

/** Colour of everything printed on the cloth. */
export const CLOTH_PRINT = "rgba(255, 236, 184, 0.85)";

/** The stage of a card table across the whole board, with its printed cloth and the coins of a win. */
export class CardTable {
  readonly stage: Stage;
  readonly coins: CoinFountain;
  readonly textures: CardTextures;
  readonly cloth = new Sprite();
  /** Called when the table's size has changed. */
  onReshape: (() => void) | undefined;
  readonly #parts: GameParts;
  readonly #picture: HTMLImageElement | null;
  #size: Size;

  static async create(parts: GameParts): Promise<CardTable> {
    let table: CardTable | undefined;
    const picture = await loadPicture(parts.art.wide);
    const stage = await createStage(parts.board, parts.screen, {
      fit: fieldOf,
      pictures: false,
      place: wholeBoard,
      reshaped(size) {
        if (table) table.#reshape(size);
      },
    });
    table = new CardTable(parts, stage, picture);
    return table;
  }

  private constructor(parts: GameParts, stage: Stage, picture: HTMLImageElement | null) {
    this.#parts = parts;
    this.stage = stage;
    this.#picture = picture;
    this.textures = new CardTextures(stage, parts.frame);
    this.coins = new CoinFountain(stage, parts.clock);
    this.#size = fieldOf(parts.board.section.getBoundingClientRect());
  }

  /** The table's size in design pixels. */
  get size(): Size {
    return this.#size;
  }

  /** Paints the cloth with its print; `paintMore` adds what only this game has on it. */
  paintCloth(
    { text, bend, ...print }: ClothPrint,
    paintMore: (pen: Pen, font: (size: number) => string) => void,
  ): void {
    const { frame, palette } = this.#parts;
    const old = this.cloth.texture;
    this.cloth.texture = this.stage.paint(this.#size.width, this.#size.height, (pen) => {
      paintTable(pen, this.#size, this.#picture, { frame, palette });
      const font = (size: number) => headFont({ ...frame, fontWeight: 800 }, size);
      const place = { ...print, radius: this.#size.height * bend };
      paintArc(pen, text, place, font, print.size, CLOTH_PRINT);
      paintMore(pen, font);
    });
    if (old.width > 1) old.destroy(true);
  }

  /** Moves cards off the table to the left, at a height in design pixels, and removes them. */
  async takeOff(views: readonly CardView[], to: { x: number; y: number; height: number }): Promise<void> {
    if (views.length === 0) return;
    this.#parts.sound.play("scratch");
    await Promise.all(views.map((view) => view.move({ ...to, angle: -0.5 }, 260)));
    for (const view of views) view.remove();
  }

  #reshape(size: Size): void {
    this.#size = size;
    this.onReshape?.();
  }
}
