import { type BaccaratEvent, BaccaratSide } from "@bellwether/games/mechanics/baccarat/wire.ts";
import { Container, Graphics } from "pixi.js";
import { element } from "../../controls/element.ts";
import { createView, type Stage } from "../../stage/create-stage.ts";
import type { Size } from "../../stage/lay-out-board.ts";
import type { TableGameParts } from "../../tables/table-game.ts";
import { drawBoxes } from "../baccarat/draw-boxes.ts";
import { handLabels } from "../baccarat/hand-labels.ts";
import type { TableLayout } from "../baccarat/lay-out-table.ts";
import { advance, type BaccaratRound, NEW_ROUND } from "../baccarat/round-state.ts";
import { CardTextures, CardView, putCards } from "../cards/card-view.ts";
import { fan } from "../cards/fan.ts";
import styles from "../cards/hand-labels.module.css";
import { fieldOf, WHOLE_BOARD } from "../cards/table-field.ts";
import { type CardStep, dealPlan } from "./deal-plan.ts";
import { layOutHands } from "./lay-out-hands.ts";

type HandsParts = Pick<TableGameParts, "board" | "screen" | "clock" | "sound" | "frame" | "t" | "say">;
type CardDealt = Extract<BaccaratEvent, { type: "card-dealt" }>;

const DEAL_MS = 240;
const TURN_MS = 260;
const FIRST_CARDS = ["player", "banker", "player", "banker"] as const;
/** On a phone the stage grows for the deal. The cards wait until it has grown. */
const GROW_MS = 320;

/** The two hands on the stage. Four cards are dealt face down when the bets are closed, and turned when the table has drawn. */
export class LiveHands {
  readonly #parts: HandsParts;
  readonly #stage: Stage;
  readonly #textures: CardTextures;
  readonly #boxes = new Graphics();
  readonly #cards = new Container();
  readonly #labels = element("div", { class: styles.layer });
  readonly #views: Record<BaccaratSide, CardView[]> = { player: [], banker: [] };
  #size: Size;
  #hands: TableLayout["hands"] | undefined;
  #state: BaccaratRound = NEW_ROUND;
  /** The number of the current deal. A new deal ends the earlier one. */
  #deal = 0;

  static create(parts: HandsParts): Promise<LiveHands> {
    return createView(parts, WHOLE_BOARD, (stage) => new LiveHands(parts, stage));
  }

  private constructor(parts: HandsParts, stage: Stage) {
    this.#parts = parts;
    this.#stage = stage;
    this.#textures = new CardTextures(stage, parts.frame);
    this.#size = fieldOf(parts.board.section.getBoundingClientRect());
    stage.field.addChild(this.#boxes, this.#cards);
    parts.board.overlay.append(this.#labels);
    this.reshape(this.#size);
  }

  reshape(size: Size): void {
    this.#size = size;
    const stage = this.#parts.board.section.getBoundingClientRect();
    this.#hands = layOutHands(stage, this.#unit);
    this.#cards.visible = this.#hands !== undefined;
    this.#refresh();
  }

  /** Removes the last round's cards. */
  clear(): void {
    this.#deal += 1;
    for (const side of BaccaratSide.options) {
      for (const view of this.#views[side]) view.remove();
      this.#views[side] = [];
    }
    this.#show(NEW_ROUND);
  }

  /** Deals the first four cards face down. With reduced motion the cards appear with the draw. */
  async roll(): Promise<void> {
    const { clock } = this.#parts;
    if (clock.still) return;
    this.clear();
    const deal = this.#deal;
    await clock.wait(GROW_MS);
    for (const side of FIRST_CARDS) {
      if (deal !== this.#deal) return;
      await this.#add(side);
    }
  }

  /** Shows a draw within `ms` milliseconds. With reduced motion or too little time, the whole draw is shown at once. */
  async draw(events: readonly BaccaratEvent[], ms: number): Promise<void> {
    const { clock } = this.#parts;
    this.#deal += 1;
    const deal = this.#deal;
    const dealt = events.filter((event) => event.type === "card-dealt");
    const plan = clock.still ? undefined : dealPlan(dealt.length, ms);
    if (!plan) {
      this.clear();
      for (const { to, card } of dealt) this.#put(to).face(card);
      this.#show(events.reduce(advance, NEW_ROUND));
      return;
    }
    for (const side of FIRST_CARDS)
      if (this.#views.player.length + this.#views.banker.length < FIRST_CARDS.length) this.#put(side);
    this.#refresh();
    let state = NEW_ROUND;
    for (const [index, event] of dealt.entries()) {
      const place = state.hands[event.to].cards.length;
      state = advance(state, event);
      await this.#turn(event, place, plan[index] as CardStep);
      if (deal !== this.#deal) return;
      this.#show(state);
    }
    this.#show(events.reduce(advance, NEW_ROUND));
    this.#parts.sound.play("stop");
  }

  /** Turns the hand's card at `place`; a third card is dealt first. */
  async #turn({ to, card }: CardDealt, place: number, { ms, isSqueezed }: CardStep): Promise<void> {
    const { clock, sound, say, t } = this.#parts;
    if (place === 2) {
      say(t("baccarat_draws", { side: to }));
      await this.#add(to);
    }
    const view = this.#views[to][place];
    if (!view) return;
    const leftMs = ms - (place === 2 ? DEAL_MS : 0);
    sound.play("scratch");
    if (isSqueezed) await view.peel(card, leftMs * 0.8);
    else await view.turn(card, Math.min(TURN_MS, leftMs / 2));
    await clock.wait(isSqueezed ? leftMs * 0.2 : Math.max(leftMs / 2, leftMs - TURN_MS));
  }

  /** Deals a card face down and moves the other cards of the hand aside. */
  async #add(side: BaccaratSide): Promise<void> {
    const room = this.#hands?.[side].cards;
    const view = this.#newCard({ x: this.#size.width / 2, y: -200, height: room?.height ?? 200, angle: 0.3 });
    const views = this.#views[side];
    views.push(view);
    this.#parts.sound.play("scratch");
    const places = room ? fan(views.length, room) : [];
    await Promise.all(
      views.map((each, index) => {
        const place = places[index];
        return place && each.move(place, DEAL_MS);
      }),
    );
    this.#putAll();
  }

  /** Puts a card into a hand without an animation. */
  #put(side: BaccaratSide): CardView {
    const view = this.#newCard({ x: 0, y: 0, height: 200, angle: 0 });
    this.#views[side].push(view);
    return view;
  }

  #newCard(place: { x: number; y: number; height: number; angle: number }): CardView {
    const view = new CardView(this.#textures, this.#parts.clock, place);
    this.#cards.addChild(view.view);
    return view;
  }

  #putAll(): void {
    if (!this.#hands) return;
    for (const side of BaccaratSide.options) {
      const views = this.#views[side];
      putCards(views, fan(views.length, this.#hands[side].cards));
    }
  }

  #show(state: BaccaratRound): void {
    this.#state = state;
    this.#refresh();
  }

  #refresh(): void {
    const { compared } = this.#state;
    this.#putAll();
    for (const side of BaccaratSide.options) {
      const isBeaten = compared !== undefined && compared.winner !== "tie" && compared.winner !== side;
      for (const view of this.#views[side]) view.dim(isBeaten);
    }
    const hands = this.#hands;
    if (hands) drawBoxes(this.#boxes, hands, this.#state, this.#unit);
    else this.#boxes.clear();
    this.#labels.replaceChildren(...(hands ? handLabels(this.#parts, this.#state, { hands }) : []));
    this.#stage.draw();
  }

  /** CSS pixels per design pixel. */
  get #unit(): number {
    return this.#parts.board.section.getBoundingClientRect().width / this.#size.width;
  }
}
