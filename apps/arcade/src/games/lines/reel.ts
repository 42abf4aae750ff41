import { Container, Sprite, type Texture } from "pixi.js";
import type { Clock } from "../../player/clock.ts";
import { easeIn, linear } from "../../player/ease.ts";
import type { SymbolTextures } from "../slots/symbol-textures.ts";
import { landingPlace, type ReelMotion, running, type Stopping, springStop } from "./reel-motion.ts";

/** The parts that all reels of a machine share. */
export type ReelParts = {
  clock: Clock;
  textures: Map<string, SymbolTextures>;
  /** The rows of the window now, and the most that it can have. */
  readonly rows: number;
  readonly mostRows?: number;
  cell: { width: number; height: number };
  /** A card behind each symbol, as large as a position. */
  card?: Texture;
  /** How many times longer a turn by a symbol takes; more for symbols that are large. */
  pace?: number;
  /** How a reel comes to rest; by default on a spring. */
  stopping?: Stopping;
};

/** Above this speed symbols are drawn blurred. */
const BLUR_SPEED = 11;
/** At this distance from its stop, in symbols, a reel counts as stopped, because a floating reel is very slow at the end. */
const STOPPED_WITHIN = 0.02;

/** One reel: an endless strip of symbols, with a few sprites for the visible symbols. */
export class Reel {
  readonly view = new Container();
  readonly #parts: ReelParts;
  readonly #tape = new Map<number, string>();
  readonly #sprites: Sprite[];
  #cards: readonly Sprite[] = [];
  readonly #filler: readonly string[];
  #motion: ReelMotion = { turned: 0, speed: 0 };
  #spinning = false;
  #leader: Reel | undefined;

  constructor(parts: ReelParts, shown: readonly string[], filler: readonly string[]) {
    this.#parts = parts;
    this.#filler = filler;
    this.#sprites = Array.from(
      { length: (parts.mostRows ?? parts.rows) + 2 },
      () => new Sprite({ anchor: 0.5 }),
    );
    if (parts.card)
      this.#cards = this.#sprites.map(() => new Sprite({ texture: parts.card as Texture, anchor: 0.5 }));
    this.view.addChild(...this.#cards, ...this.#sprites);
    this.show(shown);
  }

  /** Stops the reel and shows these symbols, from the top. */
  show(symbols: readonly string[]): void {
    this.#spinning = false;
    this.#motion = { turned: Math.round(this.#motion.turned), speed: 0 };
    for (const [row, symbol] of symbols.entries()) this.#tape.set(row - this.#motion.turned, symbol);
    this.#draw();
  }

  /** Turns in step with another reel and shows the same symbols as it, until the next spin. */
  follow(leader: Reel): void {
    this.#leader = leader;
    this.#draw();
  }

  /** Starts the reel; it turns until `land`. */
  spin(): void {
    this.#leader = undefined;
    if (this.#spinning || this.#parts.clock.still) return;
    this.#spinning = true;
    const from = this.#motion.turned;
    let elapsedMs = 0;
    void this.#parts.clock.run((ms) => {
      if (!this.#spinning) return false;
      elapsedMs += ms;
      this.#motion = running(from, elapsedMs / (this.#parts.pace ?? 1));
      this.#draw();
      return true;
    });
  }

  /** Stops the reel on these symbols. */
  async land(symbols: readonly string[], settled: () => void): Promise<void> {
    const { clock, rows, stopping = springStop, pace = 1 } = this.#parts;
    this.#spinning = false;
    if (this.#leader) this.#motion = this.#leader.#motion;
    const from = this.#motion.turned;
    const to = landingPlace(from, rows);
    for (const [row, symbol] of symbols.entries()) this.#tape.set(row - to, symbol);
    let hasStopped = false;
    await clock.move(
      stopping.ms(from, to) * pace,
      (share) => {
        this.#motion = stopping.at(from, to, share);
        if (!hasStopped && this.#motion.turned >= to - STOPPED_WITHIN) {
          hasStopped = true;
          settled();
        }
        this.#draw();
      },
      linear,
    );
    for (const place of this.#tape.keys()) if (place > rows - to) this.#tape.delete(place);
  }

  /** Moves the resting reel by steps, downwards when positive, to these symbols. */
  async nudge(steps: number, symbols: readonly string[], ms: number): Promise<void> {
    const from = this.#motion.turned;
    for (const [row, symbol] of symbols.entries()) this.#tape.set(row - from - steps, symbol);
    await this.#parts.clock.move(
      ms,
      (share) => {
        this.#motion = { turned: from + steps * share, speed: 0 };
        this.#draw();
      },
      easeIn,
    );
    this.#motion = { turned: from + steps, speed: 0 };
    this.#draw();
  }

  /** Redraws the reel after its size has changed. */
  redraw(): void {
    this.#draw();
  }

  /** The sprite in a row, to be highlighted or dimmed. */
  spriteAt(row: number): Sprite {
    return this.#sprites[row + 1] as Sprite;
  }

  #draw(): void {
    const { cell, textures } = this.#parts;
    const { turned, speed } = this.#spinning ? (this.#leader ?? this).#motion : this.#motion;
    const whole = Math.floor(turned);
    for (const [index, sprite] of this.#sprites.entries()) {
      const place = index - 1 - whole;
      const pair = textures.get(this.#tape.get(place) ?? this.#fillerAt(place));
      if (pair) sprite.texture = speed > BLUR_SPEED ? pair.blurred : pair.sharp;
      sprite.position.set(cell.width / 2, (place + turned + 0.5) * cell.height);
      const card = this.#cards[index];
      card?.position.copyFrom(sprite.position);
      card?.setSize(cell.width, cell.height);
    }
  }

  /** Symbols that pass while the reel turns are for show only; the result always comes from the server. */
  #fillerAt(place: number): string {
    const filler = (this.#leader ?? this).#filler;
    const { length } = filler;
    const index = (((place * 7 + Math.floor(place / 5) * 3) % length) + length) % length;
    return filler[index] as string;
  }
}
