import { Container, Graphics, Sprite, type Texture } from "pixi.js";
import type { Clock } from "../../player/clock.ts";
import { easeOut, linear } from "../../player/ease.ts";
import type { Stage } from "../../stage/create-stage.ts";
import type { BoardFrame } from "../../theme/brand-style.ts";
import { CARD, CARD_MARGIN, paintBack, paintFace } from "./paint-card.ts";

/** A card's centre and height in design pixels, and its rotation in radians. */
export type CardPlace = { x: number; y: number; height: number; angle: number };

const FLIP_MS = 220;

/** Pictures of cards, each painted when it is first needed. */
export class CardTextures {
  readonly #stage: Stage;
  readonly #frame: BoardFrame;
  readonly #known = new Map<string, Texture>();

  constructor(stage: Stage, frame: BoardFrame) {
    this.#stage = stage;
    this.#frame = frame;
  }

  face(card: string): Texture {
    return this.#of(card);
  }

  get back(): Texture {
    return this.#of("back");
  }

  #of(card: string): Texture {
    const known = this.#known.get(card);
    if (known) return known;
    const size = 2 * CARD_MARGIN;
    const painted = this.#stage.paint(CARD.width + size, CARD.height + size, (pen) => {
      pen.translate(CARD_MARGIN, CARD_MARGIN);
      if (card === "back") paintBack(pen, this.#frame);
      else paintFace(pen, card, this.#frame);
    });
    this.#known.set(card, painted);
    return painted;
  }
}

/** Puts each card at its place without an animation. */
export function putCards(cards: readonly CardView[], places: readonly CardPlace[]): void {
  for (const [index, card] of cards.entries()) {
    const place = places[index];
    if (place) card.put(place);
  }
}

/** A card on the table. It shows its back until it is turned. */
export class CardView {
  readonly view = new Container();
  readonly #sprite: Sprite;
  readonly #textures: CardTextures;
  readonly #clock: Clock;
  #place: CardPlace;

  constructor(textures: CardTextures, clock: Clock, place: CardPlace) {
    this.#textures = textures;
    this.#clock = clock;
    this.#sprite = new Sprite({ texture: textures.back, anchor: 0.5 });
    this.view.addChild(this.#sprite);
    this.#place = place;
    this.put(place);
  }

  put(place: CardPlace): void {
    this.#place = place;
    this.view.position.set(place.x, place.y);
    this.view.scale.set(place.height / CARD.height);
    this.view.rotation = place.angle;
  }

  async move(to: CardPlace, ms: number): Promise<void> {
    const from = this.#place;
    const between = (share: number, key: keyof CardPlace) => from[key] + (to[key] - from[key]) * share;
    await this.#clock.move(
      ms,
      (share) =>
        this.put({
          x: between(share, "x"),
          y: between(share, "y"),
          height: between(share, "height"),
          angle: between(share, "angle"),
        }),
      easeOut,
    );
  }

  /** Turns the card over. */
  async turn(card: string, ms = FLIP_MS): Promise<void> {
    const face = this.#textures.face(card);
    await this.#clock.move(
      ms,
      (share) => {
        this.#sprite.texture = share < 0.5 ? this.#textures.back : face;
        this.#sprite.scale.x = Math.max(0.02, Math.abs(1 - 2 * share));
      },
      linear,
    );
  }

  /** Shows the card's face without an animation. */
  face(card: string): void {
    this.#sprite.texture = this.#textures.face(card);
  }

  /** Uncovers the card slowly, from its lower edge up. */
  async peel(card: string, ms: number): Promise<void> {
    const texture = this.#textures.face(card);
    const face = new Sprite({ texture, anchor: 0.5 });
    const mask = new Graphics();
    const fold = new Graphics();
    const { width, height } = CARD;
    face.mask = mask;
    this.view.addChild(face, mask, fold);
    await this.#clock.move(
      ms,
      (share) => {
        const y = height / 2 - height * share;
        mask
          .clear()
          .rect(-width, y, width * 2, height * 2)
          .fill("#ffffff");
        // The edge of the lifted back, with its shadow on the face.
        fold
          .clear()
          .rect(-width / 2, y - 7, width, 7)
          .fill({ color: "#fffaf0", alpha: share < 1 ? 0.95 : 0 })
          .rect(-width / 2, y, width, 10)
          .fill({ color: "#000000", alpha: share < 1 ? 0.28 : 0 });
      },
      linear,
    );
    this.face(card);
    for (const part of [face, mask, fold]) part.destroy();
  }

  /** Darkens a card that does not count any more, or restores it. */
  dim(isDim: boolean): void {
    this.#sprite.tint = isDim ? "#8d8d99" : "#ffffff";
  }

  remove(): void {
    this.view.destroy({ children: true });
  }
}
