import type { Grid, Position } from "@bellwether/contract/studio/events/grid.ts";
import { Container, Graphics, Sprite, type Text } from "pixi.js";
import type { Clock } from "../../player/clock.ts";
import { easeIn, linear, pulse } from "../../player/ease.ts";
import type { BoardFrame } from "../../theme/brand-style.ts";
import { animateFall } from "../slots/animate-fall.ts";
import { dropOut, leave } from "../slots/clear-symbols.ts";
import type { SymbolTextures } from "../slots/symbol-textures.ts";
import { winLabel } from "../slots/win-label.ts";
import type { PlacesView } from "./places-view.ts";
import { type Fall, planFall, planFilling } from "./plan-drop.ts";
import type { Shards } from "./shards.ts";

/** The parts that the view needs to draw the grid. */
export type CascadeParts = {
  clock: Clock;
  textures: Map<string, SymbolTextures>;
  side: number;
  rows: number;
  /** The point that winning symbols fly to, in design pixels of the grid. Undefined: the symbols leave in the style of the slot's world. */
  jar: { x: number; y: number } | undefined;
  /** The marks of places, in models whose places have multipliers. */
  places: PlacesView | undefined;
  frame: BoardFrame;
  shards: Shards;
  colour: string;
};

const FALL_MS = 130;
const REEL_APART_MS = 45;

/** The symbols on the grid: they fall in, light up together, burst and make room. */
export class CascadeView {
  readonly view = new Container();
  readonly symbols = new Container();
  readonly #over = new Container();
  readonly #parts: CascadeParts;
  #places = new Map<string, Sprite>();
  #grid: Grid = [];

  constructor(parts: CascadeParts) {
    this.#parts = parts;
    const { places } = parts;
    if (places) this.view.addChild(places.ground, this.symbols, places.badges, this.#over);
    else this.view.addChild(this.symbols, this.#over);
  }

  /** Drops everything on the grid out at the bottom. */
  async empty(): Promise<void> {
    const { clock, side, rows } = this.#parts;
    const leaving = [...this.#places.values()];
    this.#places.clear();
    await dropOut(clock, leaving, { width: side * Math.max(1, this.#grid.length), reach: side * (rows + 1) });
  }

  async fill(grid: Grid, landed: () => void): Promise<void> {
    for (const sprite of this.#places.values()) sprite.destroy();
    this.#places.clear();
    await this.#fall(planFilling(grid), landed);
    this.#grid = grid;
  }

  /** Highlights a cluster and shows its pay. */
  async lightUp(positions: readonly Position[], label: string): Promise<void> {
    const { clock, side, colour, places } = this.#parts;
    const ground = new Graphics();
    for (const { reel, row } of positions)
      ground.roundRect(reel * side + 4, row * side + 4, side - 8, side - 8, 20);
    ground.fill({ color: colour, alpha: 0.4 }).stroke({ color: "#ffffff", width: 5, alpha: 0.9 });
    // Above the marks of places, below the symbols.
    this.view.addChildAt(ground, this.view.getChildIndex(this.symbols));
    const sprites = positions.map((position) => this.#at(position)).filter((sprite) => sprite !== undefined);
    const words = this.#label(positions, label);
    await clock.move(
      640,
      (share) => {
        const beat = pulse(Math.min(1, share * 1.6));
        for (const sprite of sprites) sprite.scale.set(1 + beat * 0.16);
        places?.beat(positions, beat);
        words.scale.set(0.6 + 0.4 * Math.min(1, share * 4));
        words.y -= 0.6;
      },
      linear,
    );
    if (clock.still) await clock.read(400);
    ground.destroy();
    words.destroy();
  }

  /** Removes symbols in the style of the slot's world, or lets them fly into the jar. Then the symbols above fall. */
  async drop(removed: readonly Position[], after: Grid, landed: () => void, isWin = true): Promise<void> {
    const { clock, side, shards, jar, frame } = this.#parts;
    const bursting = removed.map((position) => this.#at(position)).filter((sprite) => sprite !== undefined);
    for (const { reel, row } of removed) {
      this.#places.delete(`${reel} ${row}`);
      void shards.burst((reel + 0.5) * side, (row + 0.5) * side);
    }
    if (jar && isWin && !clock.still) await this.#flyTo(jar, bursting);
    else {
      const verb = frame.world?.winVerb;
      await leave(clock, bursting, { verb, ms: verb && verb !== "burst" ? 260 : 190, side });
    }
    await this.#fall(planFall(this.#grid, removed, after), landed);
    this.#grid = after;
  }

  /** Shows that a boost counts: it jumps, and its number flies to `to`, a point of the grid. */
  async count(position: Position, number: string, to: { x: number; y: number }): Promise<void> {
    const { clock, side, frame } = this.#parts;
    const sprite = this.#at(position);
    if (!sprite) return;
    const flying = winLabel(number, side * 0.42, frame);
    this.#over.addChild(flying);
    const { x, y } = sprite;
    await clock.move(
      420,
      (share) => {
        sprite.scale.set(1 + pulse(Math.min(1, share * 1.8)) * 0.3);
        const way = Math.max(0, share * 1.5 - 0.5);
        flying.position.set(x + (to.x - x) * way, y + (to.y - y) * way);
        flying.alpha = 1 - Math.max(0, share * 5 - 4);
      },
      linear,
    );
    flying.destroy();
  }

  /** Shows a label on a dark band across the grid, as long as it takes to read it. */
  async proclaim(label: string): Promise<void> {
    const { clock, side, frame, rows } = this.#parts;
    const [width, height] = [side * this.#grid.length, side * rows];
    const words = winLabel(label, 84, frame);
    const fitting = Math.min(1, (width * 0.92) / words.width);
    words.position.set(width / 2, height / 2);
    const band = new Graphics().rect(0, height / 2 - 90, width, 180).fill({ color: "#000000", alpha: 0.66 });
    this.#over.addChild(band, words);
    await clock.move(380, (share) => {
      band.alpha = share;
      words.scale.set(fitting * (0.5 + 0.5 * share));
    });
    await clock.read(1_100);
    band.destroy();
    words.destroy();
  }

  /** Turns the symbols at these positions into `symbol`. */
  async turn(positions: readonly Position[], symbol: string, after: Grid): Promise<void> {
    const { clock, textures } = this.#parts;
    const sprites = positions.map((position) => this.#at(position)).filter((sprite) => sprite !== undefined);
    const texture = textures.get(symbol)?.sharp;
    await clock.move(
      700,
      (share) => {
        for (const sprite of sprites) {
          if (texture && share >= 0.5) sprite.texture = texture;
          sprite.scale.set(Math.abs(1 - 2 * share), 1);
        }
      },
      linear,
    );
    if (clock.still) await clock.read(500);
    this.#grid = after;
  }

  async #flyTo(jar: { x: number; y: number }, sprites: readonly Sprite[]): Promise<void> {
    const starts = sprites.map(({ x, y }) => ({ x, y }));
    this.#over.addChild(...sprites);
    await this.#parts.clock.move(
      380,
      (share) => {
        for (const [index, sprite] of sprites.entries()) {
          const start = starts[index] ?? jar;
          sprite.position.set(start.x + (jar.x - start.x) * share, start.y + (jar.y - start.y) * share);
          sprite.scale.set(1 - share * 0.7);
        }
      },
      easeIn,
    );
    for (const sprite of sprites) sprite.destroy();
  }

  async #fall(falls: Fall[], landed: () => void): Promise<void> {
    const { clock, side, textures, frame } = this.#parts;
    const next = new Map<string, Sprite>();
    const moves = falls.map(async ({ reel, from, to, symbol }) => {
      const sprite = this.#places.get(`${reel} ${from}`) ?? new Sprite({ anchor: 0.5 });
      const texture = textures.get(symbol)?.sharp;
      if (texture) sprite.texture = texture;
      sprite.position.set((reel + 0.5) * side, (from + 0.5) * side);
      this.symbols.addChild(sprite);
      next.set(`${reel} ${to}`, sprite);
      if (from === to) return;
      await clock.wait(1 + reel * REEL_APART_MS);
      const ms = FALL_MS * Math.sqrt(to - from) + 190;
      await animateFall(frame.world?.stop ?? "thud", clock, sprite, {
        y: (to + 0.5) * side,
        height: side,
        ms,
        landed: () => {
          if (to === Math.max(...falls.filter((fall) => fall.reel === reel).map((fall) => fall.to))) landed();
        },
      });
    });
    await Promise.all(moves);
    this.#places = next;
  }

  #at({ reel, row }: Position): Sprite | undefined {
    return this.#places.get(`${reel} ${row}`);
  }

  #label(positions: readonly Position[], label: string): Text {
    const { side, frame } = this.#parts;
    const middle = (values: number[]) => values.reduce((sum, value) => sum + value + 0.5, 0) / values.length;
    const text = winLabel(label, 62, frame);
    text.position.set(
      middle(positions.map(({ reel }) => reel)) * side,
      middle(positions.map(({ row }) => row)) * side,
    );
    this.#over.addChild(text);
    return text;
  }
}
