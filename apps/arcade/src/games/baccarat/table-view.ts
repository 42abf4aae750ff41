import { BaccaratSide } from "@bellwether/games/mechanics/baccarat/wire.ts";
import { Container, Graphics } from "pixi.js";
import type { GameParts } from "../../play/game.ts";
import type { Winner } from "../../play/win-show.ts";
import { CardTable } from "../cards/card-table.ts";
import { CardView, putCards } from "../cards/card-view.ts";
import { fan } from "../cards/fan.ts";
import { fannedWinners } from "../cards/fanned-winners.ts";
import { CARD } from "../cards/paint-card.ts";
import { paintShoe } from "../cards/paint-shoe.ts";
import { drawBoxes } from "./draw-boxes.ts";
import { handLabels } from "./hand-labels.ts";
import { layOutTable, type TableLayout } from "./lay-out-table.ts";
import { type BaccaratRound, NEW_ROUND } from "./round-state.ts";

const DEAL_MS = 260;
const TURN_MS = 260;

/** The table on the canvas: the cloth, and the boxes of the two hands with their cards. Labels with names and points are above the boxes. */
export class TableView {
  readonly table: CardTable;
  readonly #parts: GameParts;
  readonly #boxes = new Graphics();
  readonly #cards = new Container();
  readonly #views: Record<BaccaratSide, CardView[]> = { player: [], banker: [] };
  #layout: TableLayout;
  #state = NEW_ROUND;

  static async create(parts: GameParts): Promise<TableView> {
    return new TableView(parts, await CardTable.create(parts));
  }

  private constructor(parts: GameParts, table: CardTable) {
    this.#parts = parts;
    this.table = table;
    this.#layout = layOutTable(table.size, table.unit);
    table.stage.field.addChild(table.cloth, this.#boxes, this.#cards);
    table.onReshape = () => this.#reshape();
    this.#paintCloth();
    this.#refresh();
  }

  /** Called after the layout has changed. */
  onReshape: (() => void) | undefined;

  get layout(): TableLayout {
    return this.#layout;
  }

  /** CSS pixels per design pixel. */
  get unit(): number {
    return this.table.unit;
  }

  #reshape(): void {
    this.#layout = layOutTable(this.table.size, this.unit);
    this.#paintCloth();
    for (const side of BaccaratSide.options) {
      const views = this.#views[side];
      putCards(views, fan(views.length, this.#layout.hands[side].cards));
    }
    this.#refresh();
    this.onReshape?.();
  }

  /** Shows the points of both hands. After the comparison, marks the winning side and dims the cards of the losing side. */
  show(state: BaccaratRound): void {
    this.#state = state;
    this.#refresh();
  }

  /** Moves the last round's cards off the table. */
  async clear(): Promise<void> {
    const views = BaccaratSide.options.flatMap((side) => this.#views[side]);
    for (const side of BaccaratSide.options) this.#views[side] = [];
    this.show(NEW_ROUND);
    const { height } = this.#layout.hands.player.cards;
    await this.table.takeOff(views, { x: -CARD.width, y: this.table.size.height * 0.2, height });
  }

  /** Deals a card from the shoe, face down, moves the other cards of the hand aside, and turns the card. */
  async deal(side: BaccaratSide, card: string): Promise<void> {
    const { clock, sound } = this.#parts;
    const { shoe, hands } = this.#layout;
    const height = shoe.height || hands[side].cards.height;
    const view = new CardView(this.table.textures, clock, { ...shoe, height, angle: 0.3 });
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

  /** The cards of the winning hand. The celebration of a large win lifts them. */
  winners(): Winner[] {
    const { compared, hands } = this.#state;
    if (!compared || compared.winner === "tie") return [];
    const room = this.#layout.hands[compared.winner].cards;
    return fannedWinners(hands[compared.winner].cards, room, this.table.textures);
  }

  #refresh(): void {
    const { compared } = this.#state;
    for (const side of BaccaratSide.options) {
      const isBeaten = compared !== undefined && compared.winner !== "tie" && compared.winner !== side;
      for (const view of this.#views[side]) view.dim(isBeaten);
    }
    drawBoxes(this.#boxes, this.#layout.hands, this.#state, this.unit);
    this.table.showLabels(handLabels(this.#parts, this.#state, this.#layout));
    this.table.stage.draw();
  }

  #paintCloth(): void {
    const { frame, t } = this.#parts;
    const { print, shoe } = this.#layout;
    const words = print && { ...print, text: t("baccarat_push"), bend: 3.4 };
    this.table.paintCloth(words, (pen) => {
      if (shoe.height > 0) paintShoe(pen, shoe, this.table.textures.back, frame);
    });
  }
}
