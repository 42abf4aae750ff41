import type { VideoPokerLayout } from "@bellwether/games/mechanics/video-poker/wire.ts";
import { Container, Graphics, Sprite } from "pixi.js";
import type { GameParts } from "../../play/game.ts";
import type { Winner } from "../../play/win-show.ts";
import { CoinFountain } from "../../stage/coins.ts";
import { createView, type Stage } from "../../stage/create-stage.ts";
import type { Size } from "../../stage/lay-out-board.ts";
import { loadPicture } from "../../stage/pictures.ts";
import { type CardPlace, CardTextures, CardView } from "../cards/card-view.ts";
import { fieldOf, WHOLE_BOARD } from "../cards/table-field.ts";
import { HoldButtons } from "./hold-buttons.ts";
import { layOutMachine, type MachineLayout } from "./lay-out-machine.ts";
import { MachinePlate } from "./machine-plate.ts";
import { paintMachine } from "./paint-machine.ts";
import { PaysTable } from "./pays-table.ts";
import type { VideoPokerRound } from "./round-state.ts";

const DEAL_MS = 170;
const LIFT_MS = 110;

type Pictures = { picture: HTMLImageElement | null; symbol: HTMLImageElement | null };

/** The machine on the board: its pay table, its name, and the cards on the canvas below their buttons. */
export class MachineView {
  readonly stage: Stage;
  readonly coins: CoinFountain;
  readonly holds: HoldButtons;
  readonly #parts: GameParts;
  readonly #pictures: Pictures;
  readonly #lines: number;
  readonly #textures: CardTextures;
  readonly #pays: PaysTable;
  readonly #plate: MachinePlate;
  readonly #front = new Sprite();
  readonly #rings = new Graphics();
  readonly #cards = new Container();
  #size: Size;
  #layout: MachineLayout;
  #views: (CardView | undefined)[] = [];
  #hold: readonly boolean[] = [];

  static async create(parts: GameParts, layout: VideoPokerLayout): Promise<MachineView> {
    const icon = parts.card.slotSymbols.at(-1);
    const [picture, symbol] = await Promise.all([
      loadPicture(parts.art.wide),
      icon === undefined ? null : loadPicture(parts.art.symbol(icon)),
    ]);
    const pictures = { picture, symbol };
    return createView(parts, WHOLE_BOARD, (stage) => new MachineView(parts, layout, stage, pictures));
  }

  private constructor(parts: GameParts, layout: VideoPokerLayout, stage: Stage, pictures: Pictures) {
    this.#parts = parts;
    this.stage = stage;
    this.#pictures = pictures;
    this.#lines = layout.lines.length;
    this.#textures = new CardTextures(stage, parts.frame);
    this.#size = fieldOf(parts.board.section.getBoundingClientRect());
    this.#layout = layOutMachine(parts.board.section.getBoundingClientRect(), this.#lines);
    this.#pays = new PaysTable(parts, layout);
    this.#plate = new MachinePlate(parts, layout);
    this.holds = new HoldButtons(parts, (hold) => void this.showHeld(hold));
    stage.field.addChild(this.#front, this.#cards, this.#rings);
    this.coins = new CoinFountain(stage, parts.clock);
    this.reshape(this.#size);
    this.#showBacks();
  }

  /** Lays everything out again for a board of another size. */
  reshape(size: Size): void {
    this.#size = size;
    const board = this.#parts.board.section.getBoundingClientRect();
    this.#layout = layOutMachine(board, this.#lines);
    for (const part of [this.#pays, this.#plate, this.holds]) part.place(this.#layout);
    for (const [index, view] of this.#views.entries()) view?.put(this.#place(index));
    this.#paintFront(board);
    this.#drawRings();
    this.stage.draw();
  }

  showCoins(coins: number): void {
    this.#pays.showCoins(coins);
    this.#plate.showCoins(coins);
  }

  /** Removes the last round's cards. */
  async clear(): Promise<void> {
    this.holds.clear();
    this.#pays.light(undefined);
    this.#hold = [];
    this.#drawRings();
    await this.#throwOff(this.#views.map((_, index) => index));
  }

  /** Deals cards to these places and turns them. `cards` are all five cards by place. */
  async deal(cards: readonly string[], places: readonly number[]): Promise<void> {
    const { clock, sound } = this.#parts;
    const from = { x: this.#size.width + 120, y: -160, height: this.#place(0).height, angle: 0.6 };
    for (const index of places) {
      const view = new CardView(this.#textures, clock, from);
      this.#cards.addChild(view.view);
      this.#views[index] = view;
      sound.play("scratch");
      await view.move(this.#place(index), DEAL_MS);
    }
    for (const index of places) {
      sound.play("tick");
      const turning = this.#views[index]?.turn(cards[index] ?? "", 150);
      // The next card starts turning before this card has finished.
      await (index === places.at(-1) ? turning : clock.wait(70));
    }
  }

  /** Removes the cards that are not held. */
  async discard(hold: readonly boolean[]): Promise<void> {
    await this.#throwOff(hold.flatMap((held, index) => (held ? [] : [index])));
  }

  /** Lifts the held cards. */
  async showHeld(hold: readonly boolean[]): Promise<void> {
    this.#hold = hold;
    this.#drawRings();
    this.stage.draw();
    await Promise.all(this.#views.map((view, index) => view?.move(this.#place(index), LIFT_MS)));
  }

  /** Marks the line of the cards in the pay table. After the draw, cards without a line are dimmed. */
  show({ cards, line, isDrawn }: VideoPokerRound): void {
    this.#pays.light(line && { line, light: isDrawn ? "won" : "made" });
    for (const view of this.#views) view?.dim(isDrawn && !line);
    this.holds.show(cards, isDrawn ? [] : this.holds.hold, false);
    this.stage.draw();
  }

  /** The cards of a paying hand. The celebration of a large win lifts them. */
  winners({ cards, line }: VideoPokerRound): Winner[] {
    if (!line) return [];
    return cards.map((card, index) => {
      const { x, y, height } = this.#place(index);
      return { texture: this.#textures.face(card), x, y, side: height };
    });
  }

  async #throwOff(places: readonly number[]): Promise<void> {
    const views = places.flatMap((index) => this.#views[index] ?? []);
    if (views.length === 0) return;
    this.#parts.sound.play("scratch");
    const { height } = this.#place(0);
    const off = { x: -height, y: this.#size.height * 0.7, height, angle: -0.5 };
    await Promise.all(views.map((view) => view.move(off, 220)));
    for (const view of views) view.remove();
    for (const index of places) this.#views[index] = undefined;
  }

  /** Shows five cards face down before the first round. */
  #showBacks(): void {
    this.#views = this.#layout.cards.map((_, index) => {
      const view = new CardView(this.#textures, this.#parts.clock, this.#place(index));
      this.#cards.addChild(view.view);
      return view;
    });
  }

  /** A card's place on the field, in design pixels. */
  #place(index: number): CardPlace {
    const { cards, lift } = this.#layout;
    const { x, y, width, height } = cards[index] ?? { x: 0, y: 0, width: 1, height: 1 };
    const scale = this.#scale;
    const up = this.#hold[index] ? lift : 0;
    return {
      x: (x + width / 2) * scale,
      y: (y + height / 2 - up) * scale,
      height: height * scale,
      angle: 0,
    };
  }

  /** Design pixels per CSS pixel. */
  get #scale(): number {
    return this.#size.width / Math.max(1, this.#parts.board.section.getBoundingClientRect().width);
  }

  #drawRings(): void {
    this.#rings.clear();
    const scale = this.#scale;
    for (const [index, isHeld] of this.#hold.entries()) {
      const card = this.#layout.cards[index];
      if (!isHeld || !card) continue;
      const top = card.y - this.#layout.lift;
      this.#rings
        .roundRect(
          card.x * scale,
          top * scale,
          card.width * scale,
          card.height * scale,
          card.width * 0.09 * scale,
        )
        .stroke({ color: "#ffd45e", width: 4 * scale });
    }
  }

  #paintFront(board: Size): void {
    const old = this.#front.texture;
    const scale = this.#scale;
    this.#front.texture = this.stage.paint(this.#size.width, this.#size.height, (pen) => {
      pen.scale(scale, scale);
      paintMachine(pen, board, this.#layout, this.#parts, this.#pictures);
    });
    if (old.width > 1) old.destroy(true);
  }
}
