import type { Grid, Position } from "@bellwether/contract/studio/events/grid.ts";
import { Container, Graphics, Sprite, type Text } from "pixi.js";
import type { Clock } from "../../player/clock.ts";
import { linear, pulse } from "../../player/ease.ts";
import type { BoardFrame } from "../../theme/brand-style.ts";
import { type Fall, planFall, planFilling } from "../clusters/plan-drop.ts";
import type { Shards } from "../clusters/shards.ts";
import { animateFall } from "../slots/animate-fall.ts";
import { dropOut, leave } from "../slots/clear-symbols.ts";
import type { SymbolTextures } from "../slots/symbol-textures.ts";
import { winLabel } from "../slots/win-label.ts";
import { paintTile, type TileColours } from "./paint-tile.ts";

/** The parts that the view needs to draw the reels. `window` is updated when the board's shape changes. */
export type TumbleParts = {
  clock: Clock;
  textures: Map<string, SymbolTextures>;
  window: { width: number; height: number };
  reels: number;
  frame: BoardFrame;
  shards: Shards;
  tile: TileColours;
  colour: string;
};

/** A symbol on its tile. */
type Piece = { readonly view: Container; readonly tile: Graphics; readonly sprite: Sprite };

const REEL_APART_MS = 45;
/** The scale to which winning symbols grow before they leave. */
const LIFTED = 1.1;
const LIFT_MS = 120;
const BURST_MS = 220;
const FALL_MS = 260;
const FALL_ROW_MS = 30;
const GAP = 5;

/** Reels with different numbers of symbols. The symbols of a reel share the window's height. Winning symbols leave, the others fall. */
export class TumbleView {
  readonly view = new Container();
  readonly symbols = new Container();
  readonly #over = new Container();
  readonly #parts: TumbleParts;
  #pieces = new Map<string, Piece>();
  #grid: Grid = [];

  constructor(parts: TumbleParts) {
    this.#parts = parts;
    this.view.addChild(this.symbols, this.#over);
  }

  /** Shows a grid at once. */
  show(grid: Grid): void {
    this.#clear();
    this.#grid = grid;
    for (const [reel, symbols] of grid.entries())
      for (const [row, symbol] of symbols.entries()) {
        const piece = this.#make(symbol, symbols.length);
        this.#put(piece, reel, row, symbols.length);
        this.#pieces.set(`${reel} ${row}`, piece);
      }
  }

  /** Resizes and places all symbols after the window has changed its shape. Running movements continue. */
  redraw(): void {
    for (const [at, piece] of this.#pieces) {
      const [reel = 0, row = 0] = at.split(" ").map(Number);
      const { length } = this.#grid[reel] ?? [];
      this.#size(piece, length);
      this.#put(piece, reel, row, length);
    }
  }

  /** Drops all symbols out at the bottom. */
  async empty(): Promise<void> {
    const { clock, window } = this.#parts;
    const leaving = [...this.#pieces.values()].map(({ view }) => view);
    this.#pieces.clear();
    await dropOut(clock, leaving, { width: window.width, reach: window.height * 1.1 });
  }

  async fill(grid: Grid, landed: () => void): Promise<void> {
    this.#clear();
    this.#grid = grid;
    await this.#fall(planFilling(grid), grid, landed);
  }

  /** Lights these symbols, dims the others, and shows the pay. */
  async lightUp(positions: readonly Position[], label: string): Promise<void> {
    const { clock, colour } = this.#parts;
    const lit = new Set(positions.map(({ reel, row }) => `${reel} ${row}`));
    const edges = new Graphics();
    for (const { reel, row } of positions) {
      const { x, y, width, height } = this.#place(reel, row);
      edges.roundRect(x - width / 2 + 2, y - height / 2 + 2, width - 4, height - 4, 14);
    }
    edges.stroke({ color: colour, width: 13, alpha: 0.55 }).stroke({ color: "#fff6c8", width: 5 });
    for (const [at, { view }] of this.#pieces) view.alpha = lit.has(at) ? 1 : 0.42;
    this.#over.addChild(edges);
    const sprites = positions.flatMap((position) => this.#at(position)?.sprite ?? []);
    const scales = sprites.map(({ scale }) => scale.x);
    const words = this.#label(positions, label);
    await clock.move(
      620,
      (share) => {
        const beat = pulse(Math.min(1, share * 1.6));
        for (const [index, sprite] of sprites.entries())
          sprite.scale.set((scales[index] as number) * (1 + beat * 0.14));
        words.scale.set(0.6 + 0.4 * Math.min(1, share * 4));
      },
      linear,
    );
    if (clock.still) await clock.read(420);
    for (const { view } of this.#pieces.values()) view.alpha = 1;
    edges.destroy();
    words.destroy();
  }

  /** Lets the removed symbols grow and leave. Then the symbols above them and the new symbols fall. */
  async drop(removed: readonly Position[], after: Grid, landed: () => void): Promise<void> {
    const { clock, shards, frame, window, reels } = this.#parts;
    const before = this.#grid;
    this.#grid = after;
    const bursting = removed.flatMap((position) => this.#at(position) ?? []);
    for (const { view } of bursting) this.symbols.addChild(view);
    await clock.move(LIFT_MS, (share) => {
      for (const { view } of bursting) view.scale.set(1 + share * (LIFTED - 1));
    });
    for (const { reel, row } of removed) {
      this.#pieces.delete(`${reel} ${row}`);
      const { x, y } = this.#place(reel, row, before);
      void shards.burst(x, y);
    }
    await leave(
      clock,
      bursting.map(({ view }) => view),
      { verb: frame.world?.winVerb, ms: BURST_MS, side: window.width / reels, scale: LIFTED },
    );
    await this.#fall(planFall(before, removed, after), after, landed);
  }

  async #fall(falls: Fall[], grid: Grid, landed: () => void): Promise<void> {
    const { clock, frame } = this.#parts;
    const next = new Map<string, Piece>();
    const lowest = new Map<number, number>();
    for (const { reel, from, to } of falls)
      if (from !== to) lowest.set(reel, Math.max(lowest.get(reel) ?? 0, to));
    const moves = falls.map(async ({ reel, from, to, symbol }) => {
      const { length } = grid[reel] ?? [];
      const piece = this.#pieces.get(`${reel} ${from}`) ?? this.#make(symbol, length);
      this.#put(piece, reel, from, length);
      next.set(`${reel} ${to}`, piece);
      if (from === to) return;
      const { view } = piece;
      const { y, height } = this.#place(reel, to, grid);
      await clock.wait(1 + reel * REEL_APART_MS);
      await animateFall(frame.world?.stop ?? "thud", clock, view, {
        y,
        height,
        ms: FALL_MS + FALL_ROW_MS * (to - from),
        landed: () => {
          if (to === lowest.get(reel)) landed();
        },
      });
    });
    this.#pieces = next;
    const shape = { ...this.#parts.window };
    await Promise.all(moves);
    const { width, height } = this.#parts.window;
    if (width !== shape.width || height !== shape.height) this.redraw();
  }

  #make(symbol: string, height: number): Piece {
    const tile = new Graphics();
    const sprite = new Sprite({ anchor: 0.5 });
    const texture = this.#parts.textures.get(symbol)?.sharp;
    if (texture) sprite.texture = texture;
    const piece = { view: new Container({ children: [tile, sprite] }), tile, sprite };
    this.#size(piece, height);
    this.symbols.addChild(piece.view);
    return piece;
  }

  /** Draws a symbol's tile and fits the symbol into the tile. `height` is the number of symbols on the reel. */
  #size({ tile, sprite }: Piece, height: number): void {
    const { window, reels, frame, tile: look } = this.#parts;
    const [width, tall] = [window.width / reels - 2 * GAP, window.height / height - 2 * GAP];
    paintTile(tile, frame.world?.cell ?? "tile", { width, height: tall }, look);
    sprite.scale.set(Math.min(width - 8, tall - 4) / sprite.texture.width);
  }

  #put({ view }: Piece, reel: number, row: number, height: number): void {
    const { window, reels } = this.#parts;
    view.position.set(((reel + 0.5) * window.width) / reels, ((row + 0.5) * window.height) / height);
  }

  #clear(): void {
    for (const { view } of this.#pieces.values()) view.destroy({ children: true });
    this.#pieces.clear();
  }

  /** The middle and the size of a grid position. */
  #place(reel: number, row: number, grid: Grid = this.#grid) {
    const { window, reels } = this.#parts;
    const [width, height] = [window.width / reels, window.height / (grid[reel]?.length ?? 1)];
    return { x: (reel + 0.5) * width, y: (row + 0.5) * height, width, height };
  }

  /** The middle and the shorter side of a grid position, for the win show. */
  placeOf({ reel, row }: Position, grid: Grid): { x: number; y: number; side: number } {
    const { x, y, width, height } = this.#place(reel, row, grid);
    return { x, y, side: Math.min(width, height) };
  }

  #at({ reel, row }: Position): Piece | undefined {
    return this.#pieces.get(`${reel} ${row}`);
  }

  #label(positions: readonly Position[], label: string): Text {
    const { frame, window } = this.#parts;
    const places = positions.map(({ reel, row }) => this.#place(reel, row));
    const middle = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
    const text = winLabel(label, 64, frame);
    const [half, x] = [text.width / 2 + 8, middle(places.map((place) => place.x))];
    text.position.set(
      Math.min(window.width - half, Math.max(half, x)),
      middle(places.map((place) => place.y)),
    );
    this.#over.addChild(text);
    return text;
  }
}
