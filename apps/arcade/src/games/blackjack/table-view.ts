import { Container, Graphics } from "pixi.js";
import type { GameParts } from "../../play/game.ts";
import type { Winner } from "../../play/win-show.ts";
import { CardTable } from "../cards/card-table.ts";
import { type CardPlace, CardView } from "../cards/card-view.ts";
import { type ChipStack, ChipStacks } from "../cards/chip-stacks.ts";
import { fan } from "../cards/fan.ts";
import { fannedWinners } from "../cards/fanned-winners.ts";
import { CARD } from "../cards/paint-card.ts";
import { paintShoe } from "../cards/paint-shoe.ts";
import { handLabels, stakeLabels } from "./hand-labels.ts";
import { layOutTable, type TableLayout } from "./lay-out-table.ts";
import type { BlackjackRound } from "./round-state.ts";

const DEAL_MS = 200;
const SPREAD_MS = 160;

/** The table on the canvas: cards dealt from the shoe, the chips of the stakes, and labels above them. */
export class TableView {
  readonly table: CardTable;
  readonly #parts: GameParts;
  readonly #chips: ChipStacks;
  readonly #ring = new Graphics();
  readonly #cards = new Container();
  #layout: TableLayout;
  #dealer: CardView[] = [];
  #hands: CardView[][] = [[]];
  #state: BlackjackRound | undefined;
  #active: number | undefined;
  #stakeMinor = 0n;

  static async create(parts: GameParts): Promise<TableView> {
    return new TableView(parts, await CardTable.create(parts));
  }

  private constructor(parts: GameParts, table: CardTable) {
    this.#parts = parts;
    this.table = table;
    this.#chips = new ChipStacks(table.stage, parts);
    this.#layout = layOutTable(table.size, 1);
    table.stage.field.addChild(table.cloth, this.#ring, this.#chips.view, this.#cards);
    table.onReshape = () => this.#reshape();
    this.#paintCloth();
    this.#paintChips();
    table.stage.draw();
  }

  #reshape(): void {
    this.#layout = layOutTable(this.table.size, this.#hands.length);
    this.#paintCloth();
    for (const [view, place] of this.#places()) view.put(place);
    this.#refresh();
  }

  /** Shows the stake of the next round as chips before the first card is dealt. */
  showStake(stakeMinor: bigint): void {
    this.#stakeMinor = stakeMinor;
    if (this.#state === undefined) this.#refresh();
  }

  /** Moves the last round's cards off the table. */
  async clear(): Promise<void> {
    this.#state = undefined;
    this.#active = undefined;
    const views = [...this.#dealer, ...this.#hands.flat()];
    this.#dealer = [];
    this.#hands = [[]];
    this.#layout = layOutTable(this.table.size, 1);
    this.#refresh();
    const y = this.table.size.height * 0.2;
    await this.table.takeOff(views, { x: -CARD.width, y, height: this.#layout.dealer.height });
  }

  /** Deals a card from the shoe to the end of a hand, face down if `face` is undefined. `hand` is undefined for the dealer. */
  async deal(hand: number | undefined, face: string | undefined): Promise<void> {
    const { clock, sound } = this.#parts;
    const { shoe } = this.#layout;
    const view = new CardView(this.table.textures, clock, { ...shoe, angle: 0.3 });
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

  /** Lifts the dealer's second card a little, because the dealer looks at it. */
  async peek(): Promise<void> {
    const view = this.#dealer[1];
    const place = fan(this.#dealer.length, this.#layout.dealer)[1];
    if (!view || !place) return;
    await view.move({ ...place, y: place.y - place.height * 0.08, angle: place.angle - 0.1 }, 240);
    await this.#parts.clock.wait(200);
    await view.move(place, 200);
  }

  /** Moves the two cards of the hand apart, into two hands. */
  async split(): Promise<void> {
    const [first] = this.#hands;
    this.#hands = (first ?? []).map((view) => [view]);
    this.#layout = layOutTable(this.table.size, this.#hands.length);
    this.#parts.sound.play("chip");
    await this.#spread(320);
  }

  /** Shows the round's totals, stakes and results. `active` is the index of the hand that the player acts on. */
  show(state: BlackjackRound, active?: number): void {
    this.#state = state;
    this.#active = active;
    this.#refresh();
  }

  /** The cards of the winning hands. The celebration of a large win lifts them. */
  winners(): Winner[] {
    const hands = this.#state?.hands ?? [];
    return hands.flatMap(({ cards, result }, index) => {
      const room = this.#layout.hands[index];
      if (!room || (result !== "won" && result !== "blackjack")) return [];
      return fannedWinners(cards, room, this.table.textures);
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
    this.table.showLabels(
      this.#state
        ? handLabels(this.#parts, this.#state, this.#layout, this.#active)
        : stakeLabels(this.#parts, this.#layout, this.#stakeMinor),
    );
    this.table.stage.draw();
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
      hands: [{ stakeMinor: this.#stakeMinor, winningsMinor: 0n, result: undefined }],
      insuranceMinor: 0n,
    };
    const first = hands.length > 0 ? (hands[0]?.stakeMinor ?? 0n) : 0n;
    const stacks: ChipStack[] = [];
    for (const [index, { stakeMinor, winningsMinor, result }] of hands.entries()) {
      const place = this.#layout.stakes[index];
      if (!place || result === "lost" || result === "busted" || stakeMinor === 0n) continue;
      stacks.push({ ...place, amountMinor: stakeMinor, winningsMinor });
    }
    if (insuranceMinor > 0n && first > 0n) {
      stacks.push({ ...this.#layout.insurance, amountMinor: insuranceMinor });
    }
    this.#chips.show(stacks);
  }

  #paintCloth(): void {
    const { print, shoe } = layOutTable(this.table.size, 1);
    const text = this.#parts.t("blackjack_pays");
    this.table.paintCloth({ ...print, text, bend: 2.4 }, (pen) =>
      paintShoe(pen, shoe, this.table.textures.back, this.#parts.frame),
    );
  }
}
