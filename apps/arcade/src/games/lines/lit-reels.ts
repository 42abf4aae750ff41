import type { Grid } from "@bellwether/contract/studio/events/grid.ts";
import { Container, Graphics, Sprite } from "pixi.js";
import type { Clock } from "../../player/clock.ts";
import { easeOut } from "../../player/ease.ts";
import type { GamePalette } from "../../theme/palette.ts";
import type { SymbolTextures } from "../slots/symbol-textures.ts";
import type { Reel } from "./reel.ts";

/** The parts that the view needs to fill a reel. */
export type LitReelParts = {
  clock: Clock;
  reels: readonly Reel[];
  textures: Map<string, SymbolTextures>;
  cell: { width: number; height: number };
  readonly rows: number;
  palette: GamePalette;
};

const GROW_MS = 420;
const APART_MS = 120;
const WALK_MS = 420;

/** Reels that one symbol fills from top to bottom. A lit column behind the symbols grows from the symbol's first position. */
export class LitReels {
  /** The layer behind the symbols. */
  readonly view = new Container();
  /** The layer in front of the symbols, for symbols that move between rows and reels. */
  readonly over = new Container();
  readonly #parts: LitReelParts;
  readonly #columns = new Map<number, Graphics>();

  constructor(parts: LitReelParts) {
    this.#parts = parts;
  }

  clear(): void {
    for (const column of this.#columns.values()) column.destroy();
    this.#columns.clear();
    for (const child of this.over.removeChildren()) child.destroy({ children: true });
  }

  /** Draws the columns again after their size has changed. */
  redraw(): void {
    for (const column of this.#columns.values()) this.#paint(column);
    for (const [reel, column] of this.#columns) this.#place(column, reel);
  }

  /** Fills one reel after the other with its symbol from `symbolOf`. The filling starts at the symbol's row in `grid`. */
  async fill(reels: readonly number[], symbolOf: (reel: number) => string, grid: Grid): Promise<void> {
    const { clock } = this.#parts;
    await Promise.all(
      reels.map(async (reel, index) => {
        await clock.wait(1 + index * APART_MS);
        const symbol = symbolOf(reel);
        await this.#grow(reel, symbol, Math.max(0, grid[reel]?.indexOf(symbol) ?? 0));
      }),
    );
    await clock.read(200);
  }

  /** Shows the reels that stay wild from an earlier spin; they do not turn. */
  keep(reels: readonly number[], symbol: string): void {
    for (const reel of reels) {
      this.#light(reel);
      this.#show(reel, symbol);
    }
  }

  /** Moves each wild reel to the right by one reel. `reels` are the numbers after the move. */
  async walk(reels: readonly number[], symbol: string): Promise<void> {
    const { clock, cell } = this.#parts;
    const walkers = reels.map((reel) => ({ reel, view: this.#column(symbol) }));
    this.over.addChild(...walkers.map(({ view }) => view));
    await clock.move(
      WALK_MS,
      (share) => {
        for (const { reel, view } of walkers) {
          view.x = (reel - 1 + share) * cell.width;
          view.y = -Math.abs(Math.sin(share * Math.PI * 2)) * 10;
        }
      },
      easeOut,
    );
    for (const { view } of walkers) view.destroy({ children: true });
    this.keep(reels, symbol);
  }

  async #grow(reel: number, symbol: string, from: number): Promise<void> {
    const { clock, cell, reels, rows } = this.#parts;
    const column = this.#light(reel);
    const middle = (from + 0.5) * cell.height;
    const sprites = this.#sprites(symbol);
    const holder = new Container({ children: sprites });
    holder.x = reel * cell.width;
    this.over.addChild(holder);
    const own = sprites.map((_, row) => reels[reel]?.spriteAt(row));
    await clock.move(
      GROW_MS,
      (share) => {
        for (const sprite of own) if (sprite) sprite.alpha = 1 - share;
        column.pivot.y = middle;
        column.y = middle;
        column.scale.y = 1 / rows + (1 - 1 / rows) * share;
        for (const [row, sprite] of sprites.entries()) {
          sprite.y = middle + ((row + 0.5) * cell.height - middle) * share;
          sprite.alpha = row === from ? 1 : share;
        }
      },
      easeOut,
    );
    holder.destroy({ children: true });
    for (const sprite of own) if (sprite) sprite.alpha = 1;
    this.#place(column, reel);
    this.#show(reel, symbol);
  }

  /** A movable copy of a lit column with its symbols. */
  #column(symbol: string): Container {
    const ground = new Graphics();
    this.#paint(ground);
    return new Container({ children: [ground, ...this.#sprites(symbol)] });
  }

  #sprites(symbol: string): Sprite[] {
    const { textures, cell, rows } = this.#parts;
    return Array.from({ length: rows }, (_, row) => {
      const sprite = new Sprite({ anchor: 0.5, x: cell.width / 2, y: (row + 0.5) * cell.height });
      const texture = textures.get(symbol)?.sharp;
      if (texture) sprite.texture = texture;
      return sprite;
    });
  }

  #light(reel: number): Graphics {
    const known = this.#columns.get(reel);
    if (known) return known;
    const column = new Graphics();
    this.#paint(column);
    this.#place(column, reel);
    this.view.addChild(column);
    this.#columns.set(reel, column);
    return column;
  }

  #show(reel: number, symbol: string): void {
    this.#parts.reels[reel]?.show(Array<string>(this.#parts.rows).fill(symbol));
  }

  #place(column: Graphics, reel: number): void {
    column.pivot.y = 0;
    column.scale.y = 1;
    column.position.set(reel * this.#parts.cell.width, 0);
  }

  #paint(column: Graphics): void {
    const { cell, rows, palette } = this.#parts;
    const height = cell.height * rows;
    column
      .clear()
      .roundRect(5, 5, cell.width - 10, height - 10, 18)
      .fill({ color: "#ffcf4a" })
      .stroke({ color: "#fff3b8", width: 6 })
      .roundRect(15, 15, cell.width - 30, height - 30, 12)
      .stroke({ color: palette.deep, width: 3, alpha: 0.55 });
  }
}
