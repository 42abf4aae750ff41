import { Container, Graphics } from "pixi.js";
import type { Clock } from "../../player/clock.ts";
import type { Reel } from "./reel.ts";

/** The parts that the light needs. `cell` is updated when the board's shape changes. */
export type TeaseParts = {
  clock: Clock;
  reels: readonly Pick<Reel, "view">[];
  /** The block of giant symbols. It covers its reels, so it is lit instead of them. */
  block?: { readonly view: Container; readonly reels: readonly number[] } | undefined;
  cell: { width: number; height: number };
  readonly rows: number;
  colour: string;
};

const DIMMED = 0.45;
const BEAT_MS = 300;

/** Lights the next reel to stop if it may decide the spin. With reduced motion no reel turns, so no reel is lit. */
export class Tease {
  readonly view = new Container();
  readonly #parts: TeaseParts;
  #lit: number | undefined;

  constructor(parts: TeaseParts) {
    this.#parts = parts;
  }

  /** Lights a reel and dims the others. Calls `beat` every 300 ms while the reel is lit. */
  light(reel: number, beat: () => void): void {
    const { clock, reels, block } = this.#parts;
    if (clock.still) return;
    this.clear();
    this.#lit = reel;
    for (const [index, { view }] of reels.entries()) view.alpha = index === reel ? 1 : DIMMED;
    if (block) block.view.alpha = block.reels[0] === reel ? 1 : DIMMED;
    const edge = new Graphics();
    this.view.addChild(edge);
    let spentMs = 0;
    let beats = 0;
    void clock.run((elapsedMs) => {
      if (edge.destroyed) return false;
      spentMs += elapsedMs;
      this.#paint(edge, reel, 0.7 + 0.3 * Math.sin((spentMs / BEAT_MS) * Math.PI * 2));
      if (spentMs >= beats * BEAT_MS) beat();
      beats = Math.floor(spentMs / BEAT_MS) + 1;
      return true;
    });
  }

  /** Turns off the light on this reel. Without an argument, turns off any light. */
  clear(reel = this.#lit): void {
    if (this.#lit === undefined || reel !== this.#lit) return;
    this.#lit = undefined;
    for (const child of this.view.removeChildren()) child.destroy();
    for (const { view } of this.#parts.reels) view.alpha = 1;
    if (this.#parts.block) this.#parts.block.view.alpha = 1;
  }

  #paint(edge: Graphics, reel: number, alpha: number): void {
    const { block, cell, rows, colour } = this.#parts;
    const wide = block?.reels[0] === reel ? block.reels.length : 1;
    const [x, width, height] = [reel * cell.width, cell.width * wide, cell.height * rows];
    edge
      .clear()
      .rect(x, 0, width, height)
      .fill({ color: colour, alpha: 0.1 * alpha });
    for (const [line, share] of [
      [20, 0.3],
      [8, 1],
    ] as const)
      edge
        .roundRect(x + 5, 5, width - 10, height - 10, 14)
        .stroke({ color: colour, width: line, alpha: alpha * share });
  }
}
