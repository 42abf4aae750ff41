import type { HeldCoin } from "@bellwether/games/mechanics/hold-and-win/wire.ts";
import { Container, Graphics, Sprite, type Texture } from "pixi.js";
import type { GameParts } from "../../play/game.ts";
import { easeBounce, linear, pulse } from "../../player/ease.ts";
import { mix } from "../../theme/palette.ts";
import type { Machine } from "../lines/machine.ts";
import { type CoinKind, paintCoin } from "./paint-coin.ts";

const COLUMNS = 5;
const ROWS = 3;
const COIN = 158;
const LAND_MS = 180;
const SPIN_MS = 720;
/** A respin takes longer when only one position is empty. */
const LAST_MS = 1_200;
const COUNT_EACH_MS = 130;

/** The grid of the respins, over the reels: held coins, and streaks of light at empty positions. */
export class HeldGrid {
  readonly #parts: GameParts;
  readonly #machine: Machine;
  readonly #view = new Container();
  readonly #floor = new Graphics();
  readonly #streaks = new Graphics();
  readonly #coins = new Container();
  readonly #held = new Map<string, Sprite>();
  readonly #textures = new Map<string, Texture>();

  constructor(parts: GameParts, machine: Machine) {
    this.#parts = parts;
    this.#machine = machine;
    this.#view.addChild(this.#floor, this.#streaks, this.#coins);
  }

  /** Covers the reels and shows the spin's coins at their positions. */
  async open(coins: readonly HeldCoin[]): Promise<void> {
    const { clock } = this.#parts;
    this.#machine.stage.field.addChild(this.#view);
    this.redraw();
    for (const coin of coins) this.#put(coin);
    await clock.move(420, (share) => {
      this.#floor.alpha = share;
      for (const sprite of this.#held.values()) sprite.scale.set(1 + 0.16 * pulse(share));
    });
  }

  /** One respin: light runs through the empty positions, then the new coins land. */
  async respin(coins: readonly HeldCoin[]): Promise<void> {
    const { clock, sound } = this.#parts;
    const isLast = this.#held.size === COLUMNS * ROWS - 1;
    let beats = 0;
    await clock.move(
      isLast ? LAST_MS : SPIN_MS,
      (share) => {
        this.#streak(share);
        if (!isLast || share * 4 < beats + 1) return;
        beats += 1;
        sound.play("drop", 0.7);
      },
      linear,
    );
    if (clock.still) await clock.read(SPIN_MS);
    this.#streaks.clear();
    for (const coin of coins) {
      const sprite = this.#put(coin);
      const { y } = sprite;
      sound.play("land", 0.9 + this.#held.size * 0.03);
      await clock.move(
        LAND_MS,
        (share) => {
          sprite.y = y - (1 - share) * 90;
          sprite.alpha = Math.min(1, share * 2);
        },
        easeBounce,
      );
    }
  }

  /** Lifts the coins one after another, in the order of the grid, and calls `counted` for each. */
  async count(coins: readonly HeldCoin[], counted: (coin: HeldCoin) => void): Promise<void> {
    const { clock, sound } = this.#parts;
    const inOrder = coins.toSorted((one, other) => one.row - other.row || one.reel - other.reel);
    for (const [index, coin] of inOrder.entries()) {
      const sprite = this.#held.get(keyOf(coin));
      counted(coin);
      sound.play("tick", 1 + index * 0.05);
      await clock.move(COUNT_EACH_MS, (share) => sprite?.scale.set(1 + 0.2 * pulse(share)));
    }
  }

  /** Draws the grid again after its size has changed. */
  redraw(): void {
    const { palette } = this.#parts;
    const { x, y, width, height } = this.#machine.window();
    this.#view.position.set(x, y);
    this.#floor
      .clear()
      .rect(0, 0, width, height)
      .fill({ color: mix(palette.ink, "#120802", 0.5), alpha: 0.92 });
    for (let place = 0; place < COLUMNS * ROWS; place += 1) {
      const cell = this.#cellAt(place % COLUMNS, Math.floor(place / COLUMNS));
      this.#floor
        .roundRect(cell.x + 5, cell.y + 5, cell.width - 10, cell.height - 10, 18)
        .fill({ color: mix(palette.ink, palette.near, 0.25), alpha: 0.95 })
        .stroke({ color: "#b9802f", width: 3, alpha: 0.8 });
    }
    for (const [key, sprite] of this.#held) {
      const [reel = 0, row = 0] = key.split(" ").map(Number);
      const cell = this.#cellAt(reel, row);
      sprite.position.set(cell.x + cell.width / 2, cell.y + cell.height / 2);
    }
  }

  close(): void {
    this.#view.destroy({ children: true });
    for (const texture of this.#textures.values()) texture.destroy(true);
    this.#machine.stage.draw();
  }

  #put(coin: HeldCoin): Sprite {
    const sprite = new Sprite({ texture: this.#textureOf(coin), anchor: 0.5 });
    const cell = this.#cellAt(coin.reel, coin.row);
    sprite.position.set(cell.x + cell.width / 2, cell.y + cell.height / 2);
    this.#coins.addChild(sprite);
    this.#held.set(keyOf(coin), sprite);
    return sprite;
  }

  #textureOf({ pot, valueMinor }: HeldCoin): Texture {
    const { t, money, frame } = this.#parts;
    const kind: CoinKind = pot ?? "plain";
    const text = pot ? t(`pot_${pot}`) : money(valueMinor);
    const known = this.#textures.get(`${kind} ${text}`);
    if (known) return known;
    const made = this.#machine.stage.paint(COIN, COIN, (pen) => paintCoin(pen, COIN, kind, text, frame));
    this.#textures.set(`${kind} ${text}`, made);
    return made;
  }

  /** Draws streaks of light that fall through the empty positions. */
  #streak(share: number): void {
    this.#streaks.clear();
    for (let reel = 0; reel < COLUMNS; reel += 1)
      for (let row = 0; row < ROWS; row += 1) {
        if (this.#held.has(keyOf({ reel, row }))) continue;
        const { x, y, width, height } = this.#cellAt(reel, row);
        for (let line = 0; line < 3; line += 1) {
          const long = height * 0.34;
          const fall = (share * 6 + line * 0.37 + reel * 0.19 + row * 0.11) % 1;
          this.#streaks
            .roundRect(x + width * (0.32 + line * 0.16), y + 14 + fall * (height - long - 28), 7, long, 4)
            .fill({ color: "#ffcf6a", alpha: 0.5 * (1 - share * 0.4) });
        }
      }
  }

  #cellAt(reel: number, row: number) {
    const { width, height } = this.#machine.window();
    const cell = { width: width / COLUMNS, height: height / ROWS };
    return { x: reel * cell.width, y: row * cell.height, ...cell };
  }
}

function keyOf({ reel, row }: { reel: number; row: number }): string {
  return `${reel} ${row}`;
}
