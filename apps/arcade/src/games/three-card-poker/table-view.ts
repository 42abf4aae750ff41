import { Container, Graphics, Sprite, type Texture } from "pixi.js";
import { CoinFountain } from "../../stage/coins.ts";
import { createStage, type Stage } from "../../stage/create-stage.ts";
import type { Size } from "../../stage/lay-out-board.ts";
import { loadPicture } from "../../stage/pictures.ts";
import { headFont } from "../../theme/brand-style.ts";
import { CardTextures, CardView } from "../cards/card-view.ts";
import { type ChipStack, ChipStacks } from "../cards/chip-stacks.ts";
import { fan } from "../cards/fan.ts";
import { CARD } from "../cards/paint-card.ts";
import { paintShoe } from "../cards/paint-shoe.ts";
import { paintArc, paintTable } from "../cards/paint-table.ts";
import { fieldOf, wholeBoard } from "../cards/table-field.ts";
import type { GameParts } from "../game.ts";
import { layOutTable, type Spot, type TableLayout } from "./lay-out-table.ts";
import { BETS, type RoundState } from "./round-state.ts";
import { TableLabels } from "./table-labels.ts";

const DEAL_MS = 190;
const TURN_MS = 260;

type Side = "player" | "dealer";

/** The table on the canvas: three cards for each side, the places of the three bets with their chips, and labels above them. */
export class TableView {
  readonly stage: Stage;
  readonly coins: CoinFountain;
  readonly #parts: GameParts;
  readonly #textures: CardTextures;
  readonly #labels: TableLabels;
  readonly #chips: ChipStacks;
  readonly #picture: HTMLImageElement | null;
  readonly #cloth = new Sprite();
  readonly #rings = new Graphics();
  readonly #cards = new Container();
  readonly #views: Record<Side, CardView[]> = { player: [], dealer: [] };
  #size: Size;
  #layout: TableLayout;
  #state: RoundState;

  static async create(parts: GameParts, state: RoundState): Promise<TableView> {
    let view: TableView | undefined;
    const picture = await loadPicture(parts.art.wide);
    const stage = await createStage(parts.board, parts.screen, {
      fit: fieldOf,
      pictures: false,
      place: wholeBoard,
      reshaped: (size) => view?.reshape(size),
    });
    view = new TableView(parts, stage, picture, state);
    return view;
  }

  private constructor(parts: GameParts, stage: Stage, picture: HTMLImageElement | null, state: RoundState) {
    this.#parts = parts;
    this.stage = stage;
    this.#picture = picture;
    this.#state = state;
    this.#textures = new CardTextures(stage, parts.frame);
    this.#labels = new TableLabels(parts);
    this.#chips = new ChipStacks(stage, parts);
    this.#size = fieldOf(parts.board.section.getBoundingClientRect());
    this.#layout = layOutTable(this.#size);
    stage.field.addChild(this.#cloth, this.#rings, this.#chips.view, this.#cards);
    this.coins = new CoinFountain(stage, parts.clock);
    this.#paintCloth();
    this.#refresh();
  }

  /** Called when the places have moved. */
  onReshape: (() => void) | undefined;

  /** The side bet's place, and the size of a design pixel in CSS pixels. */
  get sidePlace(): { spot: Spot; unit: number } {
    const { width } = this.#parts.board.section.getBoundingClientRect();
    return { spot: this.#layout.spots["pair-plus"], unit: width / this.#size.width };
  }

  reshape(size: Size): void {
    this.#size = size;
    this.#layout = layOutTable(size);
    this.#paintCloth();
    for (const side of ["player", "dealer"] as const) {
      const places = fan(3, this.#layout[side]);
      for (const [index, view] of this.#views[side].entries()) {
        const place = places[index];
        if (place) view.put(place);
      }
    }
    this.#refresh();
    this.onReshape?.();
  }

  /** Shows what is known of the round: hands, bets, results. */
  show(state: RoundState): void {
    this.#state = state;
    this.#refresh();
  }

  /** Takes the last round's cards off the table and shows the bets of the next one. */
  async clear(state: RoundState): Promise<void> {
    const views = [...this.#views.player, ...this.#views.dealer];
    this.#views.player = [];
    this.#views.dealer = [];
    this.show(state);
    if (views.length === 0) return;
    this.#parts.sound.play("scratch");
    const off = {
      x: -CARD.width,
      y: this.#size.height * 0.2,
      height: this.#layout.dealer.height,
      angle: -0.5,
    };
    await Promise.all(views.map((view) => view.move(off, 260)));
    for (const view of views) view.remove();
  }

  /** Deals three cards to each side, one by one and face down, and turns the player's. */
  async deal(cards: readonly string[]): Promise<void> {
    const { clock, sound } = this.#parts;
    for (let index = 0; index < cards.length; index += 1) {
      for (const side of ["player", "dealer"] as const) {
        const view = new CardView(this.#textures, clock, { ...this.#layout.shoe, angle: 0.3 });
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

  /** The cards of a winning hand as pictures to lift. */
  winners(): { texture: Texture; x: number; y: number; side: number }[] {
    const { player } = this.#state;
    if (!player || this.#state.wonMinor === 0n) return [];
    const room = this.#layout.player;
    const places = fan(3, room);
    return player.cards.map((card, index) => ({
      texture: this.#textures.face(card),
      x: places[index]?.x ?? room.x,
      y: room.y,
      side: room.height,
    }));
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
    this.#labels.show(this.#state, this.#layout);
    this.stage.draw();
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
    const { frame, palette, t } = this.#parts;
    const { print, shoe } = this.#layout;
    const old = this.#cloth.texture;
    this.#cloth.texture = this.stage.paint(this.#size.width, this.#size.height, (pen) => {
      paintTable(pen, this.#size, this.#picture, { frame, palette });
      const font = (size: number) => headFont({ ...frame, fontWeight: 800 }, size);
      const place = { ...print, radius: this.#size.height * 2.4 };
      paintArc(pen, t("three_needs_queen"), place, font, print.size, "rgba(255, 236, 184, 0.85)");
      paintShoe(pen, shoe, this.#textures.back, frame);
      // The outlines of the cards that will lie here.
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
    if (old.width > 1) old.destroy(true);
  }
}
