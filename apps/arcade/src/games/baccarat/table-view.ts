import { BaccaratSide } from "@bellwether/games/mechanics/baccarat/wire.ts";
import { Container, Graphics, Sprite } from "pixi.js";
import { CoinFountain } from "../../stage/coins.ts";
import { createStage, type Stage } from "../../stage/create-stage.ts";
import type { Size } from "../../stage/lay-out-board.ts";
import { loadPicture } from "../../stage/pictures.ts";
import { headFont } from "../../theme/brand-style.ts";
import { CardTextures, CardView } from "../cards/card-view.ts";
import { fan } from "../cards/fan.ts";
import { CARD } from "../cards/paint-card.ts";
import { paintShoe } from "../cards/paint-shoe.ts";
import { paintArc, paintTable } from "../cards/paint-table.ts";
import { fieldOf, wholeBoard } from "../cards/table-field.ts";
import type { Winner } from "../celebrate/win-show.ts";
import type { GameParts } from "../game.ts";
import { HandLabels } from "./hand-labels.ts";
import { layOutTable, type TableLayout } from "./lay-out-table.ts";
import { NEW_ROUND, type RoundState } from "./round-state.ts";

const DEAL_MS = 260;
const TURN_MS = 260;
const SIDE_COLOURS = { player: "#3f7bf0", banker: "#e23545" } as const;

/** The table on the canvas: cloth, boxes of the two hands, and their cards; names and points above them. */
export class TableView {
  readonly stage: Stage;
  readonly coins: CoinFountain;
  readonly #parts: GameParts;
  readonly #textures: CardTextures;
  readonly #labels: HandLabels;
  readonly #picture: HTMLImageElement | null;
  readonly #cloth = new Sprite();
  readonly #boxes = new Graphics();
  readonly #cards = new Container();
  readonly #views: Record<BaccaratSide, CardView[]> = { player: [], banker: [] };
  #size: Size;
  #layout: TableLayout;
  #state = NEW_ROUND;

  static async create(parts: GameParts): Promise<TableView> {
    let view: TableView | undefined;
    const picture = await loadPicture(parts.art.wide);
    const stage = await createStage(parts.board, parts.screen, {
      fit: fieldOf,
      pictures: false,
      place: wholeBoard,
      reshaped: (size) => view?.reshape(size),
    });
    view = new TableView(parts, stage, picture);
    return view;
  }

  private constructor(parts: GameParts, stage: Stage, picture: HTMLImageElement | null) {
    this.#parts = parts;
    this.stage = stage;
    this.#picture = picture;
    this.#textures = new CardTextures(stage, parts.frame);
    this.#labels = new HandLabels(parts);
    this.#size = fieldOf(parts.board.section.getBoundingClientRect());
    this.#layout = layOutTable(this.#size, this.unit);
    stage.field.addChild(this.#cloth, this.#boxes, this.#cards);
    this.coins = new CoinFountain(stage, parts.clock);
    this.#paintCloth();
    this.#refresh();
  }

  /** Called when the places have moved. */
  onReshape: (() => void) | undefined;

  get layout(): TableLayout {
    return this.#layout;
  }

  /** One design pixel in CSS pixels. */
  get unit(): number {
    return this.#parts.board.section.getBoundingClientRect().width / this.#size.width;
  }

  reshape(size: Size): void {
    this.#size = size;
    this.#layout = layOutTable(size, this.unit);
    this.#paintCloth();
    for (const side of BaccaratSide.options) {
      const places = fan(this.#views[side].length, this.#layout.hands[side].cards);
      for (const [index, view] of this.#views[side].entries()) {
        const place = places[index];
        if (place) view.put(place);
      }
    }
    this.#refresh();
    this.onReshape?.();
  }

  /** Shows what is known of the round: points, the winning side, the losing cards darker. */
  show(state: RoundState): void {
    this.#state = state;
    this.#refresh();
  }

  /** Takes the last round's cards off the table. */
  async clear(): Promise<void> {
    const views = BaccaratSide.options.flatMap((side) => this.#views[side]);
    for (const side of BaccaratSide.options) this.#views[side] = [];
    this.show(NEW_ROUND);
    if (views.length === 0) return;
    this.#parts.sound.play("scratch");
    const height = this.#layout.hands.player.cards.height;
    const off = { x: -CARD.width, y: this.#size.height * 0.2, height, angle: -0.5 };
    await Promise.all(views.map((view) => view.move(off, 260)));
    for (const view of views) view.remove();
  }

  /** Deals one card from the shoe, face down; the cards of its hand make room. Then it is turned. */
  async deal(side: BaccaratSide, card: string): Promise<void> {
    const { clock, sound } = this.#parts;
    const { shoe, hands } = this.#layout;
    const height = shoe.height || hands[side].cards.height;
    const view = new CardView(this.#textures, clock, { ...shoe, height, angle: 0.3 });
    this.#cards.addChild(view.view);
    this.#views[side].push(view);
    sound.play("scratch");
    const views = this.#views[side];
    const places = fan(views.length, hands[side].cards);
    await Promise.all(
      views.map((each, index) => {
        const place = places[index];
        return place && each.move(place, DEAL_MS);
      }),
    );
    sound.play("scratch");
    await view.turn(card, TURN_MS);
  }

  /** The cards of the winning hand as pictures to lift. */
  winners(): Winner[] {
    const { compared, hands } = this.#state;
    if (!compared || compared.winner === "tie") return [];
    const room = this.#layout.hands[compared.winner].cards;
    const { cards } = hands[compared.winner];
    const places = fan(cards.length, room);
    return cards.map((card, index) => ({
      texture: this.#textures.face(card),
      x: places[index]?.x ?? room.x,
      y: room.y,
      side: room.height,
    }));
  }

  #refresh(): void {
    const { compared } = this.#state;
    for (const side of BaccaratSide.options) {
      const isBeaten = compared !== undefined && compared.winner !== "tie" && compared.winner !== side;
      for (const view of this.#views[side]) view.dim(isBeaten);
    }
    this.#drawBoxes();
    this.#labels.show(this.#state, this.#layout);
    this.stage.draw();
  }

  #drawBoxes(): void {
    const { compared } = this.#state;
    const line = Math.max(4, 2 / this.unit);
    this.#boxes.clear();
    for (const side of BaccaratSide.options) {
      const { x, y, width, height } = this.#layout.hands[side];
      const isLit = compared?.winner === side;
      if (isLit) {
        this.#boxes
          .roundRect(x - line, y - line, width + 2 * line, height + 2 * line, 26)
          .stroke({ color: "#fff6c4", width: line * 3, alpha: 0.35 });
      }
      this.#boxes
        .roundRect(x, y, width, height, 22)
        .fill({ color: SIDE_COLOURS[side], alpha: isLit ? 0.34 : 0.16 })
        .stroke({
          color: isLit ? "#ffe27a" : "#ffecb8",
          width: isLit ? line * 1.5 : line,
          alpha: isLit ? 1 : 0.4,
        });
    }
  }

  #paintCloth(): void {
    const { frame, palette, t } = this.#parts;
    const { print, shoe } = this.#layout;
    const old = this.#cloth.texture;
    this.#cloth.texture = this.stage.paint(this.#size.width, this.#size.height, (pen) => {
      paintTable(pen, this.#size, this.#picture, { frame, palette });
      if (print) {
        const font = (size: number) => headFont({ ...frame, fontWeight: 800 }, size);
        const place = { ...print, radius: this.#size.height * 3.4 };
        paintArc(pen, t("baccarat_push"), place, font, print.size, "rgba(255, 236, 184, 0.85)");
      }
      if (shoe.height > 0) paintShoe(pen, shoe, this.#textures.back, frame);
    });
    if (old.width > 1) old.destroy(true);
  }
}
