import type { Clock } from "../../player/clock.ts";
import type { Board } from "../../stage/board.ts";
import type { Rect, Size } from "../../stage/lay-out-board.ts";
import { edge, glow, type Pen, slab, slope, words } from "../../stage/pen.ts";
import { type BoardFrame, headFont } from "../../theme/brand-style.ts";
import { easeToRest, progressBetween, showRoom } from "../shows/show-room.ts";
import { EventPicture } from "../slip/event-picture.ts";
import type { Wall } from "./describe-draw.ts";
import { openingPlan } from "./opening-plan.ts";
import { paintWallJungle } from "./paint-jungle.ts";
import { paintIdol, paintStone } from "./paint-stone.ts";

type WallShowParts = { board: Board; clock: Clock; frame: BoardFrame };

const WHOLE_MS = 11_000;
const COLUMNS = 10;
const ROWS = 7;
/** The times of a round as shares of the whole: the drop falls, then the stones. */
const DROP = { from: 0.02, lands: 0.2, until: 0.26 };
const STONES = { from: 0.3, until: 0.9, fall: 0.06 };
const FACTORS = [1, 2, 3, 5, 10];

/** A ruin's wall of seventy stones: a drop raises the prizes, then the stones fall. */
export class WallShow {
  readonly #parts: WallShowParts;
  readonly #picture: EventPicture;
  #wall: Wall | undefined;
  #opensAt: readonly number[] = [];
  #isOwn: (stone: number) => boolean = () => false;

  constructor(parts: WallShowParts) {
    this.#parts = parts;
    this.#picture = new EventPicture(parts.board, {
      clock: parts.clock,
      wholeMs: WHOLE_MS,
      paint: (pen, size, time) => this.#paint(pen, size, time),
    });
  }

  stand(): void {
    this.#wall = undefined;
    this.#isOwn = () => false;
    this.#picture.stand();
  }

  /** Opens the wall within `ms`. `reached` is called when the drop has fallen, and for each further tenth of the stones. */
  async open(
    wall: Wall,
    ms: number,
    isOwn: (stone: number) => boolean,
    reached: (step: "drop" | "stones") => void,
  ): Promise<void> {
    this.#wall = wall;
    this.#opensAt = openingPlan(wall.prizes);
    this.#isOwn = isOwn;
    let step = -1;
    await this.#picture.show(ms, (time) => {
      const now = time < DROP.lands ? -1 : Math.floor(progressBetween(time, STONES.from, STONES.until) * 10);
      if (now <= step) return;
      reached(step < 0 ? "drop" : "stones");
      step = now;
    });
  }

  #paint(pen: Pen, size: Size, time: number): void {
    paintWallJungle(pen, size);
    const room = showRoom(size);
    if (!room) return;
    const head = Math.min(64, room.height * 0.16);
    const wall = { ...room, y: room.y + head, height: room.height - head };
    this.#paintWall(pen, wall, time);
    this.#paintDrop(pen, room, head, time);
  }

  #paintWall(pen: Pen, wall: Rect, time: number): void {
    const rim = Math.min(10, wall.height * 0.03);
    slab(
      pen,
      wall.x - rim,
      wall.y - rim,
      wall.width + rim * 2,
      wall.height + rim * 2,
      14,
      slope(pen, wall.y, wall.y + wall.height, ["#4a5340", "#2d3426", "#1d2218"]),
    );
    edge(
      pen,
      wall.x - rim,
      wall.y - rim,
      wall.width + rim * 2,
      wall.height + rim * 2,
      14,
      "rgba(214, 226, 170, 0.4)",
      2,
    );
    const [width, height] = [wall.width / COLUMNS, wall.height / ROWS];
    const drawn = this.#wall;
    // The idol is painted last, because its light falls on its neighbours.
    const numbers = Array.from({ length: COLUMNS * ROWS }, (_, index) => index + 1);
    if (drawn) numbers.sort((one, other) => Number(one === drawn.idol) - Number(other === drawn.idol));
    for (const number of numbers) {
      const index = number - 1;
      const opens = STONES.from + (this.#opensAt[index] ?? 1) * (STONES.until - STONES.from);
      paintStone(
        pen,
        {
          x: wall.x + (index % COLUMNS) * width,
          y: wall.y + Math.floor(index / COLUMNS) * height,
          width,
          height,
        },
        {
          number,
          prize: (drawn?.prizes[index] ?? 0) * (drawn?.factor ?? 1),
          isIdol: number === drawn?.idol,
          isOwn: this.#isOwn(number),
          open: drawn ? progressBetween(time, opens, opens + STONES.fall) : 0,
        },
        this.#font,
      );
    }
  }

  /** The stone head above the wall, and the drop that falls from it with the factor of the round. */
  #paintDrop(pen: Pen, room: Rect, head: number, time: number): void {
    const x = room.x + room.width / 2;
    const top = room.y + head * 0.42;
    paintIdol(pen, x, top, head * 0.9);
    const fall = progressBetween(time, DROP.from, DROP.lands);
    if (!this.#wall || fall <= 0 || time >= DROP.until + 0.06) {
      this.#paintFactor(pen, room, head, time);
      return;
    }
    const lands = room.y + room.height * 0.55;
    const y = top + (lands - top) * fall ** 2;
    const size = head * 0.9;
    const factor = fall < 1 ? (FACTORS[Math.floor(fall * 20) % FACTORS.length] as number) : this.#wall.factor;
    const burst = progressBetween(time, DROP.lands, DROP.until + 0.06);
    pen.globalAlpha = 1 - burst;
    pen.fillStyle = glow(pen, x, y, size * (1.4 + burst * 4), [
      "rgba(190, 240, 255, 0.85)",
      "rgba(110, 210, 255, 0.25)",
      "rgba(110, 210, 255, 0)",
    ]);
    pen.fillRect(x - size * 6, y - size * 6, size * 12, size * 12);
    pen.beginPath();
    pen.moveTo(x, y - size * 0.95);
    pen.bezierCurveTo(x + size * 0.75, y, x + size * 0.5, y + size * 0.6, x, y + size * 0.6);
    pen.bezierCurveTo(x - size * 0.5, y + size * 0.6, x - size * 0.75, y, x, y - size * 0.95);
    pen.fillStyle = slope(pen, y - size, y + size * 0.6, ["#e8fbff", "#79d3f7", "#1f7fb8"]);
    pen.fill();
    words(pen, `×${factor}`, { x, y: y + size * 0.1, width: size }, this.#font, size * 0.5, "#06283d");
    pen.globalAlpha = 1;
  }

  /** The factor of the round beside the head, once it is known. */
  #paintFactor(pen: Pen, room: Rect, head: number, time: number): void {
    if (!this.#wall || this.#wall.factor === 1 || time < DROP.until) return;
    const x = room.x + room.width / 2 + head * 0.9;
    const y = room.y + head * 0.42;
    const grow = easeToRest(progressBetween(time, DROP.until, DROP.until + 0.05));
    slab(
      pen,
      x - head * 0.4,
      y - head * 0.3,
      head * 0.9,
      head * 0.6,
      head * 0.16,
      slope(pen, y - head * 0.3, y + head * 0.3, ["#e8fbff", "#79d3f7"]),
    );
    words(
      pen,
      `×${this.#wall.factor}`,
      { x: x + head * 0.05, y, width: head * 0.8 },
      this.#font,
      head * 0.42 * grow,
      "#06283d",
    );
  }

  readonly #font = (size: number) => headFont(this.#parts.frame, size);
}
