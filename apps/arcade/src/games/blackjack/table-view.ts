import { Container, Graphics, Sprite, type Texture } from "pixi.js";
import { CoinFountain } from "../../stage/coins.ts";
import { createStage, type Stage } from "../../stage/create-stage.ts";
import type { Size } from "../../stage/lay-out-board.ts";
import { loadPicture } from "../../stage/pictures.ts";
import { headFont } from "../../theme/brand-style.ts";
import { type CardPlace, CardTextures, CardView } from "../cards/card-view.ts";
import { type ChipStack, ChipStacks } from "../cards/chip-stacks.ts";
import { fan } from "../cards/fan.ts";
import { CARD } from "../cards/paint-card.ts";
import { paintShoe } from "../cards/paint-shoe.ts";
import { paintArc, paintTable } from "../cards/paint-table.ts";
import { fieldOf, wholeBoard } from "../cards/table-field.ts";
import type { GameParts } from "../game.ts";
import { HandLabels } from "./hand-labels.ts";
import { layOutTable, type TableLayout } from "./lay-out-table.ts";
import type { RoundState } from "./round-state.ts";

const DEAL_MS = 200;
const SPREAD_MS = 160;

/** The table on the canvas: cards that are dealt from the shoe and turned, the stakes' chips, and labels above them. */
export class TableView {
  readonly stage: Stage;
  readonly coins: CoinFountain;
  readonly #parts: GameParts;
  readonly #textures: CardTextures;
  readonly #labels: HandLabels;
  readonly #picture: HTMLImageElement | null;
  readonly #cloth = new Sprite();
  readonly #chips: ChipStacks;
  readonly #ring = new Graphics();
  readonly #cards = new Container();
  #size: Size;
  #layout: TableLayout;
  #dealer: CardView[] = [];
  #hands: CardView[][] = [[]];
  #state: RoundState | undefined;
  #active: number | undefined;
  #stakeMinor = 0n;

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
    this.#chips = new ChipStacks(stage, parts);
    this.#size = fieldOf(parts.board.section.getBoundingClientRect());
    this.#layout = layOutTable(this.#size, 1);
    stage.field.addChild(this.#cloth, this.#ring, this.#chips.view, this.#cards);
    this.coins = new CoinFountain(stage, parts.clock);
    this.#paintCloth();
    this.#paintChips();
    stage.draw();
  }

  reshape(size: Size): void {
    this.#size = size;
    this.#layout = layOutTable(size, this.#hands.length);
    this.#paintCloth();
    for (const [view, place] of this.#places()) view.put(place);
    this.#refresh();
  }

  /** The stake of the next round, as chips before the first card. */
  showStake(stakeMinor: bigint): void {
    this.#stakeMinor = stakeMinor;
    if (this.#state === undefined) this.#refresh();
  }

  /** The last round's cards are taken off the table. */
  async clear(): Promise<void> {
    this.#labels.clear();
    this.#state = undefined;
    this.#active = undefined;
    const views = [...this.#dealer, ...this.#hands.flat()];
    this.#dealer = [];
    this.#hands = [[]];
    this.#layout = layOutTable(this.#size, 1);
    this.#refresh();
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

  /** Deals a card from the shoe to the end of a hand; without a face it stays face down. `hand` is undefined for the dealer. */
  async deal(hand: number | undefined, face: string | undefined): Promise<void> {
    const { clock, sound } = this.#parts;
    const { shoe } = this.#layout;
    const view = new CardView(this.#textures, clock, { ...shoe, angle: 0.3 });
    this.#cards.addChild(view.view);
    (hand === undefined ? this.#dealer : (this.#hands[hand] as CardView[])).push(view);
    sound.play("scratch");
    await this.#spread(DEAL_MS);
    if (face !== undefined) await view.turn(face);
  }

  /** Turns the dealer's second card. */
  async turnHole(face: string): Promise<void> {
    this.#parts.sound.play("scratch");
    await this.#dealer[1]?.turn(face, 350);
  }

  /** The dealer looks under the second card. */
  async peek(): Promise<void> {
    const view = this.#dealer[1];
    const place = fan(this.#dealer.length, this.#layout.dealer)[1];
    if (!view || !place) return;
    await view.move({ ...place, y: place.y - place.height * 0.08, angle: place.angle - 0.1 }, 240);
    await this.#parts.clock.wait(200);
    await view.move(place, 200);
  }

  /** The pair becomes two hands. */
  async split(): Promise<void> {
    const [first] = this.#hands;
    this.#hands = (first ?? []).map((view) => [view]);
    this.#layout = layOutTable(this.#size, this.#hands.length);
    this.#parts.sound.play("chip");
    await this.#spread(320);
  }

  /** Shows what is known of the round: totals, stakes, results. `active` is the hand that the player decides for. */
  show(state: RoundState, active?: number): void {
    this.#state = state;
    this.#active = active;
    this.#refresh();
  }

  /** The middle of a won hand as a picture to lift. */
  winners(): { texture: Texture; x: number; y: number; side: number }[] {
    const hands = this.#state?.hands ?? [];
    return hands.flatMap(({ cards, result }, index) => {
      const room = this.#layout.hands[index];
      if (!room || (result !== "won" && result !== "blackjack")) return [];
      const places = fan(cards.length, room);
      return cards.map((card, at) => ({
        texture: this.#textures.face(card),
        x: places[at]?.x ?? room.x,
        y: room.y,
        side: room.height,
      }));
    });
  }

  async #spread(ms: number): Promise<void> {
    await Promise.all(this.#places().map(([view, place]) => view.move(place, Math.max(ms, SPREAD_MS))));
  }

  #places(): [CardView, CardPlace][] {
    const places = (views: readonly CardView[], room: TableLayout["dealer"] | undefined) => {
      const found = room ? fan(views.length, room) : [];
      return views.map((view, index): [CardView, CardPlace] => [view, found[index] as CardPlace]);
    };
    return [
      ...places(this.#dealer, this.#layout.dealer),
      ...this.#hands.flatMap((views, index) => places(views, this.#layout.hands[index])),
    ];
  }

  #refresh(): void {
    const { hands = [] } = this.#state ?? {};
    for (const [index, views] of this.#hands.entries()) {
      const result = hands[index]?.result;
      const waits = this.#active !== undefined && this.#active !== index;
      for (const view of views) view.dim(result === "lost" || result === "busted" || (waits && !result));
    }
    this.#drawRing();
    this.#paintChips();
    if (this.#state) this.#labels.show(this.#state, this.#layout, this.#active);
    else this.#labels.showStake(this.#layout, this.#stakeMinor);
    this.stage.draw();
  }

  #drawRing(): void {
    const { frame, palette } = this.#parts;
    this.#ring.clear();
    for (const [index, room] of this.#layout.hands.entries()) {
      const isActive = this.#active === index || this.#state === undefined;
      const reach = Math.min(room.width / 2 + 20, room.height * 0.92);
      this.#ring.ellipse(room.x, room.y + room.height * 0.1, reach, room.height * 0.5).stroke({
        color: isActive ? palette.accent : frame.trim,
        width: isActive ? 7 : 4,
        alpha: isActive ? 0.95 : 0.4,
      });
    }
  }

  #paintChips(): void {
    const { hands, insuranceMinor } = this.#state ?? {
      hands: [{ stakeMinor: this.#stakeMinor, result: undefined }],
      insuranceMinor: 0n,
    };
    const first = hands.length > 0 ? (hands[0]?.stakeMinor ?? 0n) : 0n;
    const stacks: ChipStack[] = [];
    for (const [index, { stakeMinor, result }] of hands.entries()) {
      const place = this.#layout.stakes[index];
      if (!place || result === "lost" || result === "busted" || stakeMinor === 0n) continue;
      const isPaid = result === "won" || result === "blackjack";
      stacks.push({ ...place, amountMinor: stakeMinor, isPaid });
    }
    if (insuranceMinor > 0n && first > 0n) {
      stacks.push({ ...this.#layout.insurance, amountMinor: insuranceMinor });
    }
    this.#chips.show(stacks);
  }

  #paintCloth(): void {
    const { frame, palette, t } = this.#parts;
    const { print, shoe } = layOutTable(this.#size, 1);
    const old = this.#cloth.texture;
    this.#cloth.texture = this.stage.paint(this.#size.width, this.#size.height, (pen) => {
      paintTable(pen, this.#size, this.#picture, { frame, palette });
      const font = (size: number) => headFont({ ...frame, fontWeight: 800 }, size);
      const place = { ...print, radius: this.#size.height * 2.4 };
      paintArc(pen, t("blackjack_pays"), place, font, print.size, "rgba(255, 236, 184, 0.85)");
      paintShoe(pen, shoe, this.#textures.back, frame);
    });
    if (old.width > 1) old.destroy(true);
  }
}
