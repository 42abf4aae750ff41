import type { HeldCoin } from "@bellwether/games/mechanics/hold-and-win/wire.ts";
import { Container, Graphics, Sprite } from "pixi.js";
import type { GameParts } from "../../play/game.ts";
import { easeBounce, linear, pulse } from "../../player/ease.ts";
import { mix } from "../../theme/palette.ts";
import type { Machine } from "../lines/machine.ts";
import { type CoinBoard, flyValues, glowBehind, runWave } from "./coin-acts.ts";
import { CoinPictures } from "./coin-pictures.ts";

const COLUMNS = 5;
const ROWS = 3;
const LAND_MS = 180;
const SPIN_MS = 720;
/** A respin takes longer when only one position is empty. */
const LAST_MS = 1_200;
const COUNT_EACH_MS = 130;

/** Called as a special coin acts, or as a persistent one grows by a coin that has landed. */
type Announce = (coin: HeldCoin, what: "acts" | "grows") => void;

/** A coin with its worth now, its picture, and the light behind a persistent one. */
type Piece = {
  coin: HeldCoin;
  readonly landedMinor: string;
  readonly sprite: Sprite;
  readonly light: Sprite | undefined;
};

/** The grid of the respins, over the reels: held coins, and streaks of light at empty positions. */
export class HeldGrid {
  readonly #parts: GameParts;
  readonly #machine: Machine;
  readonly #view = new Container();
  readonly #floor = new Graphics();
  readonly #streaks = new Graphics();
  readonly #lights = new Container();
  readonly #coins = new Container();
  readonly #above = new Container();
  readonly #held = new Map<string, Piece>();
  readonly #pictures: CoinPictures;

  constructor(parts: GameParts, machine: Machine) {
    this.#parts = parts;
    this.#machine = machine;
    this.#pictures = new CoinPictures(parts, machine.stage);
    this.#view.addChild(this.#floor, this.#streaks, this.#lights, this.#coins, this.#above);
  }

  /** Covers the reels and shows the spin's coins at their positions. */
  async open(coins: readonly HeldCoin[]): Promise<void> {
    const { clock } = this.#parts;
    this.#machine.stage.field.addChild(this.#view);
    this.redraw();
    for (const coin of coins) this.#put(coin);
    await clock.move(420, (share) => {
      this.#floor.alpha = share;
      for (const { sprite } of this.#held.values()) sprite.scale.set(1 + 0.16 * pulse(share));
    });
  }

  /**
   * One respin: light runs through the empty positions, then the new coins land one after another and act. `announce` is called before a
   * special coin acts, and with each persistent coin that grows.
   */
  async respin(coins: readonly HeldCoin[], announce: Announce): Promise<void> {
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
      const before = [...this.#held.values()].map((piece) => piece.coin);
      const { sprite } = this.#put(coin);
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
      await this.#act(coin, before, announce);
    }
  }

  /** Shows what a landed coin does: `before` are the coins that were held before it. */
  async #act(coin: HeldCoin, before: readonly HeldCoin[], announce: Announce): Promise<void> {
    const { special, changes = [], valueMinor } = coin;
    const { clock, sound } = this.#parts;
    const board = this.#board();
    const specialOf = (place: { reel: number; row: number }) => this.#held.get(keyOf(place))?.coin.special;
    if (special) {
      sound.play("rise", special === "booster" ? 1.2 : 1);
      announce(coin, "acts");
    }
    if (special === "collector" || special === "persistent") await flyValues(board, before, coin, 0n);
    if (special === "booster") {
      const raised = changes.map((other) => {
        // A persistent coin adds the booster itself too, which flies to it after the wave.
        const own = specialOf(other) === "persistent" ? BigInt(valueMinor) : 0n;
        return { ...other, valueMinor: (BigInt(other.valueMinor) - own).toString() };
      });
      await runWave(board, coin, raised);
    }
    if (special) await clock.read(650);
    for (const other of changes) {
      if (specialOf(other) !== "persistent") continue;
      announce({ ...other, special: "persistent" }, "grows");
      await flyValues(board, [coin], other, BigInt(other.valueMinor) - BigInt(valueMinor));
    }
  }

  /** Lifts the coins one after another, in the order of the grid, and calls `counted` for each. */
  async count(coins: readonly HeldCoin[], counted: (coin: HeldCoin) => void): Promise<void> {
    const { clock, sound } = this.#parts;
    const inOrder = coins.toSorted((one, other) => one.row - other.row || one.reel - other.reel);
    for (const [index, coin] of inOrder.entries()) {
      const sprite = this.#held.get(keyOf(coin))?.sprite;
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
    for (const { coin, sprite, light } of this.#held.values()) {
      sprite.position.copyFrom(this.#centreOf(coin));
      light?.position.copyFrom(sprite.position);
    }
  }

  close(): void {
    this.#view.destroy({ children: true });
    this.#pictures.destroy();
    this.#machine.stage.draw();
  }

  #board(): CoinBoard {
    const { width, height } = this.#cellAt(0, 0);
    return {
      parts: this.#parts,
      layer: this.#above,
      cell: { width, height },
      centreOf: (place) => this.#centreOf(place),
      spriteAt: (place) => this.#held.get(keyOf(place))?.sprite,
      paintNumber: (valueMinor) => this.#pictures.number(valueMinor),
      show: ({ reel, row, valueMinor }) => {
        const piece = this.#held.get(keyOf({ reel, row }));
        if (!piece) return;
        piece.coin = { ...piece.coin, valueMinor };
        piece.sprite.texture = this.#pictures.coin(piece.coin, valueMinor !== piece.landedMinor);
      },
    };
  }

  /** A special coin that collects lands without a value and then counts up to it. */
  #put(coin: HeldCoin): Piece {
    const collects = coin.special === "collector" || coin.special === "persistent";
    const texture = collects ? this.#pictures.unvalued(coin) : this.#pictures.coin(coin, false);
    const sprite = new Sprite({ texture, anchor: 0.5 });
    const light =
      coin.special === "persistent" ? glowBehind(this.#board(), this.#pictures.light()) : undefined;
    sprite.position.copyFrom(this.#centreOf(coin));
    this.#coins.addChild(sprite);
    if (light) {
      light.position.copyFrom(sprite.position);
      this.#lights.addChild(light);
    }
    const piece = { coin, landedMinor: coin.valueMinor, sprite, light };
    this.#held.set(keyOf(coin), piece);
    return piece;
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

  #centreOf({ reel, row }: { reel: number; row: number }) {
    const cell = this.#cellAt(reel, row);
    return { x: cell.x + cell.width / 2, y: cell.y + cell.height / 2 };
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
