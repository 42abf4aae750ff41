import type { BonusTrail, TrailPlace } from "@bellwether/games/mechanics/lines/bonus.ts";
import { element } from "../../controls/element.ts";
import type { GameParts } from "../../play/game.ts";
import { easeOut } from "../../player/ease.ts";
import styles from "./bonus-trail-view.module.css";
import { layOutTrail, type TrailSpot } from "./lay-out-trail.ts";

type TrailParts = Pick<GameParts, "clock" | "sound" | "t">;

const ROLL_MS = 700;
const HOP_MS = 190;
const SLIDE_MS = 520;
const HIGH_PRIZE = 5;
const FACES = [1, 2, 3, 4, 5, 6];
/** The row and column of each pip, by face. */
const PIPS = [
  ["2 / 2"],
  ["1 / 1", "3 / 3"],
  ["1 / 1", "2 / 2", "3 / 3"],
  ["1 / 1", "1 / 3", "3 / 1", "3 / 3"],
  ["1 / 1", "1 / 3", "2 / 2", "3 / 1", "3 / 3"],
  ["1 / 1", "2 / 1", "3 / 1", "1 / 3", "2 / 3", "3 / 3"],
];

/** The trail in rows from the start below to the end above, with a piece and a die. */
export class BonusTrailView {
  readonly root: HTMLElement;
  readonly die = element("span", { class: styles.die });
  readonly #parts: TrailParts;
  readonly #spots: readonly TrailSpot[];
  readonly #places: readonly HTMLElement[];
  readonly #piece: HTMLElement;

  constructor(parts: TrailParts, { places }: BonusTrail, picture: string) {
    this.#parts = parts;
    // The piece stands on a spot of its own before the first place.
    this.#spots = layOutTrail(places.length + 1);
    this.#places = places.map((place, index) => {
      const isEnd = index === places.length - 1;
      const kind = isEnd ? "end" : kindOf(place);
      const text =
        "move" in place
          ? `${place.move > 0 ? "+" : "−"}${Math.abs(place.move)}`
          : parts.t("times", { multiplier: place.prize });
      return this.#spotted(element("span", { class: styles.place, text }), index + 1, kind);
    });
    const start = this.#spotted(element("span", { class: styles.place }), 0, "start");
    this.#piece = element("span", { class: styles.piece }, [
      element("img", { attributes: { src: picture, alt: "" } }),
    ]);
    this.#show(1);
    const ways = this.#spots.slice(1).map((spot, index) => wayBetween(this.#spots[index] ?? spot, spot));
    this.root = element("div", { class: styles.trail }, [...ways, start, ...this.#places, this.#piece]);
    this.root.style.setProperty("--columns", String(this.#spots[0]?.columns ?? 1));
    this.root.style.setProperty("--rows", String(this.#spots[0]?.rows ?? 1));
    this.stand(-1);
  }

  /** Puts the piece on a place; -1 is the start. */
  stand(place: number): void {
    this.#move(this.#spots[place + 1], 0);
  }

  /** Rolls the die to this face. */
  async roll(face: number): Promise<void> {
    const { clock, sound } = this.#parts;
    sound.play("roll");
    let shown = 0;
    await clock.move(ROLL_MS, (share) => {
      const step = Math.floor(share * 9);
      if (step !== shown && share < 1) {
        shown = step;
        sound.play("bounce");
        this.#show(FACES[(face + step * 2) % FACES.length] ?? face);
      }
      this.die.style.rotate = `${(1 - share) * 540}deg`;
      this.die.style.scale = String(1 + 0.25 * Math.sin(share * Math.PI));
    });
    this.#show(face);
  }

  /** Moves the piece from place to place. */
  async hop(from: number, to: number): Promise<void> {
    const { clock, sound } = this.#parts;
    for (let place = from + 1; place <= to; place += 1) {
      const start = this.#spots[place];
      const end = this.#spots[place + 1];
      await clock.move(HOP_MS, (share) => this.#move(between(start, end, share), Math.sin(share * Math.PI)));
      sound.play("tick");
    }
    this.#mark(to);
  }

  /** Moves the piece along an arrow. */
  async slide(from: number, to: number): Promise<void> {
    const { clock, sound } = this.#parts;
    sound.play(to > from ? "rise" : "drop");
    const [start, end] = [this.#spots[from + 1], this.#spots[to + 1]];
    await clock.move(
      SLIDE_MS,
      (share) => this.#move(between(start, end, share), 0.6 * Math.sin(share * Math.PI)),
      easeOut,
    );
    this.#mark(to);
  }

  /** Marks a place as one that has been stopped at. */
  #mark(place: number): void {
    for (const each of this.#places) delete each.dataset.now;
    const at = this.#places[place];
    if (!at) return;
    at.dataset.now = "true";
    at.dataset.paid = "true";
  }

  #move(spot: Pick<TrailSpot, "column" | "row"> | undefined, lift: number): void {
    if (!spot) return;
    this.#piece.style.setProperty("--column", String(spot.column));
    this.#piece.style.setProperty("--row", String(spot.row));
    this.#piece.style.setProperty("--lift", String(lift));
  }

  #show(face: number): void {
    this.die.replaceChildren(
      ...(PIPS[face - 1] ?? []).map((at) => {
        const pip = element("i");
        pip.style.setProperty("--at", at);
        return pip;
      }),
    );
  }

  #spotted(view: HTMLElement, spot: number, kind: string): HTMLElement {
    const { column = 0, row = 0 } = this.#spots[spot] ?? {};
    view.style.setProperty("--column", String(column));
    view.style.setProperty("--row", String(row));
    view.dataset.kind = kind;
    return view;
  }
}

/** How a place looks; a prize of five stakes or more is high. */
function kindOf(place: TrailPlace): string {
  if ("move" in place) return place.move > 0 ? "forward" : "back";
  return place.prize >= HIGH_PRIZE ? "high" : "prize";
}

/** The piece of the way between two spots that are side by side or one above the other. */
function wayBetween(from: TrailSpot, to: TrailSpot): HTMLElement {
  const way = element("span", { class: styles.way });
  way.style.setProperty("--column", String((from.column + to.column) / 2));
  way.style.setProperty("--row", String((from.row + to.row) / 2));
  way.dataset.upright = String(from.column === to.column);
  return way;
}

function between(from: TrailSpot | undefined, to: TrailSpot | undefined, share: number) {
  if (!from || !to) return to;
  return {
    column: from.column + (to.column - from.column) * share,
    row: from.row + (to.row - from.row) * share,
  };
}
