import type { Position } from "@bellwether/contract/studio/events/grid.ts";
import { Container, Graphics, Sprite, type Texture } from "pixi.js";
import type { Clock } from "../../player/clock.ts";
import { easeOut } from "../../player/ease.ts";
import type { Rect } from "../../stage/lay-out-board.ts";
import type { SymbolTextures } from "../slots/symbol-textures.ts";
import { giantAt, giantRows, giantsIn } from "./giant-places.ts";
import { Reel } from "./reel.ts";
import type { Stopping } from "./reel-motion.ts";

/** The parts that the block needs. `cell` is updated when the board's shape changes. */
export type GiantBlockParts = {
  clock: Clock;
  reels: readonly Pick<Reel, "view">[];
  /** The textures of giant symbols by the number of their rows. */
  textures: ReadonlyMap<number, Map<string, SymbolTextures>>;
  cell: { width: number; height: number };
  rows: number;
  stopping: Stopping;
  /** The symbols of the wide strip, which pass while the reel turns. */
  symbols: readonly string[];
  /** Paints what is behind the wide reel, and the card behind each of its symbols. */
  paintGround(width: number, height: number): Texture;
  paintCard(width: number, height: number): Texture;
  colours: { edge: string; rim: string };
};

/** A giant symbol in the window: its sprite, its centre, and the part of it that is in sight. */
export type Giant = { sprite: Sprite; x: number; y: number; seen: Rect; isCut: boolean };

const FORM_MS = 380;
/** A wide reel turns half as many symbols a second as a single one. */
const PACE = 2;

/** Reels that are merged into one wide reel with giant symbols. It lies over the single reels, which are hidden behind it. */
export class GiantBlock {
  readonly view = new Container();
  /** The frame of the block, in front of the glass. */
  readonly over = new Container();
  readonly #parts: GiantBlockParts;
  readonly #ground = new Sprite();
  readonly #edge = new Graphics();
  readonly #mask = new Graphics();
  /** Painted once: the background of a block by its number of reels, and the card behind a symbol by its size. */
  readonly #grounds = new Map<number, Texture>();
  readonly #cards = new Map<number, Texture>();
  #reels: readonly number[] = [];
  #cut = 0;
  #reel: Reel | undefined;

  constructor(parts: GiantBlockParts) {
    this.#parts = parts;
    this.view.addChild(this.#ground, this.#mask);
    this.over.addChild(this.#edge);
  }

  /** The numbers of the reels that turn as one, from left to right; empty without a block. */
  get reels(): readonly number[] {
    return this.#reels;
  }

  /** Merges these reels; the wide reel turns until `land`. */
  async form(reels: readonly number[]): Promise<void> {
    const isSame = reels.join() === this.#reels.join();
    if (!isSame) this.#build(reels);
    // With reduced motion the reel does not turn. It stays empty until it stops, because a symbol on it would look like the result.
    if (this.#reel) this.#reel.view.visible = !this.#parts.clock.still;
    this.spin();
    if (!isSame) await this.#parts.clock.move(FORM_MS, (share) => this.#paint(share), easeOut);
  }

  /** Starts the wide reel, if there is one. */
  spin(): void {
    this.#reel?.spin();
  }

  /** Stops the wide reel on the column that its reels show, with so many rows of the top symbol above the window. */
  async land(column: readonly string[], cut: number, settled: () => void): Promise<void> {
    this.#cut = cut;
    this.#place();
    const size = this.#reels.length;
    if (this.#reel) this.#reel.view.visible = true;
    await this.#reel?.land(giantsIn(column, size, cut), settled);
  }

  /** Shows these reels merged and at rest. */
  show(reels: readonly number[], column: readonly string[], cut: number): void {
    this.#build(reels);
    this.#cut = cut;
    this.#place();
    this.#reel?.show(giantsIn(column, reels.length, cut));
    this.#paint(1);
  }

  /** Shows single reels again. */
  clear(): void {
    for (const reel of this.#reels) {
      const single = this.#parts.reels[reel];
      if (single) single.view.visible = true;
    }
    this.#reels = [];
    this.#reel?.view.destroy({ children: true });
    this.#reel = undefined;
    this.#ground.visible = false;
    this.#edge.clear();
  }

  /** Draws the block again after its size has changed. */
  redraw(): void {
    for (const ground of this.#grounds.values()) ground.destroy(true);
    this.#grounds.clear();
    this.#reel?.redraw();
    this.#place();
    this.#paint(1);
  }

  /** Dims or lights all of the block's symbols. */
  dim(alpha: number): void {
    const most = giantRows(this.#parts.rows, Math.max(1, this.#reels.length));
    for (let row = 0; row < most; row += 1) if (this.#reel) this.#reel.spriteAt(row).alpha = alpha;
  }

  /** The giant symbol that covers a position, if the position is in the block. */
  at({ reel, row }: Position): Giant | undefined {
    if (!this.#reel || !this.#reels.includes(reel)) return undefined;
    const { cell, rows } = this.#parts;
    const size = this.#reels.length;
    const { index, from, to } = giantAt(row, { size, cut: this.#cut, rows });
    const left = (this.#reels[0] ?? 0) * cell.width;
    return {
      sprite: this.#reel.spriteAt(index),
      x: left + (size * cell.width) / 2,
      y: (index * size - this.#cut + size / 2) * cell.height,
      seen: { x: left, y: from * cell.height, width: size * cell.width, height: (to - from) * cell.height },
      isCut: to - from < size,
    };
  }

  #build(reels: readonly number[]): void {
    this.clear();
    this.#reels = reels;
    this.#cut = 0;
    const { cell, clock, rows, stopping, symbols, textures } = this.#parts;
    const size = reels.length;
    const own = textures.get(size);
    if (!own) return;
    const wide = {
      get width() {
        return cell.width * size;
      },
      get height() {
        return cell.height * size;
      },
    };
    const filler = symbols.slice(0, giantRows(rows, size));
    const card = this.#cards.get(size) ?? this.#parts.paintCard(wide.width, wide.height);
    this.#cards.set(size, card);
    this.#reel = new Reel(
      { clock, textures: own, rows: giantRows(rows, size), cell: wide, stopping, pace: PACE, card },
      filler,
      symbols,
    );
    this.#reel.view.mask = this.#mask;
    this.view.addChild(this.#reel.view);
    for (const reel of reels) {
      const single = this.#parts.reels[reel];
      if (single) single.view.visible = false;
    }
    this.#place();
    this.#paint(0);
  }

  /** Puts the ground and the wide reel in their place. */
  #place(): void {
    const { cell, rows, paintGround } = this.#parts;
    const [first] = this.#reels;
    if (first === undefined || !this.#reel) return;
    const x = first * cell.width;
    const width = cell.width * this.#reels.length;
    const height = cell.height * rows;
    const ground = this.#grounds.get(width) ?? paintGround(width, height);
    this.#grounds.set(width, ground);
    this.#ground.texture = ground;
    this.#ground.visible = true;
    this.#ground.position.set(x, 0);
    this.#reel.view.position.set(x, -this.#cut * cell.height);
    this.#mask.clear().rect(x, 0, width, height).fill("#ffffff");
  }

  /** Paints the frame. While it forms, it closes from the outside. */
  #paint(share: number): void {
    const { cell, rows, colours } = this.#parts;
    this.#edge.clear();
    const [first] = this.#reels;
    if (first === undefined) return;
    this.#ground.alpha = share;
    const spread = (1 - share) * cell.width * 0.4;
    const x = first * cell.width + 5 - spread;
    const width = cell.width * this.#reels.length - 10 + spread * 2;
    const height = cell.height * rows - 10;
    for (const [line, color, alpha] of [
      [26, colours.edge, 0.25],
      [14, colours.rim, 0.95],
      [7, colours.edge, 1],
    ] as const)
      this.#edge.roundRect(x, 5, width, height, 16).stroke({ width: line, color, alpha: alpha * share });
  }
}
