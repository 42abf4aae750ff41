import { Container, Graphics } from "pixi.js";
import type { GameParts } from "../../play/game.ts";
import type { Winner } from "../../play/win-show.ts";
import type { Size } from "../../stage/lay-out-board.ts";
import { loadPicture } from "../../stage/pictures.ts";
import { mix } from "../../theme/palette.ts";
import { cardName } from "../cards/card-name.ts";
import { type CardPlace, CardTextures, CardView } from "../cards/card-view.ts";
import { CARD } from "../cards/paint-card.ts";
import { paintLake, paintName } from "../quick/paint-landscape.ts";
import { BoardScene, type Label } from "../quick/scene.ts";
import { type CardPlaces, layOutCards } from "./lay-out-cards.ts";
import { type HiLoRound, NEW_ROUND } from "./round-state.ts";

const MOVE_MS = 300;
/** The height of a low board in CSS pixels. */
const LOW = 330;
const COLOURS = { rise: "#8fd85c", fall: "#58cfe8", right: "#b9ec82", wrong: "#ff5964", step: "#c8ff2e" };

type Pictures = { hero: HTMLImageElement | null; friend: HTMLImageElement | null };

/** The open card between its two arrows. The earlier cards are above it. Below it is a bar with a step for each guess. */
export class HiLoView {
  readonly scene: BoardScene;
  readonly #parts: GameParts;
  readonly #mostGuesses: number;
  readonly #textures: CardTextures;
  readonly #marks = new Graphics();
  readonly #layer = new Container();
  #cards: CardView[] = [];
  #places: CardPlaces;
  #state = NEW_ROUND;

  static async create(parts: GameParts, mostGuesses: number): Promise<HiLoView> {
    const icons = parts.card.slotSymbols;
    const [hero = null, friend = null] = await Promise.all(
      [icons.at(-1), icons[2]].map((icon) => (icon ? loadPicture(parts.art.symbol(icon)) : null)),
    );
    const scene = await BoardScene.create(parts, (pen, size) =>
      paintScene(pen, size, parts, { hero, friend }),
    );
    return new HiLoView(parts, scene, mostGuesses);
  }

  private constructor(parts: GameParts, scene: BoardScene, mostGuesses: number) {
    this.#parts = parts;
    this.scene = scene;
    this.#mostGuesses = mostGuesses;
    this.#textures = new CardTextures(scene.stage, parts.frame);
    this.#places = layOutCards(scene.size, scene.stage.unit());
    scene.stage.field.addChild(this.#marks, this.#layer);
    scene.onReshape(() => this.#reshape());
    this.#rest();
    this.#refresh();
  }

  /** Moves the last round's cards off the board. */
  async clear(): Promise<void> {
    this.#state = NEW_ROUND;
    this.#refresh();
    const old = this.#cards;
    this.#cards = [];
    const { open } = this.#places;
    const off = { ...open, x: -open.height, angle: -0.4 };
    await Promise.all(old.map((card) => card.move(off, 220)));
    for (const card of old) card.remove();
  }

  /** Deals a card to the middle and turns it. The previous card moves up to the earlier cards. */
  async deal(card: string, state: HiLoRound): Promise<void> {
    const { clock, sound } = this.#parts;
    const view = new CardView(this.#textures, clock, this.#places.deck);
    this.#layer.addChild(view.view);
    this.#cards.push(view);
    this.#state = state;
    this.#refresh();
    sound.play("scratch");
    const places = this.#cardPlaces();
    await Promise.all(this.#cards.map((each, index) => each.move(places[index] as CardPlace, MOVE_MS)));
    sound.play("tick");
    await view.turn(card);
  }

  show(state: HiLoRound): void {
    this.#state = state;
    this.#refresh();
  }

  /** The open card. The celebration of a large win lifts it. */
  winners(): Winner[] {
    const last = this.#state.cards.at(-1);
    const { x, y, height } = this.#places.open;
    return last ? [{ texture: this.#textures.face(last.card), x, y, side: height }] : [];
  }

  /** Shows a card face down before the first round. */
  #rest(): void {
    const view = new CardView(this.#textures, this.#parts.clock, this.#places.open);
    this.#layer.addChild(view.view);
    this.#cards = [view];
  }

  #reshape(): void {
    this.#places = layOutCards(this.scene.size, this.scene.stage.unit());
    const places = this.#cardPlaces();
    for (const [index, card] of this.#cards.entries()) card.put(places[index] as CardPlace);
    this.#refresh();
  }

  /** The places of all cards: the middle for the last card, the row above for earlier cards, outside the board for cards that no longer fit. */
  #cardPlaces(): CardPlace[] {
    const { open, past } = this.#places;
    const older = this.#cards.length - 1;
    const shown = Math.min(older, past.length);
    const gone = { ...(past[0] as CardPlace), x: -200 };
    return this.#cards.map((_, index) => {
      if (index === older) return open;
      return past[index - (older - shown)] ?? gone;
    });
  }

  #refresh(): void {
    this.#drawMarks();
    this.scene.label(this.#labels());
    this.scene.stage.draw();
  }

  #drawMarks(): void {
    const { arrows, open, steps } = this.#places;
    const { offers, cards, guesses } = this.#state;
    const { palette } = this.#parts;
    const ink = mix(palette.deep, "#000000", 0.4);
    const guessed = offers.length === 0 ? cards.at(-1)?.side : undefined;
    const marks = this.#marks.clear();
    for (const [side, y, way, colour] of [
      ["higher", arrows.up, -1, COLOURS.rise],
      ["lower", arrows.down, 1, COLOURS.fall],
    ] as const) {
      // The arrow of a guess stays bright until the next guesses are offered.
      const isBright = offers.some((offer) => offer.side === side) || guessed === side;
      const wide = arrows.side * 1.05;
      marks
        .poly([arrows.x - wide, y, arrows.x + wide, y, arrows.x, y + way * arrows.side])
        .fill({ color: isBright ? colour : ink, alpha: isBright ? 1 : 0.4 })
        .stroke({ color: ink, width: 9, join: "round", alpha: isBright ? 1 : 0.4 });
    }
    const came = cards.at(-1)?.came;
    if (came === "right" || came === "wrong") {
      const [wide, high] = [(open.height * CARD.width) / CARD.height + 26, open.height + 26];
      marks
        .roundRect(open.x - wide / 2, open.y - high / 2, wide, high, 30)
        .fill({ color: came === "right" ? COLOURS.right : COLOURS.wrong, alpha: 0.95 });
    }
    const gap = 8;
    const wide = (steps.width - gap * (this.#mostGuesses - 1)) / this.#mostGuesses;
    for (let step = 0; step < this.#mostGuesses; step += 1) {
      const isDone = step < guesses && came !== "wrong";
      marks
        .roundRect(steps.x + step * (wide + gap), steps.y, wide, steps.height, 10)
        .fill({ color: isDone ? COLOURS.step : ink, alpha: isDone ? 1 : 0.72 });
    }
  }

  #labels(): Label[] {
    const { t, money } = this.#parts;
    const { cards, offers, guesses, worth } = this.#state;
    const { open, past, pastLabelY, soFar, arrows, stepsLabel } = this.#places;
    const labels: Label[] = [];
    const older = cards.slice(0, -1);
    const shown = older.slice(-past.length);
    for (const [index, { multiplierHundredths, side }] of shown.entries()) {
      const place = past[index];
      if (!place || multiplierHundredths === undefined) continue;
      const text = `${side === "lower" ? "▼" : "▲"} ${t("times", { multiplier: multiplierHundredths / 100 })}`;
      labels.push({ x: place.x, y: pastLabelY, text, look: "pill" });
    }
    const last = cards.at(-1);
    if (!last) return labels;
    const name = t("open_card", { card: cardName(last.card, t) });
    labels.push({ x: open.x, y: open.y, name, look: "hidden" });
    if (worth) {
      const unit = this.scene.stage.unit();
      const line = 30 / unit;
      // A low board has no room for the caption above the multiplier.
      if (this.scene.size.height * unit > LOW) labels.push({ ...soFar, text: t("so_far"), look: "plain" });
      const text = t("times", { multiplier: worth.hundredths / 100 });
      labels.push({ x: soFar.x, y: soFar.y + line * 0.85, text, look: "strong" });
    }
    const beside = arrows.x + arrows.side + 74 / this.scene.stage.unit();
    for (const { side, cards: winning, of } of offers) {
      const y = side === "higher" ? arrows.up - arrows.side / 2 : arrows.down + arrows.side / 2;
      labels.push({ x: beside, y, text: t("guess_odds", { cards: winning, all: of }), look: "plain" });
    }
    const made = t("guesses_made", { count: guesses, most: this.#mostGuesses });
    const text = worth ? `${made} · ${money(worth.minor)}` : made;
    labels.push({ ...stepsLabel, text, look: "plain" });
    return labels;
  }
}

/** Paints the lake with the title's hero on a leaf, and the hero's friend on another leaf. */
function paintScene(
  pen: CanvasRenderingContext2D,
  size: Size,
  parts: GameParts,
  { hero, friend }: Pictures,
): void {
  const { palette } = parts;
  paintLake(pen, size, palette);
  // Any usual unit will do: the hero's place hardly depends on the size of the labels.
  const { hero: place } = layOutCards(size, 0.4);
  const stand = (x: number, y: number, side: number, picture: HTMLImageElement | null) => {
    pen.beginPath();
    pen.ellipse(x, y + side * 0.42, side * 0.62, side * 0.14, 0, 0, Math.PI * 2);
    pen.fillStyle = mix(palette.deep, "#000000", 0.3);
    pen.fill();
    pen.beginPath();
    pen.ellipse(x, y + side * 0.39, side * 0.62, side * 0.14, 0, 0.25, Math.PI * 2 - 0.1);
    pen.lineTo(x, y + side * 0.39);
    pen.closePath();
    pen.fillStyle = "#3f9a4f";
    pen.fill();
    if (picture) pen.drawImage(picture, x - side / 2, y - side / 2, side, side);
  };
  stand(place.x, place.y, place.side, hero);
  stand(size.width - place.x * 0.7, place.y + place.side * 0.5, place.side * 0.4, friend);
  paintName(pen, size, parts, document.title);
}
