import { Container, Graphics } from "pixi.js";
import type { GameParts } from "../../play/game.ts";
import type { Winner } from "../../play/win-show.ts";
import { CardTable } from "../cards/card-table.ts";
import { CardView, putCards } from "../cards/card-view.ts";
import { type ChipStack, ChipStacks } from "../cards/chip-stacks.ts";
import { fan } from "../cards/fan.ts";
import { fannedWinners } from "../cards/fanned-winners.ts";
import { CARD } from "../cards/paint-card.ts";
import { paintShoe } from "../cards/paint-shoe.ts";
import { type BetSpot, layOutTable, type TableLayout } from "./lay-out-table.ts";
import { BETS, type ThreeCardRound } from "./round-state.ts";
import { tableLabels } from "./table-labels.ts";

const DEAL_MS = 190;
const TURN_MS = 260;

type Side = "player" | "dealer";

/** The table on the canvas: three cards for each side, the circles of the three bets with their chips, and labels above the canvas. */
export class TableView {
  readonly table: CardTable;
  readonly #parts: GameParts;
  readonly #chips: ChipStacks;
  readonly #rings = new Graphics();
  readonly #cards = new Container();
  readonly #views: Record<Side, CardView[]> = { player: [], dealer: [] };
  #layout: TableLayout;
  #state: ThreeCardRound;

  static async create(parts: GameParts, state: ThreeCardRound): Promise<TableView> {
    return new TableView(parts, await CardTable.create(parts), state);
  }

  private constructor(parts: GameParts, table: CardTable, state: ThreeCardRound) {
    this.#parts = parts;
    this.table = table;
    this.#state = state;
    this.#chips = new ChipStacks(table.stage, parts);
    this.#layout = layOutTable(table.size);
    table.stage.field.addChild(table.cloth, this.#rings, this.#chips.view, this.#cards);
    table.onReshape = () => this.#reshape();
    this.#paintCloth();
    this.#refresh();
  }

  /** Called when the places have moved. */
  onReshape: (() => void) | undefined;

  /** The side bet's place, and the size of a design pixel in CSS pixels. */
  get sidePlace(): { spot: BetSpot; unit: number } {
    return { spot: this.#layout.spots["pair-plus"], unit: this.table.unit };
  }

  #reshape(): void {
    this.#layout = layOutTable(this.table.size);
    this.#paintCloth();
    for (const side of ["player", "dealer"] as const) {
      putCards(this.#views[side], fan(3, this.#layout[side]));
    }
    this.#refresh();
    this.onReshape?.();
  }

  /** Shows the round's hands, bets and results. */
  show(state: ThreeCardRound): void {
    this.#state = state;
    this.#refresh();
  }

  /** Takes the last round's cards off the table and shows the bets of the next one. */
  async clear(state: ThreeCardRound): Promise<void> {
    const views = [...this.#views.player, ...this.#views.dealer];
    this.#views.player = [];
    this.#views.dealer = [];
    this.show(state);
    const y = this.table.size.height * 0.2;
    await this.table.takeOff(views, { x: -CARD.width, y, height: this.#layout.dealer.height });
  }

  /** Deals three cards to each side, one by one and face down, and turns the player's. */
  async deal(cards: readonly string[]): Promise<void> {
    const { clock, sound } = this.#parts;
    for (let index = 0; index < cards.length; index += 1) {
      for (const side of ["player", "dealer"] as const) {
        const view = new CardView(this.table.textures, clock, { ...this.#layout.shoe, angle: 0.3 });
        this.#cards.addChild(view.view);
        this.#views[side].push(view);
        sound.play("scratch");
        const place = fan(3, this.#layout[side])[index];
        if (place) await view.move(place, DEAL_MS);
      }
    }
    await this.#turn("player", cards);
  }

  async turnDealer(cards: readonly string[]): Promise<void> {
    await this.#turn("dealer", cards);
  }

  /** The cards of the player's hand after a win. The celebration of a large win lifts them. */
  winners(): Winner[] {
    const { player, wonMinor } = this.#state;
    if (!player || wonMinor === 0n) return [];
    return fannedWinners(player.cards, this.#layout.player, this.table.textures);
  }

  async #turn(side: Side, cards: readonly string[]): Promise<void> {
    const { clock, sound } = this.#parts;
    for (const [index, card] of cards.entries()) {
      sound.play("scratch");
      await this.#views[side][index]?.turn(card, TURN_MS);
      await clock.wait(40);
    }
  }

  #refresh(): void {
    const { bets, isFolded, dealer } = this.#state;
    const isBeaten = isFolded || bets.play?.result === "lost";
    for (const view of this.#views.player) view.dim(isBeaten);
    for (const view of this.#views.dealer) {
      view.dim(dealer !== undefined && (!dealer.qualifies || bets.play?.result === "won"));
    }
    this.#drawRings();
    const stacks: ChipStack[] = [];
    for (const bet of BETS) {
      const state = bets[bet];
      if (!state || state.result === "lost") continue;
      const { x, y, side } = this.#layout.spots[bet];
      stacks.push({ x, y, side: side * 0.8, amountMinor: state.amountMinor });
    }
    this.#chips.show(stacks);
    this.table.showLabels(tableLabels(this.#parts, this.#state, this.#layout));
    this.table.stage.draw();
  }

  #drawRings(): void {
    const { frame, palette } = this.#parts;
    this.#rings.clear();
    for (const bet of BETS) {
      const { x, y, side } = this.#layout.spots[bet];
      const isOn = this.#state.bets[bet] !== undefined;
      this.#rings
        .circle(x, y, side / 2)
        .fill({ color: "#000000", alpha: 0.18 })
        .stroke({
          color: isOn ? palette.accent : frame.trim,
          width: isOn ? 6 : 4,
          alpha: isOn ? 0.95 : 0.55,
        });
    }
  }

  #paintCloth(): void {
    const { print, shoe } = this.#layout;
    const text = this.#parts.t("three_needs_queen");
    this.table.paintCloth({ ...print, text, bend: 2.4 }, (pen) => {
      paintShoe(pen, shoe, this.table.textures.back, this.#parts.frame);
      // The outlines of the places for cards.
      pen.strokeStyle = "rgba(255, 236, 184, 0.22)";
      pen.lineWidth = 4;
      for (const side of ["player", "dealer"] as const) {
        for (const { x, y, height } of fan(3, this.#layout[side])) {
          const width = (height * CARD.width) / CARD.height;
          pen.beginPath();
          pen.roundRect(x - width / 2, y - height / 2, width, height, height * 0.06);
          pen.stroke();
        }
      }
    });
  }
}
