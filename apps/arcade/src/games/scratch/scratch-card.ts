import { Container, Graphics, Sprite, type Texture } from "pixi.js";
import { element, icon } from "../../controls/element.ts";
import type { GameParts, RoundAnimation } from "../../play/game.ts";
import type { Winner } from "../../play/win-show.ts";
import { CoinFountain } from "../../stage/coins.ts";
import { createStage, type Stage } from "../../stage/create-stage.ts";
import type { Rect } from "../../stage/lay-out-board.ts";
import type { Pen } from "../../stage/pen.ts";
import { loadPicture } from "../../stage/pictures.ts";
import type { CardField } from "./card-field.ts";
import { CellButtons } from "./cell-buttons.ts";
import { CARD, paintCardPaper, paintFoil, paintWell } from "./paint-card.ts";
import { PriceStamp } from "./price-stamp.ts";
import { showPrizes } from "./prize-list.ts";
import { listenToRubbing, type RubbedPoint } from "./rubbing.ts";
import styles from "./scratch-card.module.css";
import { ScratchCell } from "./scratch-cell.ts";

/** A kind of scratch card: its fields, its print, and the label of each field for screen readers. */
export type CardPlan = {
  cells: readonly CardField[];
  print(pen: Pen): void;
  /** The field's name for screen readers. */
  label(cell: number): string;
};

/** The field's content: its picture, and the same as text. */
export type CellContent = {
  picture(pen: Pen, rect: Rect): void;
  words: string;
  /** Called when the field has been scratched. */
  opened?(): void;
};

const BRUSH = 40;
/** Margin around the paper for its shadow. */
const SHADOW = 30;

/** A scratch card. It is dealt, scratched with a pointer, a key or a button, and shows its win. */
export class ScratchCard {
  readonly stage: Stage;
  readonly coins: CoinFountain;
  readonly size = CARD;
  readonly #parts: GameParts;
  readonly #plan: CardPlan;
  readonly #card: Container;
  readonly #marks = new Graphics();
  readonly #dabs = new Graphics();
  readonly #cells: ScratchCell[];
  readonly #buttons: CellButtons;
  readonly #revealAll: HTMLButtonElement;
  readonly #price: PriceStamp;
  #allOpen: () => void = () => {};
  #contents: Texture[] = [];
  #winning: readonly number[] = [];

  static async create(parts: GameParts, plan: CardPlan): Promise<ScratchCard> {
    const stage = await createStage(parts.board, parts.screen, { fit: () => CARD, pictures: false });
    const { art, card } = parts;
    const stampIcon = card.slotSymbols.at(-1) ?? "star";
    const [picture, stamp] = await Promise.all([loadPicture(art.wide), loadPicture(art.symbol(stampIcon))]);
    return new ScratchCard(parts, plan, stage, picture, stamp);
  }

  private constructor(
    parts: GameParts,
    plan: CardPlan,
    stage: Stage,
    picture: HTMLImageElement | null,
    stamp: HTMLImageElement | null,
  ) {
    this.#parts = parts;
    this.#plan = plan;
    this.stage = stage;
    const { board, clock, t } = parts;
    const paper = stage.paint(CARD.width + 2 * SHADOW, CARD.height + 2 * SHADOW, (pen) => {
      pen.translate(SHADOW, SHADOW);
      paintCardPaper(pen, picture, parts);
      plan.print(pen);
      for (const rect of plan.cells) paintWell(pen, rect, parts, rect.round);
    });
    this.#cells = plan.cells.map(
      (rect) =>
        new ScratchCell(rect, clock, stage.detail, (pen, at) => paintFoil(pen, at, stamp, parts, rect.round)),
    );
    this.#card = new Container({
      children: [
        new Sprite({ texture: paper, x: -SHADOW, y: -SHADOW }),
        this.#dabs,
        this.#marks,
        ...this.#cells.map(({ view }) => view),
      ],
    });
    stage.field.addChild(this.#card);
    this.coins = new CoinFountain(stage, clock);
    this.#buttons = new CellButtons(board.overlay, plan.cells, (cell) => void this.#cells[cell]?.reveal());
    this.#price = new PriceStamp(board.overlay, parts);
    showPrizes(board.overlay, parts);
    this.#revealAll = element(
      "button",
      {
        class: styles.revealAll,
        attributes: { type: "button", inert: true },
        on: { click: () => void this.#reveal() },
      },
      [icon("card"), t("reveal_all")],
    );
    parts.buttons.append(this.#revealAll);
    listenToRubbing(board.canvasPlace, stage, (from, to) => this.#rub(from, to));
    this.#rest();
  }

  /** Hides price and buttons, and slides the old card out in 240 ms. */
  async leave(): Promise<void> {
    this.#price.hide();
    this.#buttons.show(false);
    await this.#parts.clock.move(240, (share) => {
      this.#card.x = -share * CARD.width * 1.3;
      this.#card.rotation = -share * 0.12;
      this.#card.alpha = 1 - share;
    });
  }

  /** Deals a card and resolves when every field has been scratched. In a replay the card opens its fields itself. */
  async deal(
    contents: readonly CellContent[],
    { isReplay }: Pick<RoundAnimation, "isReplay">,
  ): Promise<void> {
    const { clock, t, sound } = this.#parts;
    this.#marks.clear();
    this.#dabs.clear();
    this.#winning = [];
    for (const texture of this.#contents) texture.destroy(true);
    this.#contents = contents.map(({ picture }, cell) => {
      const rect = this.#plan.cells[cell] as Rect;
      return this.stage.paint(rect.width, rect.height, (pen) => picture(pen, { ...rect, x: 0, y: 0 }));
    });
    const done = new Promise<void>((resolve) => {
      this.#allOpen = resolve;
    });
    for (const [index, cell] of this.#cells.entries()) {
      const content = contents[index]?.words ?? "";
      const scratched = t("scratched_cell", { number: index + 1, content });
      if (this.#plan.cells[index]?.printed) {
        this.#buttons.label(index, scratched, true);
        cell.print(this.#contents[index] as Texture);
        continue;
      }
      this.#buttons.label(index, this.#plan.label(index), false);
      cell.cover(this.#contents[index] as Texture, () => {
        sound.play("reveal", 1 + index * 0.03);
        this.#buttons.label(index, scratched, true);
        contents[index]?.opened?.();
        if (this.#cells.every(({ isOpen }) => isOpen)) this.#allOpen();
      });
    }
    await clock.move(300, (share) => {
      this.#card.x = (1 - share) * CARD.width * 1.3;
      this.#card.rotation = (1 - share) * 0.1;
      this.#card.alpha = share;
    });
    this.#buttons.show(true);
    this.#revealAll.inert = isReplay;
    if (isReplay) void this.#reveal();
    await done;
    this.#revealAll.inert = true;
    await clock.wait(250);
  }

  /** Highlights the winning fields with a pulse, and dims the others. */
  async lightUp(winning: readonly number[], dimOthers = true): Promise<void> {
    this.#winning = winning;
    for (const [index, cell] of this.#cells.entries()) {
      if (!winning.includes(index)) {
        if (dimOthers) cell.dim();
        continue;
      }
      const { x, y, width, height } = cell.rect;
      const round = this.#plan.cells[index]?.round ?? 20;
      this.#marks.roundRect(x - 8, y - 8, width + 16, height + 16, round + 8);
    }
    this.#marks
      .fill({ color: "#ffffff", alpha: 0.35 })
      .stroke({ color: this.#parts.palette.accent, width: 10 });
    await Promise.all(winning.map((cell) => this.#cells[cell]?.beat()));
  }

  /** Colours a rectangle on the card's paper, below the contents of the fields, until the next card is dealt. */
  dab({ x, y, width, height }: Rect, round: number, alpha: number): void {
    this.#dabs.roundRect(x, y, width, height, round).fill({ color: this.#parts.palette.accent, alpha });
    this.stage.draw();
  }

  /** The contents of the winning fields. */
  winners(): Winner[] {
    return this.#winning.flatMap((index) => {
      const rect = this.#plan.cells[index];
      const texture = this.#contents[index];
      if (!rect || !texture) return [];
      const side = Math.max(rect.width, rect.height);
      return [{ texture, x: rect.x + rect.width / 2, y: rect.y + rect.height / 2, side }];
    });
  }

  /** Shows the price of the next card while none is being played. */
  showPrice(stakeMinor: bigint): void {
    this.#price.write(stakeMinor);
  }

  /** Shows foil over all fields and the price, before the first card. */
  #rest(): void {
    const blank = this.stage.paint(4, 4, () => {});
    for (const [index, cell] of this.#cells.entries()) {
      if (this.#plan.cells[index]?.printed) cell.print(blank);
      else cell.cover(blank, () => {});
    }
    this.#dabs.clear();
    this.#buttons.show(false);
    this.#price.show();
    this.stage.draw();
  }

  /** Shows the old card again if no new card could be bought. */
  comeBack(): void {
    this.#card.position.set(0, 0);
    this.#card.rotation = 0;
    this.#card.alpha = 1;
    this.#rest();
  }

  async #reveal(): Promise<void> {
    const { clock } = this.#parts;
    await Promise.all(
      this.#cells
        .filter(({ isOpen }) => !isOpen)
        .map(async (cell, index) => {
          await clock.wait(1 + index * 90);
          await cell.reveal();
        }),
    );
  }

  #rub(from: RubbedPoint, to: RubbedPoint): void {
    if (this.#revealAll.inert) return;
    const touched = this.#cells.map((cell) => cell.rub(from, to, BRUSH)).some(Boolean);
    if (touched) this.#parts.sound.play("scratch");
    this.stage.draw();
  }
}
