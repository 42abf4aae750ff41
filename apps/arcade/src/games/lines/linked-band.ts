import { Container, Graphics } from "pixi.js";
import type { Clock } from "../../player/clock.ts";
import { easeOut } from "../../player/ease.ts";

/** The parts that the band needs. `cell` is updated when the board's shape changes. */
export type LinkedBandParts = {
  clock: Clock;
  cell: { width: number; height: number };
  rows: number;
  colour: string;
};

const CLOSE_MS = 360;
const GOLD = "#ffcf4a";
const EDGE = "#5a3404";

/** A band around linked reels, with a clasp over each joint between two of them. It closes from the outside while the reels turn. */
export class LinkedBand {
  readonly view = new Container();
  readonly #parts: LinkedBandParts;
  readonly #band = new Graphics();
  #reels: readonly number[] = [];

  constructor(parts: LinkedBandParts) {
    this.#parts = parts;
    this.view.addChild(this.#band);
  }

  /** Closes the band around these reels. */
  async close(reels: readonly number[]): Promise<void> {
    this.#reels = reels;
    await this.#parts.clock.move(CLOSE_MS, (share) => this.#paint(share), easeOut);
  }

  clear(): void {
    this.#reels = [];
    this.#band.clear();
  }

  /** Draws the band again after its size has changed. */
  redraw(): void {
    this.#paint(1);
  }

  #paint(share: number): void {
    const { cell, rows, colour } = this.#parts;
    this.#band.clear();
    const [first] = this.#reels;
    if (first === undefined) return;
    const spread = (1 - share) * cell.width * 0.5;
    const x = first * cell.width + 4 - spread;
    const width = cell.width * this.#reels.length - 8 + spread * 2;
    const height = cell.height * rows - 8;
    this.#band.roundRect(x, 4, width, height, 20).fill({ color: colour, alpha: 0.12 * share });
    for (const [line, color, alpha] of [
      [22, colour, 0.3],
      [13, EDGE, 0.9],
      [8, GOLD, 1],
    ] as const)
      this.#band.roundRect(x, 4, width, height, 20).stroke({ width: line, color, alpha: alpha * share });
    for (const reel of this.#reels.slice(1))
      for (const y of [4, 4 + height]) this.#paintClasp(reel * cell.width, y, share);
  }

  /** A clasp of two rings. */
  #paintClasp(x: number, y: number, share: number): void {
    this.#band
      .roundRect(x - 40, y - 15, 80, 30, 15)
      .fill({ color: EDGE, alpha: share })
      .stroke({ width: 5, color: GOLD, alpha: share });
    for (const side of [-17, 17])
      this.#band.circle(x + side, y, 9 * share).stroke({ width: 5, color: GOLD, alpha: share });
  }
}
