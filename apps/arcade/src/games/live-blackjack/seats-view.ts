import { LiveBlackjackEvent, LiveBlackjackLayout } from "@bellwether/games/mechanics/live-blackjack/wire.ts";
import { Container } from "pixi.js";
import type { TableGameParts } from "../../tables/table-game.ts";
import { CardTable, CLOTH_PRINT } from "../cards/card-table.ts";
import { CardView, putCards } from "../cards/card-view.ts";
import { fan, type HandRoom } from "../cards/fan.ts";
import { paintDiscards, paintShoe } from "../cards/paint-shoe.ts";
import { paintArcLines } from "../cards/paint-table.ts";
import { IN_ITS_ROOM } from "../cards/table-field.ts";
import { layOutSeats, type SeatsLayout } from "./lay-out-seats.ts";
import { advanceSeats, NEW_TABLE, type SeatsState } from "./table-state.ts";

const DEAL_MS = 200;
const TURN_MS = 150;
/** A decision, or the dealer's play, brings at most this many cards. If more have come, some were missed. */
const MAX_ANIMATED = 8;
const CARDS = new Set<LiveBlackjackEvent["type"]>(["seat-dealt", "card-dealt", "hole-dealt", "hole-turned"]);

/** The cards of the dealer and of all seats on the canvas. Events are shown in order, each once, however often they arrive. */
export class SeatsView {
  readonly table: CardTable;
  readonly #parts: TableGameParts;
  /** The total on which the dealer stands. */
  readonly #stands: number;
  readonly #cards = new Container();
  #layout: SeatsLayout;
  #state = NEW_TABLE;
  #dealer: CardView[] = [];
  /** The cards of each seat's hands, by seat. */
  #hands = new Map<number, CardView[][]>();
  #shownCount = 0;
  #line: Promise<void> = Promise.resolve();
  #round = 0;
  /** Called when the state or the layout has changed. */
  onChange: () => void = () => {};

  static async create(parts: TableGameParts): Promise<SeatsView> {
    return new SeatsView(parts, await CardTable.create({ ...parts, room: parts.card.room }, IN_ITS_ROOM));
  }

  private constructor(parts: TableGameParts, table: CardTable) {
    this.#parts = parts;
    this.#stands = LiveBlackjackLayout.parse(parts.sheet.layout).dealerStandsOn;
    this.table = table;
    this.#layout = layOutSeats(table.size);
    table.stage.field.addChild(table.cloth, this.#cards);
    table.onReshape = () => {
      this.#layout = layOutSeats(table.size);
      this.#paintCloth();
      this.#putAll();
      this.onChange();
    };
    this.#paintCloth();
  }

  get state(): SeatsState {
    return this.#state;
  }

  get layout(): SeatsLayout {
    return this.#layout;
  }

  /** Takes the last round's cards off the table. */
  clear(): void {
    this.#round += 1;
    this.#shownCount = 0;
    this.#state = NEW_TABLE;
    const views = [...this.#dealer, ...[...this.#hands.values()].flat(2)];
    this.#dealer = [];
    this.#hands = new Map();
    const { height } = this.#layout.dealer;
    this.#line = this.#line.then(() =>
      this.table.takeOff(views, { x: -160, y: this.table.size.height * 0.25, height }),
    );
    this.onChange();
  }

  /**
   * Shows the events that have not been shown. They are animated if the player sees them happen: the deal with `isDealing`, and then what each
   * decision brings. To a player who has just come to the table, or comes back to it, all appear at once.
   */
  follow(events: readonly unknown[], isDealing = false): Promise<void> {
    const round = this.#round;
    const isFirst = this.#shownCount === 0;
    const fresh = events.slice(this.#shownCount).map((event) => LiveBlackjackEvent.parse(event));
    this.#shownCount += fresh.length;
    const cards = fresh.filter(({ type }) => CARDS.has(type)).length;
    const isSeen = isFirst ? isDealing : cards <= MAX_ANIMATED;
    for (const event of fresh) {
      const isSlow = isSeen && !this.#parts.clock.still;
      this.#line = this.#line.then(async () => {
        if (round === this.#round) await this.#show(event, isSlow);
      });
    }
    return this.#line;
  }

  async #show(event: LiveBlackjackEvent, isSlow: boolean): Promise<void> {
    this.#state = advanceSeats(this.#state, event);
    switch (event.type) {
      case "seat-taken":
        this.#hands.set(event.seat, [[]]);
        break;
      case "seat-dealt":
        await this.#deal(
          this.#hand(event.seat, event.hand - 1),
          () => this.#roomOf(event.seat, event.hand - 1),
          event.card,
          isSlow,
        );
        break;
      case "card-dealt":
        await this.#deal(this.#dealer, () => this.#layout.dealer, event.card, isSlow);
        break;
      case "hole-dealt":
        await this.#deal(this.#dealer, () => this.#layout.dealer, undefined, isSlow);
        break;
      case "hole-turned":
        await this.#turnHole(event.card, isSlow);
        break;
      case "seat-moved":
        if (event.move === "split") this.#split(event.seat);
        break;
    }
    this.onChange();
    this.table.stage.draw();
  }

  #hand(seat: number, index: number): CardView[] {
    const hands = this.#hands.get(seat) ?? [[]];
    this.#hands.set(seat, hands);
    hands[index] ??= [];
    return hands[index];
  }

  /** Deals a card, face down if it is undefined. */
  async #deal(
    hand: CardView[],
    room: () => HandRoom,
    card: string | undefined,
    isSlow: boolean,
  ): Promise<void> {
    const { clock, sound } = this.#parts;
    const view = new CardView(this.table.textures, clock, { ...this.#layout.shoe, angle: 0.5 });
    this.#cards.addChild(view.view);
    hand.push(view);
    if (!isSlow) {
      if (card !== undefined) view.face(card);
      this.#putAll();
      return;
    }
    sound.play("scratch");
    const places = fan(hand.length, room());
    await Promise.all(
      hand.map((each, index) => {
        const place = places[index];
        return place && each.move(place, DEAL_MS);
      }),
    );
    if (card !== undefined) await view.turn(card, TURN_MS);
    this.#putAll();
  }

  async #turnHole(card: string, isSlow: boolean): Promise<void> {
    const hole = this.#dealer[1];
    if (!hole) return;
    if (isSlow) await hole.turn(card, 320);
    else hole.face(card);
  }

  #split(seat: number): void {
    const [first = []] = this.#hands.get(seat) ?? [];
    const second = first.splice(1, 1);
    this.#hands.set(seat, [first, second]);
    this.#putAll();
  }

  #roomOf(seat: number, hand: number): HandRoom {
    const room = this.#layout.seats[seat - 1]?.hand ?? this.#layout.dealer;
    const hands = this.#hands.get(seat)?.length ?? 1;
    if (hands < 2) return room;
    const width = room.width / 2;
    return { ...room, height: room.height * 0.86, width, x: room.x + (hand === 0 ? -width : width) * 0.52 };
  }

  #putAll(): void {
    putCards(this.#dealer, fan(this.#dealer.length, this.#layout.dealer));
    for (const [seat, hands] of this.#hands)
      for (const [index, views] of hands.entries())
        putCards(views, fan(views.length, this.#roomOf(seat, index)));
    this.table.stage.draw();
  }

  #paintCloth(): void {
    const { t, frame } = this.#parts;
    const { print, shoe, tray } = this.#layout;
    const text = tray ? t("blackjack_cloth", { stands: this.#stands }) : t("blackjack_pays");
    this.table.paintCloth({ ...print, text }, (pen) => {
      if (tray) {
        paintDiscards(pen, tray, this.table.textures.back);
        paintArcLines(pen, { ...print, radius: this.table.size.height * print.bend }, CLOTH_PRINT);
      }
      paintShoe(pen, shoe, this.table.textures.back, frame);
    });
  }
}
